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
  '91': 'Asia/Kolkata',
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
