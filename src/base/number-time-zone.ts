/** Where days and times are meant that nothing places: the rules speak English and Hindi. */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata'

/** Zones by country calling code, of countries that have one zone. The longest code counts. */
const ZONES: Record<string, string> = {
  '27': 'Africa/Johannesburg',
  '31': 'Europe/Amsterdam',
  '32': 'Europe/Brussels',
  '33': 'Europe/Paris',
  '39': 'Europe/Rome',
  '41': 'Europe/Zurich',
  '43': 'Europe/Vienna',
  '44': 'Europe/London',
  '45': 'Europe/Copenhagen',
  '46': 'Europe/Stockholm',
  '47': 'Europe/Oslo',
  '48': 'Europe/Warsaw',
  '49': 'Europe/Berlin',
  '60': 'Asia/Kuala_Lumpur',
  '63': 'Asia/Manila',
  '64': 'Pacific/Auckland',
  '65': 'Asia/Singapore',
  '66': 'Asia/Bangkok',
  '81': 'Asia/Tokyo',
  '82': 'Asia/Seoul',
  '84': 'Asia/Ho_Chi_Minh',
  '86': 'Asia/Shanghai',
  '91': DEFAULT_TIME_ZONE,
  '92': 'Asia/Karachi',
  '94': 'Asia/Colombo',
  '234': 'Africa/Lagos',
  '254': 'Africa/Nairobi',
  '353': 'Europe/Dublin',
  '852': 'Asia/Hong_Kong',
  '880': 'Asia/Dhaka',
  '966': 'Asia/Riyadh',
  '971': 'Asia/Dubai',
  '974': 'Asia/Qatar',
  '977': 'Asia/Kathmandu',
}

/** The time zone of the country that a number in international format belongs to; undefined where it has several. */
export function timeZoneOfNumber(number: string): string | undefined {
  return [3, 2].map((length) => ZONES[number.slice(1, 1 + length)]).find((zone) => zone !== undefined)
}

interface ZoneHints {
  /** The project's own; empty or absent where it has none. */
  project: string | undefined
  /** The dialled number in international format; null if none was dialled. */
  to: string | null
  /** The installation's. */
  installation: string | undefined
}

/**
 * IANA zone in which a person means days and times, unless the flow says: the project's, the number's, the
 * installation's.
 */
export function timeZoneOfPerson({ project = '', to, installation }: ZoneHints): string {
  if (project !== '') return project
  return (to === null ? undefined : timeZoneOfNumber(to)) ?? installation ?? DEFAULT_TIME_ZONE
}
