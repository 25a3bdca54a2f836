import { distance } from 'fastest-levenshtein'
import { isCommonWord } from '../words/common-words.ts'
import { type FieldPlan } from '../field-kind.ts'
import { type Heard, hear, wordsOf } from '../words/heard.ts'
import { numberWord } from '../numbers/number-words.ts'
import { findNumbers } from '../numbers/numbers.ts'
import { bookOf, type OptionBook, stem } from './option-book.ts'
import { PhraseBook } from '../words/phrase-book.ts'
import { soundKey } from '../words/sound-key.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import { readYesNo } from './yes-no.ts'

export interface OptionSpan {
  value: string
  /** Said word for word, or by a synonym; otherwise by a typo, its number, a part of it. */
  firm: boolean
  from: number
  to: number
}

/**
 * `asked` accepts synonyms, typos, ordinals and parts of an option, too. Two different options said side by side are none.
 */
export function findOption(
  heard: Heard,
  plan: FieldPlan,
  asked: boolean,
  readsHindi: boolean,
  correctedFrom: number,
): OptionSpan | undefined {
  const { options } = plan.field
  const book = bookOf(plan)
  const named = namedOptions(heard, asked ? book.phrases : book.own)
  const exact = chosen(heard, named, correctedFrom)
  if (exact || !asked) return exact === 'several' ? undefined : exact
  return (
    yesNoOption(heard, book) ??
    numberedOption(heard, options, book, readsHindi) ??
    partlyNamed(heard, book) ??
    soundingOption(heard, book) ??
    mistypedOption(heard, options, book)
  )
}

const NEGATIONS = new Set(
  'not dont doesnt didnt never isnt wasnt nothing havent hasnt hadnt werent arent cant couldnt wont hate dislike without except neither nor'.split(
    ' ',
  ),
)
const CLOSE_NEGATIONS = new Set('no nahi nahin नहीं'.split(' '))
const AFTER_NEGATIONS = new Set('nahi nahin mat नहीं मत नही'.split(' '))
/** What may stand between "don't" and the option: "I don't want the gold one". */
const BETWEEN_NEGATION = new Set(
  'the a an any that this my your want wants need like take taking have having go going went with for to be it is was really so of in on more'.split(
    ' ',
  ),
)
const BUT = new Set(['anything', 'everything', 'all', 'any', 'anyone', 'none', 'everyone'])
const THAN = new Set(['other', 'rather', 'instead'])
const MAX_NEGATION_REACH = 5

function namedOptions(heard: Heard, phrases: PhraseBook<string>): OptionSpan[] {
  return phrases
    .all(heard)
    .filter(({ from, to }) => !isNegated(heard, from, to) && !isOwned(heard, from) && !isAfterOther(heard, from))
    .map(({ tag, from, to }) => ({ value: tag, firm: true, from, to }))
}

/** "not gold", "I don't want the gold one", "anything but gold", "other than gold", "gold nahi" */
function isNegated(heard: Heard, from: number, to: number): boolean {
  if (!heard.breaks[to] && AFTER_NEGATIONS.has(heard.words[to] ?? '')) return true
  if (heard.words[to] === 'not' && heard.breaks[to + 1]) return true
  for (let at = from - 1; at >= Math.max(0, from - MAX_NEGATION_REACH) && !heard.breaks[at + 1]; at--) {
    const word = heard.words[at] ?? ''
    const before = heard.words[at - 1] ?? ''
    if (NEGATIONS.has(word) || (CLOSE_NEGATIONS.has(word) && at === from - 1)) return true
    if ((word === 'but' && BUT.has(before)) || (/^(?:than|of)$/.test(word) && THAN.has(before))) return true
    if (!BETWEEN_NEGATION.has(word)) return false
  }
  return false
}

/** The "three BHK" of "two or three BHK" */
function isAfterOther({ words }: Heard, from: number): boolean {
  return /^(?:or|ya|या)$/.test(words[from - 1] ?? '') && numberWord(words[from - 2] ?? '', true) !== undefined
}

/** "I currently have a villa", "I live in a flat", "good morning" */
function isOwned({ words }: Heard, from: number): boolean {
  const before = words.slice(Math.max(0, from - 5), from).join(' ')
  return OWNED.test(before)
}

const OWNED =
  /(?:\b(?:already|currently|now) (?:have|own|use)|\b(?:live|living|stay|staying) in|\bused to (?:have|own|be)|\bmy (?:husband|wife|son|daughter|father|mother|brother|sister) is)(?: an?| the| my)?$/

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
  [1, '(first|1st|pehla|pehli|pahla|pahli|pehle wala|पहला|पहली|पहले वाला) (one|option|wala|wali|choice|slot|)'],
  [2, '(second|2nd|doosra|dusra|doosri|dusri|दूसरा|दूसरी) (one|option|wala|wali|choice|slot|)'],
  [3, '(third|3rd|teesra|tisra|teesri|tisri|तीसरा|तीसरी) (one|option|wala|wali|choice|slot|)'],
  [4, '(fourth|4th|chautha|chauthi|चौथा|चौथी) (one|option|wala|wali|choice|slot|)'],
  [5, '(fifth|5th|paanchva|panchva|पांचवा|पांचवी) (one|option|wala|wali|choice|slot|)'],
  [6, '(sixth|6th|chhatha|छठा|छठी) (one|option|)'],
  [-1, '(last|aakhri|akhri|antim|आखिरी|अंतिम) (one|option|wala|wali|choice|slot|)'],
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
    const isMeant = pointsAtOption(heard, ordinal) && !isNegated(heard, ordinal.from, ordinal.to)
    return value === undefined || !isMeant ? undefined : { value, firm: false, from: ordinal.from, to: ordinal.to }
  }
  const [number, another] = findNumbers(heard, readsHindi)
  const bounds = book.ranges?.find(({ low, high }) => low === number?.value && high === another?.value)
  if (number && another && bounds) return { value: bounds.option, firm: true, from: number.from, to: another.to }
  if (number === undefined || another !== undefined) return undefined
  if (isOpenEnded(heard, number)) return undefined
  const within = book.ranges && book.ranges.find(({ low, high }) => number.value >= low && number.value <= high)
  if (within)
    return COUNTED_OTHERS.has(heard.words[number.to] ?? '')
      ? undefined
      : { value: within.option, firm: false, from: number.from, to: number.to }
  if (book.areNumbers) {
    const value = options.find((option) => findNumbers(hear(option), false)[0]?.value === number.value)
    const counts = COUNTED.has(heard.words[number.to] ?? '')
    return value === undefined || counts ? undefined : { value, firm: true, from: number.from, to: number.to }
  }
  const value = options[number.value - 1]
  const isMeant = isAllBut(heard, number.from, number.to) && !isNegated(heard, number.from, number.to)
  return isMeant && value !== undefined ? { value, firm: false, from: number.from, to: number.to } : undefined
}

/** "three or more", "at least three" */
function isOpenEnded({ words }: Heard, { from, to }: { from: number; to: number }): boolean {
  return /^(?:or|ya|या|plus)$/.test(words[to] ?? '') || /^(?:least|than|kam|over|above)$/.test(words[from - 1] ?? '')
}

const COUNTED_OTHERS = new Set('kids children people persons times percent din days hours minutes log'.split(' '))

/** "the third one", or "third" by itself; not "the last year", "my first time". */
function pointsAtOption(heard: Heard, { from, to }: { from: number; to: number }): boolean {
  const isNamed = OPTION_WORDS.has(heard.words[to - 1] ?? '')
  const belongs = /^(?:my|your|this|that|his|her|for|at|from)$/.test(heard.words[from - 1] ?? '')
  const isClosed = heard.breaks[to] === true || AROUND.has(heard.words[to] ?? '')
  return (isNamed && isClosed && !belongs) || isAllBut(heard, from, to)
}

function isAllBut(heard: Heard, from: number, to: number): boolean {
  return heard.words.every((word, at) => (at >= from && at < to) || AROUND.has(word))
}

const OPTION_WORDS = new Set('one option wala wali wale choice slot'.split(' '))
/** Words around an ordinal or a number that leave it the whole of the answer. */
const AROUND = new Set(
  `the a i id ill we would will want like take go with for please okay ok yes yeah um uh hmm well lets let us say maybe that choose pick prefer give me
   option number one choice slot it is its think and then so sir madam maam ji haan mujhe chahiye wala wali de do dijiye kar lo no
   जी हां मुझे चाहिए वाला वाली दो दीजिए नंबर`.split(/\s+/),
)
/** "Two kids" names no second option. */
const COUNTED = new Set(
  'kids children people persons years year months month weeks week days day hours hour minutes times am pm lakh rupees percent baje saal din log'.split(
    ' ',
  ),
)

function partlyNamed(heard: Heard, book: OptionBook): OptionSpan | undefined {
  const spans: OptionSpan[] = []
  for (let at = 0; at < heard.words.length; at++) {
    const joined = heard.breaks[at + 1]
      ? undefined
      : book.joined.get(`${heard.words[at] ?? ''}${heard.words[at + 1] ?? ''}`)
    if (joined !== undefined && !isNegated(heard, at, at + 2))
      spans.push({ value: joined, firm: false, from: at, to: at + 2 })
    const word = heard.words[at] ?? ''
    const value = book.words.get(word) ?? book.words.get(stem(word))
    if (value === undefined || isPraised(heard, value) || isWrongOther(heard, at) || isOwned(heard, at)) continue
    if (!isNegated(heard, at, at + 1)) spans.push({ value, firm: false, from: at, to: at + 1 })
  }
  return agreed(spans)
}

/** "Wrong address" is no "wrong item". */
function isWrongOther({ words, breaks }: Heard, at: number): boolean {
  return (
    /^(?:wrong|galat|गलत|incorrect)$/.test(words[at] ?? '') && !breaks[at + 1] && WRONG_THINGS.has(words[at + 1] ?? '')
  )
}

const WRONG_THINGS = new Set(
  `address number name time date day place person amount bill price charge gate floor house location city pin pincode route way pata nambar jagah naam samay ghar
   पता नंबर नाम जगह समय घर`.split(/\s+/),
)
const PRAISE = new Set('fine good great ok okay perfect nice excellent amazing lovely satisfied happy'.split(' '))
const COMPLAINT = new Set('late poor wrong damaged bad slow rude missing broken dirty defective expensive'.split(' '))

/** "The delivery was fine" is no "late delivery". */
function isPraised(heard: Heard, option: string): boolean {
  const complaints = wordsOf(option).filter((word) => COMPLAINT.has(word))
  return complaints.length > 0 && heard.words.some((word) => PRAISE.has(word))
}

/** Across scripts only: within one script a sound says less than the letters. */
function soundingOption(heard: Heard, book: OptionBook): OptionSpan | undefined {
  const spans: OptionSpan[] = []
  for (let at = 0; at < heard.words.length; at++) {
    const sounds = book.sounds[isDevanagari(heard.words[at] ?? '') ? 'devanagari' : 'latin']
    if (sounds.size === 0) continue
    for (let length = 1; length <= 3 && at + length <= heard.words.length; length++) {
      const key = soundKey(heard.words.slice(at, at + length).join(''))
      const isTelling = key.length >= (length > 1 ? 4 : 3) || (key.length === 2 && heard.words.length <= 2)
      const value = isTelling ? sounds.get(key) : undefined
      if (value !== undefined && !isNegated(heard, at, at + length))
        spans.push({ value, firm: false, from: at, to: at + length })
    }
  }
  return agreed(spans)
}

function mistypedOption(heard: Heard, options: readonly string[], book: OptionBook): OptionSpan | undefined {
  if (heard.words.length > 8) return undefined
  const targets = new Map([...book.words].map(([word, value]) => [word, { value, words: [word] }]))
  for (const option of options) targets.set(option, { value: option, words: wordsOf(option) })
  let best: OptionSpan | undefined
  let bestDistance = Infinity
  let isTie = false
  for (const { value, words } of targets.values()) {
    if (isPraised(heard, value)) continue
    for (let at = 0; at + words.length <= heard.words.length; at++) {
      const off = typosIn(heard.words.slice(at, at + words.length), words)
      if (off === undefined || off > bestDistance || isNegated(heard, at, at + words.length)) continue
      if (isWrongOther(heard, at) || isOwned(heard, at)) continue
      isTie = off === bestDistance && best?.value !== value
      bestDistance = off
      best = { value, firm: false, from: at, to: at + words.length }
    }
  }
  return isTie ? undefined : best
}

/** How many letters are off, when each word is the one meant or a typo of it. */
function typosIn(said: readonly string[], meant: readonly string[]): number | undefined {
  let sum = 0
  for (const [index, word] of meant.entries()) {
    const off = typosInWord(said[index] ?? '', word)
    if (off === undefined) return undefined
    sum += off
  }
  return meant.length > 0 ? sum : undefined
}

/** Short words and words that exist are what was said, not typos. */
function typosInWord(said: string, meant: string): number | undefined {
  if (said === meant) return 0
  const shorter = Math.min(said.length, meant.length)
  if (shorter <= MAX_UNMENDED || said[0] !== meant[0] || isCommonWord(said)) return undefined
  const allowed = shorter >= 8 ? 2 : 1
  if (Math.abs(said.length - meant.length) > allowed) return undefined
  const off = distance(said, meant)
  return off <= allowed ? off : undefined
}

const MAX_UNMENDED = 4

function agreed(spans: OptionSpan[]): OptionSpan | undefined {
  const first = spans[0]
  return first && spans.every(({ value }) => value === first.value) ? first : undefined
}
