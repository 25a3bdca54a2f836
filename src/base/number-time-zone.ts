/** Where days and times are meant that nothing places: the rules speak English and Hindi. */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata'

/**
 * Time zones by country calling code: all of a country that has one, else those where many people live. The United States
 * and Canada share a code, as do Russia and Kazakhstan.
 */
const ZONES: Record<string, string[]> = {
  '1': [
    ...['America/New_York', 'America/Detroit', 'America/Chicago', 'America/Denver', 'America/Phoenix'],
    ...['America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu'],
    ...['America/St_Johns', 'America/Halifax', 'America/Toronto', 'America/Winnipeg', 'America/Regina'],
    ...['America/Edmonton', 'America/Vancouver'],
  ],
  '7': ['Europe/Moscow', 'Asia/Yekaterinburg', 'Asia/Novosibirsk', 'Asia/Almaty'],
  '20': ['Africa/Cairo'],
  '27': ['Africa/Johannesburg'],
  '30': ['Europe/Athens'],
  '31': ['Europe/Amsterdam'],
  '32': ['Europe/Brussels'],
  '33': ['Europe/Paris'],
  '34': ['Europe/Madrid', 'Atlantic/Canary'],
  '36': ['Europe/Budapest'],
  '39': ['Europe/Rome'],
  '40': ['Europe/Bucharest'],
  '41': ['Europe/Zurich'],
  '43': ['Europe/Vienna'],
  '44': ['Europe/London'],
  '45': ['Europe/Copenhagen'],
  '46': ['Europe/Stockholm'],
  '47': ['Europe/Oslo'],
  '48': ['Europe/Warsaw'],
  '49': ['Europe/Berlin'],
  '51': ['America/Lima'],
  '52': ['America/Mexico_City', 'America/Monterrey', 'America/Tijuana'],
  '55': ['America/Sao_Paulo', 'America/Fortaleza', 'America/Manaus'],
  '56': ['America/Santiago', 'Pacific/Easter'],
  '57': ['America/Bogota'],
  '60': ['Asia/Kuala_Lumpur'],
  '61': [
    ...['Australia/Sydney', 'Australia/Melbourne', 'Australia/Brisbane', 'Australia/Hobart', 'Australia/Adelaide'],
    ...['Australia/Darwin', 'Australia/Perth'],
  ],
  '62': ['Asia/Jakarta', 'Asia/Makassar'],
  '63': ['Asia/Manila'],
  '64': ['Pacific/Auckland'],
  '65': ['Asia/Singapore'],
  '66': ['Asia/Bangkok'],
  '81': ['Asia/Tokyo'],
  '82': ['Asia/Seoul'],
  '84': ['Asia/Ho_Chi_Minh'],
  '86': ['Asia/Shanghai'],
  '90': ['Europe/Istanbul'],
  '91': [DEFAULT_TIME_ZONE],
  '92': ['Asia/Karachi'],
  '93': ['Asia/Kabul'],
  '94': ['Asia/Colombo'],
  '95': ['Asia/Yangon'],
  '98': ['Asia/Tehran'],
  '212': ['Africa/Casablanca'],
  '233': ['Africa/Accra'],
  '234': ['Africa/Lagos'],
  '251': ['Africa/Addis_Ababa'],
  '254': ['Africa/Nairobi'],
  '255': ['Africa/Dar_es_Salaam'],
  '256': ['Africa/Kampala'],
  '351': ['Europe/Lisbon', 'Atlantic/Azores'],
  '353': ['Europe/Dublin'],
  '358': ['Europe/Helsinki'],
  '380': ['Europe/Kyiv'],
  '420': ['Europe/Prague'],
  '852': ['Asia/Hong_Kong'],
  '855': ['Asia/Phnom_Penh'],
  '880': ['Asia/Dhaka'],
  '886': ['Asia/Taipei'],
  '960': ['Indian/Maldives'],
  '965': ['Asia/Kuwait'],
  '966': ['Asia/Riyadh'],
  '968': ['Asia/Muscat'],
  '971': ['Asia/Dubai'],
  '972': ['Asia/Jerusalem'],
  '973': ['Asia/Bahrain'],
  '974': ['Asia/Qatar'],
  '975': ['Asia/Thimphu'],
  '977': ['Asia/Kathmandu'],
}

const CODES = new Map(Object.entries(ZONES).flatMap(([code, zones]) => zones.map((zone) => [zone, code] as const)))

/** Calling code of the country that lies in a time zone; undefined for a zone of none, such as UTC, or of one that is not known here. */
export function callingCodeIn(timeZone: string): string | undefined {
  return CODES.get(timeZone)
}

/** The time zone of the country that a number in international format belongs to; undefined where it has several. */
export function timeZoneOfNumber(number: string): string | undefined {
  // The longest code counts.
  const [zone, ...others] =
    [3, 2].map((length) => ZONES[number.slice(1, 1 + length)]).find((zones) => zones !== undefined) ?? []
  return others.length === 0 ? zone : undefined
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
