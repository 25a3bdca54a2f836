/**
 * Number words in three spellings. Romanised Hindi has no fixed spelling, so its words are compared by `foldSpelling`;
 * those that are also English words ("do", "das", "bees") sit apart and count only where Hindi is spoken.
 */
export interface NumberWord {
  kind: 'unit' | 'teen' | 'tens' | 'hindi' | 'hundred' | 'scale' | 'fraction' | 'repeat'
  value: number
}

const UNITS = 'zero one two three four five six seven eight nine'
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'

/** 0 to 99, one number a group, spellings within it side by side. */
const DEVANAGARI = `शून्य/जीरो/सिफर एक/वन दो/टू तीन/थ्री चार/फोर पांच/पाँच/फाइव छह/छः/छे/छ/छै/सिक्स सात/सेवन आठ/एट नौ/नाइन
  दस/टेन ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह अठारह/अट्ठारह उन्नीस बीस इक्कीस बाईस/बाइस तेईस/तेइस चौबीस पच्चीस छब्बीस सत्ताईस/सत्ताइस
  अट्ठाईस/अठ्ठाईस/अठाईस उनतीस/उन्तीस तीस इकतीस/इकत्तीस बत्तीस तैंतीस/तेंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस/उन्तालीस चालीस
  इकतालीस बयालीस तैंतालीस चवालीस/चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन/तिरेपन चौवन पचपन
  छप्पन सत्तावन अट्ठावन/अठावन उनसठ साठ इकसठ बासठ तिरसठ/तिरेसठ चौंसठ/चौसठ पैंसठ छियासठ सड़सठ/सरसठ अड़सठ उनहत्तर सत्तर इकहत्तर
  बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी/उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सतासी/सत्तासी
  अठासी/अट्ठासी नवासी नब्बे इक्यानवे/इक्यानबे बानवे/बानबे तिरानवे/तिरानबे चौरानवे/चौरानबे पचानवे/पंचानवे छियानवे सत्तानवे/सतानवे
  अट्ठानवे/अठानवे निन्यानवे/निन्यानबे`
const ROMANISED = `shunya/sifar ek do teen/tin char/chaar paanch/panch/paach/pach chhah/cheh/chhe/chha/chhai saat aath/ath/aat nau/naw
  das/dus gyarah/igyarah barah terah chaudah pandrah/pandra solah satrah atharah/attharah unnis bees ikkis bais/baees teis/teyis chaubis
  pachis/pacchis chhabbis/chabbis sattais atthais/athais untis/unattis tees iktis/ikattis battis taintis/tentis chauntis/chautis paintis
  chhattis/chattis saintis adtis/artis untalis/unchalis chalis iktalis/ikatalis bayalis/byalis taintalis/tentalis chavalis/chauvalis
  paintalis chhiyalis/chiyalis saintalis adtalis/artalis unchas/unanchas pachas ikyavan bavan tirpan/tirepan chauvan pachpan
  chhappan/chappan sattavan atthavan/athavan unsath sath iksath/iksat basath tirsath chausath/chaunsath painsath chhiyasath/chiyasath
  sarsath/sadsath adsath/arsath unhattar sattar ikhattar bahattar tihattar chauhattar pachhattar/pichhattar chhihattar satattar/satahattar
  athattar/athahattar unasi/unyasi assi ikyasi bayasi tirasi chaurasi pachasi chhiyasi satasi athasi/atthasi navasi nabbe ikyanve banve
  tiranve chauranve pachanve/panchanve chhiyanve satanve athanve/atthanve ninyanve/ninanve`

const EXACT = new Map<string, NumberWord>()
const FOLDED = new Map<string, NumberWord>()
/** Hindi number words that English, a name or another Hindi word also has. */
const AMBIGUOUS = new Set(
  'do tin teen char das dus bees sat ath aat bais tees pach sath saath bara aath saat'.split(' '),
)
/** Words that fold like a number and are none ("tera" is "yours"). */
const NEVER = new Set(['tera', 'nave', 'at'])

UNITS.split(' ').forEach((word, value) => EXACT.set(word, { kind: 'unit', value }))
TEENS.split(' ').forEach((word, index) => EXACT.set(word, { kind: 'teen', value: 10 + index }))
TENS.split(' ').forEach((word, index) => EXACT.set(word, { kind: 'tens', value: 20 + 10 * index }))
for (const word of `ten fifteen ${TENS}`.split(' ')) {
  const number = EXACT.get(word)
  if (number) EXACT.set(`${word}ish`, number) // "fortyish"
}
EXACT.set('fourty', { kind: 'tens', value: 40 })
EXACT.set('hundred', { kind: 'hundred', value: 100 }).set('hundreds', { kind: 'hundred', value: 100 })
EXACT.set('double', { kind: 'repeat', value: 2 }).set('triple', { kind: 'repeat', value: 3 })
EXACT.set('डबल', { kind: 'repeat', value: 2 }).set('ट्रिपल', { kind: 'repeat', value: 3 })
EXACT.set('सौ', { kind: 'hundred', value: 100 })
scales('thousand thousands हजार हज़ार', 1_000)
scales('lakh lakhs lac lacs lack lpa लाख', 100_000)
scales('crore crores cr करोड़ करोड', 10_000_000)
scales('million millions mn', 1_000_000)
scales('billion billions bn', 1_000_000_000)
fractions('आधा/आधे/aadha/adha/aadhe/adhe 0.5 डेढ़/dedh/derh 1.5 ढाई/अढ़ाई/dhai/dhaai/adhai 2.5')

DEVANAGARI.split(/\s+/).forEach((group, value) => {
  for (const word of group.split('/')) EXACT.set(plain(word), { kind: value < 10 ? 'unit' : 'hindi', value })
})
ROMANISED.split(/\s+/).forEach((group, value) => {
  for (const word of group.split('/')) FOLDED.set(foldSpelling(word), { kind: value < 10 ? 'unit' : 'hindi', value })
})
for (const word of ['sau']) FOLDED.set(foldSpelling(word), { kind: 'hundred', value: 100 })
for (const word of ['hazaar', 'hajaar']) FOLDED.set(foldSpelling(word), { kind: 'scale', value: 1_000 })
for (const word of ['laakh']) FOLDED.set(foldSpelling(word), { kind: 'scale', value: 100_000 })
for (const word of ['karod', 'karor']) FOLDED.set(foldSpelling(word), { kind: 'scale', value: 10_000_000 })

/** Hindi halves and quarters before a number: "sadhe teen" is 3.5, "paune do" 1.75. */
export const QUARTERS = new Map<string, number>([
  ...['साढे', 'sadhe', 'saadhe', 'sade', 'saade', 'sarhe'].map((word) => [word, 0.5] as const),
  ...['सवा', 'sawa', 'sava'].map((word) => [word, 0.25] as const),
  ...['पौने', 'paune', 'pone', 'pauney'].map((word) => [word, -0.25] as const),
])

export function numberWord(word: string, readsHindi: boolean): NumberWord | undefined {
  const exact = EXACT.get(word)
  if (exact) return exact
  const code = word.charCodeAt(0)
  if (code < 0x61 || code > 0x7a || word.length > 12 || NEVER.has(word)) return undefined
  if (!readsHindi && isGated(word)) return SAFE_SHORT.get(word)
  let folded = recent.get(word)
  if (folded === undefined) {
    folded = FOLDED.get(foldSpelling(word)) ?? null
    if (recent.size >= MAX_RECENT) recent.clear()
    recent.set(word, folded)
  }
  return folded ?? undefined
}

/** A Hindi number word that counts in Hindi only, as other words are written like it. */
export function isGated(word: string): boolean {
  return AMBIGUOUS.has(word) || word.length < 4
}

/** Every rule that looks for numbers asks about every word, and people use the same words. */
const recent = new Map<string, NumberWord | null>()
const MAX_RECENT = 5_000

/** "chaalees", "chalis" and "chaalis" are one word. */
export function foldSpelling(word: string): string {
  return word
    .replace(/aa+/g, 'a')
    .replace(/ee+|ii+/g, 'i')
    .replace(/oo+/g, 'u')
    .replace(/([b-df-hj-np-tv-z])\1+/g, '$1')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/chh|chch/g, 'ch')
    .replace(/ah$/, 'a')
}

const SAFE_SHORT = new Map<string, NumberWord>([
  ['ek', { kind: 'unit', value: 1 }],
  ['sau', { kind: 'hundred', value: 100 }],
])

function scales(words: string, value: number): void {
  for (const word of words.split(' ')) EXACT.set(plain(word), { kind: 'scale', value })
}

function fractions(pairs: string): void {
  const parts = pairs.split(' ')
  for (let index = 0; index + 1 < parts.length; index += 2) {
    for (const word of (parts[index] ?? '').split('/')) {
      EXACT.set(plain(word), { kind: 'fraction', value: Number(parts[index + 1]) })
    }
  }
}

function plain(word: string): string {
  return word
    .normalize('NFC')
    .replace(/\u093c/g, '')
    .replaceAll('ँ', 'ं')
}
