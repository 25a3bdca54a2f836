import { type FieldPlan } from '../field-kind.ts'
import { hear, wordsOf } from '../words/heard.ts'
import { foldSpelling } from '../numbers/number-words.ts'
import { findNumbers } from '../numbers/numbers.ts'
import { PhraseBook } from '../words/phrase-book.ts'
import { soundKey } from '../words/sound-key.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import { readYesNo } from './yes-no.ts'

/** The ways in which the options of one field are spoken of. */
export interface OptionBook {
  phrases: PhraseBook<string>
  /** The option's own wording and what the designer gave for it, without what others call it. */
  own: PhraseBook<string>
  /** Words that belong to one option alone. */
  words: Map<string, string>
  /** By the script in which the option is then heard, which is the other one. */
  sounds: Record<'latin' | 'devanagari', Map<string, string>>
  yes: string | undefined
  no: string | undefined
  areNumbers: boolean
  /** Where every option is a range of numbers ("18 to 30", "above 50"). */
  ranges: { option: string; low: number; high: number }[] | undefined
  /** Options of one word as their two halves may be written apart ("roof top"). */
  joined: Map<string, string>
}

const books = new WeakMap<FieldPlan, OptionBook>()

export function bookOf(plan: FieldPlan): OptionBook {
  let book = books.get(plan)
  if (book === undefined) books.set(plan, (book = makeBook(plan)))
  return book
}

function makeBook({ field: { options, description }, label }: FieldPlan): OptionBook {
  // "Loan" tells nothing apart where the question is "What is the loan for?"
  const asked = description.trim().endsWith('?') ? wordsOf(description).filter((word) => word !== 'wrong') : []
  const topic = new Set([...label, ...asked])
  const ways = options.map((option) => waysToSay(option, description))
  const own = options.flatMap((option) =>
    [spelledOut(option), ...describedAs(option, description)].map((way) => [option, escape(way)] as const),
  )
  const phrases = options.flatMap((option, index) => (ways[index] ?? []).map((way) => [option, escape(way)] as const))
  const words = new Map<string, string | undefined>()
  const sounds = { latin: new Map<string, string | undefined>(), devanagari: new Map<string, string | undefined>() }
  // What others call an option gives way to the wording of another one.
  const lesser = new Map<string, string | undefined>()
  const ownWays = new Set(own.map(([, way]) => way))
  options.forEach((option, index) => {
    for (const way of ways[index] ?? []) {
      const parts = wordsOf(way)
      if (parts.length > 1)
        for (const part of parts.filter((one) => !topic.has(one)))
          for (const word of alsoCalled(part)) claim(ownWays.has(parts.join(' ')) ? words : lesser, word, option)
      const [only = ''] = parts
      if (parts.length === 1 && stem(only) !== only && stem(only).length >= 4) claim(words, stem(only), option)
      const heardIn = isDevanagari(parts[0] ?? '') ? 'latin' : 'devanagari'
      const sound = soundKey(parts.join(''))
      if (sound.length > 1) claim(sounds[heardIn], sound, option)
    }
  })
  return {
    phrases: new PhraseBook(phrases),
    own: new PhraseBook(own.filter(([, way]) => way !== '')),
    words: claimedOnce(new Map([...lesser, ...words])),
    sounds: { latin: claimedOnce(sounds.latin), devanagari: claimedOnce(sounds.devanagari) },
    yes: options.find((option) => isAnswer(option, true)),
    no: options.find((option) => isAnswer(option, false)),
    ranges: rangesOf(options),
    joined: new Map(
      options.filter((option) => /^\p{L}{6,}$/u.test(option)).map((option) => [wordsOf(option).join(''), option]),
    ),
    areNumbers: options.every((option) => /\d/.test(option) || findNumbers(hear(option), false).length === 1),
  }
}

function rangesOf(options: readonly string[]): OptionBook['ranges'] {
  const ranges = options.flatMap((option) => {
    const [first, second] = findNumbers(hear(option), false).map(({ value }) => value)
    if (first === undefined) return []
    if (second !== undefined)
      return first < second
        ? { option, low: first < 100 && second >= 1_000 ? scaled(first, second) : first, high: second }
        : []
    if (/\b(?:under|below|less|up to|upto|within)\b|</i.test(option))
      return { option, low: 0, high: /up ?to|within/i.test(option) ? first : first - 1 }
    return /\b(?:above|over|more|plus)\b|[>+]/i.test(option)
      ? { option, low: /\+|plus|or more/i.test(option) ? first : first + 1, high: Infinity }
      : []
  })
  return options.length > 1 && ranges.length === options.length && ranges.some(({ low, high }) => low < high)
    ? ranges
    : undefined
}

/** The five of "5-10 lakh" is five lakh. */
function scaled(low: number, high: number): number {
  for (const scale of [10_000_000, 100_000, 1_000]) if (high >= scale) return low * scale
  return low
}

/** One word of a longer option, as it is, as its stem, and in other words. */
function alsoCalled(part: string): string[] {
  if (DULL.has(part) || part.length < 3 || NUMBER_WORDS.includes(part)) return []
  const group = COMMON.find((words) => words.includes(part)) ?? []
  return [part, stem(part), ...group.filter((word) => !word.includes(' '))]
}

/** "buying", "renovate" and "renovation" without their ends. */
export function stem(word: string): string {
  return word.length > 5 ? word.replace(/(?:ations?|ates?|ated|ating|ings?|ed|es|s)$/, '') : word
}

/** A word that two options share belongs to none. */
function claim(map: Map<string, string | undefined>, key: string, option: string): void {
  map.set(key, map.has(key) && map.get(key) !== option ? undefined : option)
}

function claimedOnce(map: Map<string, string | undefined>): Map<string, string> {
  return new Map([...map].flatMap(([key, option]) => (option === undefined ? [] : [[key, option] as const])))
}

/** "Yes" and "No, thanks" are, "wrong item" is not. */
function isAnswer(option: string, value: boolean): boolean {
  const heard = hear(option)
  const answer = readYesNo(heard)
  return answer?.value === value && answer.firm && answer.from === 0 && answer.to === heard.words.length
}

/** Phrases of a designer are plain text: no choices, no gaps. */
function escape(phrase: string): string {
  return wordsOf(phrase).join(' ')
}

const DULL = new Set(
  'koi aur kuch bhi the a an of for and or in on to with plan option type one my no not ka ki ke se'.split(' '),
)

/** The option itself, the words in brackets after it in the field's description, and what others call it. */
function waysToSay(option: string, description: string): string[] {
  const own = spelledOut(option)
  const folded = wordsOf(own).join(' ')
  const common = COMMON.find((group) => group.includes(folded)) ?? []
  return [
    own,
    ...describedAs(option, description),
    ...common,
    foldedCommon(folded),
    inNumberWords(folded),
    folded.replace('cannot', 'cant'),
  ].filter((way) => way !== '')
}

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** "within three months" for "within 3 months" */
function inNumberWords(folded: string): string {
  const spoken = folded.replace(/\b(?:1[0-2]|\d)\b/g, (digits) => NUMBER_WORDS[Number(digits)] ?? digits)
  return spoken === folded ? '' : spoken
}

function spelledOut(option: string): string {
  return option.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replace(/[_]+/g, ' ')
}

function foldedCommon(folded: string): string {
  return COMMON.some((group) => group.includes(folded)) ? '' : foldSpelling(folded)
}

/** "basic (starter, cheap), pro (business)" and "basic = starter; pro = business" */
function describedAs(option: string, description: string): string[] {
  const at = description.toLowerCase().indexOf(option.toLowerCase())
  if (at < 0) return []
  const rest = description.slice(at + option.length)
  const match = /^\s*(?:\(([^)]{1,200})\)|[=:]\s*([^;.()]{1,200}))/.exec(rest)
  const list = match?.[1] ?? match?.[2] ?? ''
  return list
    .split(/[,/|]|\bor\b/)
    .map((way) => way.trim())
    .filter((way) => way !== '' && way.split(/\s+/).length <= 4)
}

const COMMON = [
  'morning/subah/सुबह/savere',
  'afternoon/dopahar/दोपहर/lunch time',
  'evening/shaam/sham/शाम',
  'night/raat/रात/tonight',
  'male/man/purush/पुरुष/aadmi',
  'female/woman/mahila/महिला/aurat/lady',
  'hindi/हिंदी/हिन्दी',
  'english/angrezi/अंग्रेजी/इंग्लिश',
  'home/house/ghar/घर/residence',
  'office/daftar/दफ्तर/ऑफिस/work/workplace',
  'cash/nakad/नकद/कैश',
  'card/कार्ड/credit card/debit card',
  'upi/यूपीआई/gpay/google pay/phonepe/paytm',
  'small/chhota/chota/छोटा',
  'medium/मीडियम/beech ka',
  'large/big/bada/बड़ा/बड़ी',
  'veg/vegetarian/shakahari/शाकाहारी/वेज',
  'non veg/non vegetarian/nonveg/mansahari/मांसाहारी/नॉन वेज',
  'good/accha/acha/achha/अच्छा/nice/well',
  'bad/kharab/bura/खराब/बुरा',
  'average/theek thaak/ठीक ठाक/okay/so so',
  'excellent/bahut accha/बहुत अच्छा/great/amazing/awesome',
  'poor/bad/kharab/खराब/very bad/bahut kharab/बहुत खराब/terrible',
  'new/naya/नया/nayi/नई',
  'old/purana/पुराना/used',
  'buy/kharidna/kharidne/खरीदना/खरीदने/purchase/buying/ghar lena/ghar lene/flat lena/makan lena/घर लेना',
  'rent/kiraya/किराया/kiraye par/renting',
  'sell/bechna/बेचना/selling',
  'monday/somvar/somvaar/somwar/सोमवार',
  'tuesday/mangalvar/mangalwar/मंगलवार',
  'wednesday/budhvar/budhwar/बुधवार',
  'thursday/guruvar/guruwar/गुरुवार',
  'friday/shukravar/shukrawar/शुक्रवार',
  'saturday/shanivar/shaniwar/शनिवार',
  'sunday/ravivar/raviwar/itvar/रविवार',
  'today/aaj/आज',
  'tomorrow/kal/कल',
  'yes/haan/हां',
  'no/nahi/नहीं',
  'maybe/shayad/शायद/not sure/perhaps',
  'other/others/koi aur/दूसरा कोई/something else/kuch aur',
  'doctor/डॉक्टर',
  'late/der/देर/delayed/delay',
  'damaged/broken/tuta/toota/टूटा/टूटी/torn/cracked',
  'wrong/galat/गलत/incorrect/different',
  'quality/क्वालिटी',
  'build/construct/construction/banana/banane/banwana/बनाना/बनाने',
  'renovation/repair/repairs/remodel/marammat/मरम्मत',
  'move/transfer/shift/switch',
  'car/gaadi/gadi/गाड़ी/कार',
  'bike/motorcycle/बाइक/scooter',
  'self employed/own business/my own business/apna kaam/apna business/khud ka business/khud ka kaam/freelancer/अपना काम/अपना बिजनेस',
  'business owner/own business/my own business/apna business/khud ka business/अपना बिजनेस/खुद का बिजनेस',
  'salaried/job/naukri/naukari/private job/government job/नौकरी',
  'student/padhai/vidyarthi/छात्र/छात्रा/विद्यार्थी',
  'homemaker/home maker/housewife/house wife/grihini/गृहिणी',
  'retired/retire/pensioner/pension/सेवानिवृत्त/रिटायर',
  'flat/apartment/फ्लैट/अपार्टमेंट',
  'villa/bungalow/bangla/kothi/विला/बंगला/कोठी',
  'plot/land/zameen/jameen/प्लॉट/जमीन',
  'commercial/shop/dukan/dukaan/office space/दुकान',
  'indoor/inside/indoors/andar/अंदर',
  'outdoor/outside/outdoors/bahar/बाहर',
  'rooftop/terrace/chhat/छत',
  'missing/kam/gayab/कम/गायब',
  'immediately/right away/asap/as soon as possible/turant/jaldi/jaldi se jaldi/तुरंत/जल्दी',
  'definitely/of course/certainly/zaroor/bilkul/pakka/जरूर/बिल्कुल',
  'paid/already paid/de diya/pay kar diya/paid it',
  'never/kabhi nahi/कभी नहीं',
  'urgent/jaldi/जल्दी/asap/immediately/turant/तुरंत',
  'delivery/home delivery/डिलीवरी/deliver',
  'pickup/pick up/take away/takeaway/collect',
  'dine in/eat in/eat there',
].map((group) => group.split('/').map((word) => wordsOf(word).join(' ')))
