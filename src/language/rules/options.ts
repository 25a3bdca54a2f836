import { distance } from 'fastest-levenshtein'
import type { FieldPlan } from './field-kind.ts'
import { type Heard, hear, wordsOf } from './heard.ts'
import { foldSpelling } from './number-words.ts'
import { findNumbers } from './numbers.ts'
import { PhraseBook } from './phrase-book.ts'
import { soundKey } from './sound-key.ts'
import { isDevanagari } from './spoken-language.ts'
import { readYesNo } from './yes-no.ts'

export interface OptionSpan {
  value: string
  /** Said word for word, or by a synonym; otherwise by a typo, its number, a part of it. */
  firm: boolean
  from: number
  to: number
}

/** The ways in which the options of one field are spoken of. */
interface OptionBook {
  phrases: PhraseBook<string>
  /** Words that belong to one option alone. */
  words: Map<string, string>
  /** By the script in which the option is then heard, which is the other one. */
  sounds: Record<'latin' | 'devanagari', Map<string, string>>
  yes: string | undefined
  no: string | undefined
  areNumbers: boolean
}

const books = new WeakMap<FieldPlan, OptionBook>()

/** `asked` accepts typos, ordinals and parts of an option, too. Two different options said side by side are none. */
export function findOption(
  heard: Heard,
  plan: FieldPlan,
  asked: boolean,
  readsHindi: boolean,
  correctedFrom: number,
): OptionSpan | undefined {
  const { options } = plan.field
  const book = bookOf(plan)
  const exact = chosen(heard, namedOptions(heard, book), correctedFrom)
  if (exact || !asked) return exact === 'several' ? undefined : exact
  return (
    yesNoOption(heard, book) ??
    numberedOption(heard, options, book, readsHindi) ??
    partlyNamed(heard, book) ??
    soundingOption(heard, book) ??
    mistypedOption(heard, options, book)
  )
}

const NEGATIONS = new Set('not no dont except without nahi nahin mat नहीं मत isnt'.split(' '))
const AFTER_NEGATIONS = new Set('nahi nahin mat नहीं मत नही'.split(' '))

function namedOptions(heard: Heard, book: OptionBook): OptionSpan[] {
  return book.phrases
    .all(heard)
    .filter(({ from, to }) => !isNegated(heard, from, to))
    .map(({ tag, from, to }) => ({ value: tag, firm: true, from, to }))
}

function isNegated(heard: Heard, from: number, to: number): boolean {
  const before = heard.words[from - 1] ?? ''
  if (
    !heard.breaks[from] &&
    (NEGATIONS.has(before) || (before === 'the' && NEGATIONS.has(heard.words[from - 2] ?? '')))
  )
    return true
  return !heard.breaks[to] && AFTER_NEGATIONS.has(heard.words[to] ?? '')
}

function chosen(heard: Heard, spans: OptionSpan[], correctedFrom: number): OptionSpan | 'several' | undefined {
  const corrected = spans.filter((span) => span.from >= correctedFrom)
  if (corrected.length > 0) return corrected.at(-1)
  const first = spans[0]
  if (first === undefined) return undefined
  if (spans.every(({ value }) => value === first.value)) return first
  const preferred = spans.find(({ from }) =>
    /^(?:prefer|rather|want|choose|take|pick|go)$/.test(heard.words[from - 1] ?? ''),
  )
  return preferred ?? 'several'
}

function yesNoOption(heard: Heard, book: OptionBook): OptionSpan | undefined {
  if (book.yes === undefined && book.no === undefined) return undefined
  const answer = readYesNo(heard)
  const value = answer && (answer.value ? book.yes : book.no)
  return answer && value !== undefined ? { value, firm: answer.firm, from: answer.from, to: answer.to } : undefined
}

const ORDINALS = new PhraseBook<number>([
  [1, '(first|1st|pehla|pehli|pahla|pahli|pehle wala|पहला|पहली|पहले वाला) (one|option|wala|wali|choice|)'],
  [2, '(second|2nd|doosra|dusra|doosri|dusri|दूसरा|दूसरी) (one|option|wala|wali|choice|)'],
  [3, '(third|3rd|teesra|tisra|teesri|tisri|तीसरा|तीसरी) (one|option|wala|wali|choice|)'],
  [4, '(fourth|4th|chautha|chauthi|चौथा|चौथी) (one|option|wala|wali|choice|)'],
  [5, '(fifth|5th|paanchva|panchva|पांचवा|पांचवी) (one|option|wala|wali|choice|)'],
  [6, '(sixth|6th|chhatha|छठा|छठी) (one|option|)'],
  [-1, '(last|aakhri|akhri|antim|आखिरी|अंतिम) (one|option|wala|wali|choice|)'],
])

function numberedOption(
  heard: Heard,
  options: readonly string[],
  book: OptionBook,
  readsHindi: boolean,
): OptionSpan | undefined {
  const ordinal = ORDINALS.first(heard)
  if (ordinal) {
    const value = ordinal.tag < 0 ? options.at(-1) : options[ordinal.tag - 1]
    return value === undefined ? undefined : { value, firm: false, from: ordinal.from, to: ordinal.to }
  }
  const number = findNumbers(heard, readsHindi)[0]
  if (number === undefined) return undefined
  if (book.areNumbers) {
    const value = options.find((option) => findNumbers(hear(option), false)[0]?.value === number.value)
    return value === undefined ? undefined : { value, firm: true, from: number.from, to: number.to }
  }
  const isAlone =
    heard.words.length <= 3 && (number.from === 0 || /^(?:option|number|no)$/.test(heard.words[number.from - 1] ?? ''))
  const value = options[number.value - 1]
  return isAlone && value !== undefined ? { value, firm: false, from: number.from, to: number.to } : undefined
}

function partlyNamed(heard: Heard, book: OptionBook): OptionSpan | undefined {
  const spans: OptionSpan[] = []
  for (let at = 0; at < heard.words.length; at++) {
    const word = heard.words[at] ?? ''
    const value = book.words.get(word) ?? book.words.get(stem(word))
    if (value !== undefined && !isNegated(heard, at, at + 1)) spans.push({ value, firm: false, from: at, to: at + 1 })
  }
  return agreed(spans)
}

/** Across scripts only: within one script a sound says less than the letters. */
function soundingOption(heard: Heard, book: OptionBook): OptionSpan | undefined {
  const spans: OptionSpan[] = []
  for (let at = 0; at < heard.words.length; at++) {
    const sounds = book.sounds[isDevanagari(heard.words[at] ?? '') ? 'devanagari' : 'latin']
    if (sounds.size === 0) continue
    for (let length = 1; length <= 3 && at + length <= heard.words.length; length++) {
      const value = sounds.get(soundKey(heard.words.slice(at, at + length).join('')))
      if (value !== undefined) spans.push({ value, firm: false, from: at, to: at + length })
    }
  }
  return agreed(spans)
}

function mistypedOption(heard: Heard, options: readonly string[], book: OptionBook): OptionSpan | undefined {
  if (heard.words.length > 8) return undefined
  const targets = new Map(book.words)
  for (const option of options) targets.set(wordsOf(option).join(' '), option)
  let best: OptionSpan | undefined
  let bestDistance = Infinity
  let isTie = false
  for (const [target, value] of targets) {
    const length = target.split(' ').length
    const allowed = target.length >= 8 ? 2 : target.length >= 4 ? 1 : 0
    if (allowed === 0) continue
    for (let at = 0; at + length <= heard.words.length; at++) {
      const said = heard.words.slice(at, at + length).join(' ')
      if (Math.abs(said.length - target.length) > allowed || isNegated(heard, at, at + length)) continue
      const off = distance(said, target)
      if (off > allowed || off > bestDistance) continue
      isTie = off === bestDistance && best?.value !== value
      bestDistance = off
      best = { value, firm: false, from: at, to: at + length }
    }
  }
  return isTie ? undefined : best
}

function agreed(spans: OptionSpan[]): OptionSpan | undefined {
  const first = spans[0]
  return first && spans.every(({ value }) => value === first.value) ? first : undefined
}

function bookOf(plan: FieldPlan): OptionBook {
  let book = books.get(plan)
  if (book === undefined) books.set(plan, (book = makeBook(plan.field.options, plan.field.description)))
  return book
}

function makeBook(options: readonly string[], description: string): OptionBook {
  const ways = options.map((option) => waysToSay(option, description))
  const phrases = options.flatMap((option, index) => (ways[index] ?? []).map((way) => [option, escape(way)] as const))
  const words = new Map<string, string | undefined>()
  const sounds = { latin: new Map<string, string | undefined>(), devanagari: new Map<string, string | undefined>() }
  options.forEach((option, index) => {
    for (const way of ways[index] ?? []) {
      const parts = wordsOf(way)
      if (parts.length > 1) for (const part of parts) for (const word of alsoCalled(part)) claim(words, word, option)
      const heardIn = isDevanagari(parts[0] ?? '') ? 'latin' : 'devanagari'
      const sound = soundKey(parts.join(''))
      if (sound.length > 1) claim(sounds[heardIn], sound, option)
    }
  })
  return {
    phrases: new PhraseBook(phrases),
    words: claimedOnce(words),
    sounds: { latin: claimedOnce(sounds.latin), devanagari: claimedOnce(sounds.devanagari) },
    yes: options.find((option) => isAnswer(option, true)),
    no: options.find((option) => isAnswer(option, false)),
    areNumbers: options.every((option) => /\d/.test(option) || findNumbers(hear(option), false).length === 1),
  }
}

/** One word of a longer option, as it is, as its stem, and in other words. */
function alsoCalled(part: string): string[] {
  if (DULL.has(part) || part.length < 3) return []
  const group = COMMON.find((words) => words.includes(part)) ?? []
  return [part, stem(part), ...group.filter((word) => !word.includes(' '))]
}

/** "buying", "renovate" and "renovation" without their ends. */
function stem(word: string): string {
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

const DULL = new Set('the a an of for and or in on to with plan option type one my no not ka ki ke se'.split(' '))

/** The option itself, the words in brackets after it in the field's description, and what others call it. */
function waysToSay(option: string, description: string): string[] {
  const own = spelledOut(option)
  const folded = wordsOf(own).join(' ')
  const common = COMMON.find((group) => group.includes(folded)) ?? []
  return [own, ...describedAs(option, description), ...common, foldedCommon(folded)].filter((way) => way !== '')
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
  'morning/subah/सुबह/am/savere',
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
  'buy/kharidna/kharidne/खरीदना/खरीदने/purchase/buying',
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
  'urgent/jaldi/जल्दी/asap/immediately/turant/तुरंत',
  'delivery/home delivery/डिलीवरी/deliver',
  'pickup/pick up/take away/takeaway/collect',
  'dine in/eat in/eat there',
].map((group) => group.split('/').map((word) => wordsOf(word).join(' ')))
