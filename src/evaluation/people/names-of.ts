import { spaced } from '../../language/rules/fields/field-reader.ts'
import type { FlowField } from '../../machines/flow/types.ts'
import type { SpokenLanguage } from './person.ts'
import type { Siblings } from './siblings.ts'

/** Words that say what kind of thing a field is, not which of them. */
const OF_KIND = new Set(
  `name number no phone date day time datetime city town address count num total is has have of the needs need wants want point
   plates contact amount`.split(/\s+/),
)

/** Words of field names with what people say for them, near words too; what a name shares with no other is said as it is. */
const NEAR: readonly (readonly [RegExp, Record<SpokenLanguage, readonly [string, ...string[]]>])[] = [
  [/^adults?$/, { en: ['adults', 'grown-ups'], romanised: ['bade', 'adults'], hi: ['बड़े', 'एडल्ट'] }],
  [/^(?:children|kids)$/, { en: ['kids', 'children'], romanised: ['bachche', 'bacche'], hi: ['बच्चे'] }],
  [/^(?:infants|babies)$/, { en: ['infants', 'babies'], romanised: ['chhote bachche'], hi: ['छोटे बच्चे'] }],
  [/^seniors$/, { en: ['seniors', 'senior citizens'], romanised: ['bujurg'], hi: ['बुज़ुर्ग'] }],
  [/^men$/, { en: ['men', 'gents'], romanised: ['aadmi'], hi: ['आदमी'] }],
  [/^women$/, { en: ['women', 'ladies'], romanised: ['auratein', 'ladies'], hi: ['औरतें'] }],
  [/^boys$/, { en: ['boys', 'sons'], romanised: ['ladke', 'bete'], hi: ['लड़के', 'बेटे'] }],
  [/^girls$/, { en: ['girls', 'daughters'], romanised: ['ladkiyan', 'betiyan'], hi: ['लड़कियाँ', 'बेटियाँ'] }],
  [/^bags$/, { en: ['bags', 'suitcases'], romanised: ['bag'], hi: ['बैग'] }],
  [/^pickup$/, { en: ['pick-up', 'pickup'], romanised: ['pickup'], hi: ['पिकअप'] }],
  [/^(?:drop|dropoff)$/, { en: ['drop', 'drop-off'], romanised: ['drop'], hi: ['ड्रॉप'] }],
  [/^return$/, { en: ['return', 'return trip'], romanised: ['wapsi', 'return'], hi: ['वापसी'] }],
  [/^delivery$/, { en: ['delivery'], romanised: ['delivery'], hi: ['डिलीवरी'] }],
  [/^checkin$/, { en: ['check-in', 'check in'], romanised: ['check-in'], hi: ['चेक इन'] }],
  [/^checkout$/, { en: ['check-out', 'check out'], romanised: ['check-out'], hi: ['चेक आउट'] }],
  [/^opening$/, { en: ['opening time', 'opening'], romanised: ['khulne ka time'], hi: ['खुलने का समय'] }],
  [/^closing$/, { en: ['closing time', 'closing'], romanised: ['band hone ka time'], hi: ['बंद होने का समय'] }],
  [/^start$/, { en: ['start'], romanised: ['shuru'], hi: ['शुरू'] }],
  [/^end$/, { en: ['end', 'finish'], romanised: ['khatam'], hi: ['खत्म'] }],
  [/^home$/, { en: ['home', 'house'], romanised: ['ghar'], hi: ['घर'] }],
  [/^(?:work|office)$/, { en: ['work', 'office'], romanised: ['office'], hi: ['ऑफिस'] }],
  [/^mobile$/, { en: ['mobile', 'cell'], romanised: ['mobile'], hi: ['मोबाइल'] }],
  [/^alternate$/, { en: ['alternate', 'alternative', 'other'], romanised: ['doosra'], hi: ['दूसरा'] }],
  [/^emergency$/, { en: ['emergency'], romanised: ['emergency'], hi: ['इमरजेंसी'] }],
  [/^patient$/, { en: ['patient'], romanised: ['mareez', 'patient'], hi: ['मरीज़'] }],
  [/^student$/, { en: ['student'], romanised: ['student'], hi: ['स्टूडेंट'] }],
  [/^bride$/, { en: ['bride'], romanised: ['dulhan'], hi: ['दुल्हन'] }],
  [/^groom$/, { en: ['groom'], romanised: ['dulha'], hi: ['दूल्हा'] }],
  [/^wedding$/, { en: ['wedding', 'marriage'], romanised: ['shaadi'], hi: ['शादी'] }],
  [/^engagement$/, { en: ['engagement'], romanised: ['sagai'], hi: ['सगाई'] }],
  [/^income$/, { en: ['income', 'salary'], romanised: ['income', 'kamai'], hi: ['आमदनी', 'इनकम'] }],
  [/^rent$/, { en: ['rent'], romanised: ['kiraya'], hi: ['किराया'] }],
  [/^first$/, { en: ['first choice', 'first'], romanised: ['pehla'], hi: ['पहला'] }],
  [/^second$/, { en: ['second choice', 'second'], romanised: ['doosra'], hi: ['दूसरा'] }],
  [/^breakfast$/, { en: ['breakfast'], romanised: ['nashta', 'breakfast'], hi: ['नाश्ता'] }],
]

/** What a person calls a field beside its siblings, the plainest first. */
export function namesOf(field: FlowField, siblings: Siblings, language: SpokenLanguage): [string, ...string[]] {
  const words = wordsOf(field)
  const others = new Set(siblings.filter(({ name }) => name !== field.name).flatMap(wordsOf))
  const own = words.filter((word) => !others.has(word))
  const telling = own.filter((word) => !OF_KIND.has(word))
  const [said] = [telling, own, words].filter(({ length }) => length > 0)
  if (!said) return [field.name]
  const ways = said.map((word) => NEAR.find(([pattern]) => pattern.test(word))?.[1][language] ?? [word])
  const most = Math.max(...ways.map(({ length }) => length))
  const names = Array.from({ length: most }, (_, at) => ways.map((way) => way[at % way.length] ?? '').join(' '))
  return [names[0] ?? field.name, ...names.slice(1)]
}

function wordsOf({ name }: FlowField): string[] {
  return spaced(name).toLowerCase().split(' ')
}
