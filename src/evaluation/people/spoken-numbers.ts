import type { SpokenLanguage } from './person.ts'

const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const ENGLISH_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ROMANISED =
  'shunya ek do teen chaar paanch chhah saat aath nau das gyarah barah terah chaudah pandrah solah satrah atharah unnees bees ikkees baees teis chaubees pachees chhabbees sattaees atthaees unatees tees'.split(
    ' ',
  )
const DEVANAGARI =
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस'.split(
    ' ',
  )
const ROMANISED_MORE: Record<number, string> = {
  35: 'paintees',
  40: 'chaalees',
  45: 'paintaalees',
  50: 'pachaas',
  60: 'saath',
  70: 'sattar',
  75: 'pachhattar',
  80: 'assi',
  90: 'nabbe',
}
const DEVANAGARI_MORE: Record<number, string> = {
  35: 'पैंतीस',
  40: 'चालीस',
  45: 'पैंतालीस',
  50: 'पचास',
  60: 'साठ',
  70: 'सत्तर',
  75: 'पचहत्तर',
  80: 'अस्सी',
  90: 'नब्बे',
}
const SCALES: [number, Record<SpokenLanguage, string>][] = [
  [10_000_000, { en: 'crore', romanised: 'crore', hi: 'करोड़' }],
  [100_000, { en: 'lakh', romanised: 'lakh', hi: 'लाख' }],
  [1_000, { en: 'thousand', romanised: 'hazaar', hi: 'हज़ार' }],
  [100, { en: 'hundred', romanised: 'sau', hi: 'सौ' }],
]

/** Returns a whole number in words, or in digits where a part of it has no short word. */
export function numberInWords(value: number, language: SpokenLanguage): string {
  if (!Number.isInteger(value) || value < 0) return String(value)
  const words: string[] = []
  let rest = value
  for (const [size, names] of SCALES) {
    if (rest < size) continue
    words.push(below100(Math.floor(rest / size), language), names[language])
    rest %= size
  }
  if (rest > 0 || words.length === 0) words.push(below100(rest, language))
  return words.join(' ')
}

/** Returns a number grouped as in India: 2,50,000. */
export function numberInDigits(value: number): string {
  return value < 10_000 ? String(value) : value.toLocaleString('en-IN')
}

function below100(value: number, language: SpokenLanguage): string {
  if (language === 'romanised') return ROMANISED[value] ?? ROMANISED_MORE[value] ?? String(value)
  if (language === 'hi') return DEVANAGARI[value] ?? DEVANAGARI_MORE[value] ?? String(value)
  const one = value % 10
  if (value < 20 || value > 99) return ENGLISH[value] ?? String(value)
  return `${ENGLISH_TENS[(value - one) / 10] ?? ''}${one === 0 ? '' : ` ${ENGLISH[one] ?? ''}`}`
}
