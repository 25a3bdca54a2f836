import { hindiNoun } from './nouns.ts'

/** Countable nouns, used after "कितने" or "कितनी". */
const COUNTED = new Map([
  ['nights', 'कितनी रातें'],
  ['days', 'कितने दिन'],
  ['rooms', 'कितने कमरे'],
  ['adults', 'कितने बड़े लोग'],
  ['children', 'कितने बच्चे'],
  ['kids', 'कितने बच्चे'],
  ['passengers', 'कितनी सवारियाँ'],
  ['devices', 'कितने डिवाइस'],
  ['members', 'कितने सदस्य'],
  ['tickets', 'कितने टिकट'],
  ['acres', 'कितने एकड़'],
  ['seats', 'कितनी सीटें'],
  ['hours', 'कितने घंटे'],
  ['months', 'कितने महीने'],
])

/** "कितनी रातें होंगी?" for a field of that name */
export function howMany(label: readonly string[]): string | undefined {
  const counted = COUNTED.get(label.at(-1) ?? '')
  if (counted === undefined) return undefined
  return `${counted} ${counted.startsWith('कितनी') ? 'होंगी' : 'होंगे'}?`
}

const READ_BACK = new Map([
  ['nights', 'रातें'],
  ['days', 'दिन'],
  ['rooms', 'कमरे'],
  ['adults', 'बड़े'],
  ['children', 'बच्चे'],
  ['kids', 'बच्चे'],
  ['guests', 'मेहमान'],
  ['people', 'लोग'],
  ['passengers', 'सवारियाँ'],
  ['members', 'सदस्य'],
  ['tickets', 'टिकट'],
  ['acres', 'एकड़'],
  ['seats', 'सीटें'],
  ['hours', 'घंटे'],
  ['months', 'महीने'],
])

const ONE = new Map([
  ['रातें', 'रात'],
  ['कमरे', 'कमरा'],
  ['बच्चे', 'बच्चा'],
  ['सवारियाँ', 'सवारी'],
  ['लोग', 'व्यक्ति'],
  ['सीटें', 'सीट'],
  ['घंटे', 'घंटा'],
  ['महीने', 'महीना'],
])

/** "2 रातें"; a number whose noun is not known in Hindi stands alone. */
export function hindiNumber(label: readonly string[], value: number): string {
  const counted = READ_BACK.get(label.at(-1) ?? '')
  if (counted !== undefined) return `${value} ${value === 1 ? (ONE.get(counted) ?? counted) : counted}`
  const noun = hindiNoun(label)
  return noun === undefined ? String(value) : `${noun} ${value}`
}
