import { undenied } from '../../set-aside/undenied.ts'
import type { NumberSpan } from '../../numbers/number-span.ts'
import { findNumbers } from '../../numbers/numbers.ts'
import { ordinalOf, ordinalsIn } from '../../numbers/ordinals.ts'
import type { Tokens } from '../../words/tokens.ts'
import { PhraseMatcher } from '../../words/phrase-matcher.ts'
import { DAYS, type OptionIndex } from '../option-index.ts'
import { numbersIn, type OptionRange } from './option-ranges.ts'
import { agreed, type OptionSpan, optionWords } from '../option-span.ts'
import { isNegated } from '../ruled-out.ts'

/** "Third class" is Class 3, wherever in the list it stands. */
const GRADED = /^(?:class|grade|standard|std|kaksha|semester|year|कक्षा)$/
const MIDDLE = -2
const ORDINALS = new PhraseMatcher<number>([
  [1, '(first|1st|pehla|pehli|pahla|pahli|pehle wala|पहला|पहली|पहले वाला) (one|option|wala|wali|choice|slot|)'],
  [2, '(second|2nd|doosra|dusra|doosri|dusri|दूसरा|दूसरी) (one|option|wala|wali|choice|slot|)'],
  [3, '(third|3rd|teesra|tisra|teesri|tisri|तीसरा|तीसरी) (one|option|wala|wali|choice|slot|)'],
  [4, '(fourth|4th|chautha|chauthi|चौथा|चौथी) (one|option|wala|wali|choice|slot|)'],
  [5, '(fifth|5th|paanchva|panchva|पांचवा|पांचवी) (one|option|wala|wali|choice|slot|)'],
  [6, '(sixth|6th|chhatha|छठा|छठी) (one|option|)'],
  [MIDDLE, '(middle|beech wala|beech wali|बीच वाला|बीच वाली) (one|option|)'],
  [-1, '(last|aakhri|akhri|antim|आखिरी|अंतिम) (one|option|wala|wali|choice|slot|)'],
])

/** "The second one", "option 3", and a number within what an option stands for */
export function numberedOption(
  heard: Tokens,
  options: readonly string[],
  book: OptionIndex,
  readsHindi: boolean,
): OptionSpan | undefined {
  const ordinal = ORDINALS.first(heard)
  const grade = gradeInRow(heard, options, book)
  if (grade) return grade
  if (ordinal && GRADED.test(heard.words[ordinal.to] ?? '')) {
    const value = book.numbers.get(String(ordinal.tag))
    return value === undefined ? undefined : { value, isExplicit: true, from: ordinal.from, to: ordinal.to + 1 }
  }
  // "Last month 7400" points at no option.
  if (ordinal && !(book.areRanges && !pointsAtOption(heard, ordinal))) {
    if (ordinal.tag === MIDDLE && options.length !== 3) return undefined
    if (ordinal.to === ordinal.from + 1 && isAmongNumbers(ordinal.tag, options, book)) return undefined
    const value = ordinal.tag < 0 ? options.at(ordinal.tag) : options[ordinal.tag - 1]
    const isMeant = pointsAtOption(heard, ordinal) && !isNegated(heard, ordinal.from, ordinal.to)
    return value === undefined || !isMeant
      ? undefined
      : { value, isExplicit: false, from: ordinal.from, to: ordinal.to }
  }
  const inOne = gradeByOrdinal(heard, options, book)
  if (inOne || book.areRanges) return inOne
  const numbers = findNumbers(heard, readsHindi)
  const corrected = putRightAt(heard, numbers)
  const chosen = corrected && book.numbers.get(String(corrected.value))
  if (corrected && chosen !== undefined)
    return { value: chosen, isExplicit: true, from: corrected.from, to: corrected.to }
  const [number, another] = undenied(heard, numbers)
  if (number && another) {
    const pair = book.pairs.find(({ low, high }) => low === number.value && high === another.value)
    return pair && { value: pair.option, isExplicit: true, from: number.from, to: another.to }
  }
  if (number === undefined) return undefined
  if (isOpenEnded(heard, number)) return undefined
  const graded = gradeWithin(heard, book, number)
  if (graded !== undefined) return { value: graded, isExplicit: true, from: number.from, to: number.to }
  const value = numberOf(heard, book, number) ?? numberOfOne(heard, book, number)
  if (value !== undefined) return { value, isExplicit: true, from: number.from, to: number.to }
  const named = book.areNumbers ? undefined : options[number.value - 1]
  const isMeant =
    (options.length <= MAX_BY_PLACE || saysOption(heard)) &&
    isAllBut(heard, number.from, number.to) &&
    !isNegated(heard, number.from, number.to)
  return isMeant && named !== undefined
    ? { value: named, isExplicit: false, from: number.from, to: number.to }
    : undefined
}

/** "Two... no three BHK": a number that is put right at once by another, which the "no" does not deny. */
function putRightAt({ words, breaks }: Tokens, [first, second, more]: NumberSpan[]): NumberSpan | undefined {
  if (first === undefined || second === undefined || more !== undefined || first.value === second.value)
    return undefined
  const isNo = breaks[first.to] && NO.test(words.slice(first.to, second.from).join(' '))
  return isNo ? second : undefined
}

const NO = /^(?:oh |uh |um )?(?:no|nahi|sorry|i mean|नहीं)(?: no| sorry| wait| nahi)?$/

/** "Tenth", "gyarahvi mein" for Class 10 and Class 11, or plain 10 and 11, where the list has no such place. */
function gradeByOrdinal(
  heard: Tokens,
  options: readonly string[],
  { numbers, areNumbers }: OptionIndex,
): OptionSpan | undefined {
  if (!areNumbers && !options.some((option) => GRADED.test(optionWords(option)[0] ?? ''))) return undefined
  const spans = heard.words.flatMap((word, from): OptionSpan[] => {
    const place = ordinalOf(word)
    const value = place === undefined ? undefined : numbers.get(String(place))
    const isPlace = place !== undefined && options[place - 1] !== undefined && options[place - 1] !== value
    if (value === undefined || isPlace || isNegated(heard, from, from + 1)) return []
    return [{ value, isExplicit: false, from, to: from + 1 }]
  })
  return agreed(undenied(heard, spans))
}

/** "Third standard", "aathvi class", "5th now so we want 6th", where options are ranges of classes and no other has it. */
function gradeInRow(
  heard: Tokens,
  options: readonly string[],
  { pairs, areNumbers }: OptionIndex,
): OptionSpan | undefined {
  if (areNumbers || !pairs.some(({ option }) => optionWords(option).some((word) => GRADED.test(word)))) return undefined
  const ordinals = undenied(heard, ordinalsIn(heard.words)).filter(
    ({ from }) => !NOT_GRADES.test(heard.words[from + 1] ?? ''),
  )
  const wanted = ordinals.find(({ from }) => WANTED.test(heard.words.slice(Math.max(0, from - 3), from).join(' ')))
  const span = wanted ?? (new Set(ordinals.map(({ value }) => value)).size === 1 ? ordinals[0] : undefined)
  if (span === undefined || isNegated(heard, span.from, span.to)) return undefined
  const [only, another] = [...pairs, ...upwardsIn(options)].filter(
    ({ low, high }) => low <= span.value && span.value <= high,
  )
  return only && another === undefined
    ? { value: only.option, isExplicit: true, from: span.from, to: span.to }
    : undefined
}

/** "Class 6 and above", "Class 9+" */
function upwardsIn(options: readonly string[]): OptionRange[] {
  return options.flatMap((option) => {
    const [low, another] = numbersIn(option)
    const isUpwards = low !== undefined && another === undefined && UPWARDS.test(option)
    return isUpwards ? [{ option, low, high: Infinity }] : []
  })
}

const UPWARDS = /\d\+|\b(?:and|or) (?:above|higher|up|upwards)\b|\bonwards?\b|\babove\b/i

const NOT_GRADES = /^(?:one|option|choice|wala|wali|child|baby|time|baar|of|वाला|वाली|बार)$/
const WANTED = /\b(?:want|need|into|for|to|in)(?: the)?$/

/** "Class seven", where an option is "middle class 6 to 8" and no other has it. */
function gradeWithin(
  { words, breaks }: Tokens,
  { pairs, areNumbers }: OptionIndex,
  number: NumberSpan,
): string | undefined {
  const { value, from, to } = number
  const isGraded =
    (!breaks[from] && GRADED.test(words[from - 1] ?? '')) || (!breaks[to] && GRADED.test(words[to] ?? ''))
  if (areNumbers || !isGraded) return undefined
  const [only, another] = pairs.filter(({ low, high }) => low <= value && value <= high)
  return another === undefined ? only?.option : undefined
}

/** "Pehli" may be the first option or Class 1. */
function isAmongNumbers(place: number, options: readonly string[], { numbers }: OptionIndex): boolean {
  const numbered = numbers.get(String(place))
  return numbered !== undefined && numbered !== options[place - 1]
}

/** "Three months" for "90 days", "plan hundred" for "Plan 100" */
function numberOf(heard: Tokens, { numbers }: OptionIndex, { value, from, to }: NumberSpan): string | undefined {
  if (numbers.size === 0 || isNegated(heard, from, to)) return undefined
  const unit = heard.breaks[to] ? undefined : DAYS.get(heard.words[to] ?? '')
  if (unit !== undefined) return numbers.get(`${value * unit} days`)
  // "One full year"
  const counted = WHOLE.test(heard.words[to] ?? '') ? to + 1 : to
  if (COUNTED.has(heard.words[counted] ?? '')) return undefined
  return numbers.get(String(value)) ?? numbers.get(`${value} days`)
}

const WHOLE = /^(?:full|whole|poor[aei]|पूर[ाेी])$/

/** "The twelve thousand one" */
function numberOfOne(heard: Tokens, book: OptionIndex, number: NumberSpan): string | undefined {
  const { value, from, to } = number
  if (to - from < 2 || heard.words[to - 1] !== 'one' || numberOf(heard, book, number) !== undefined) return undefined
  return numberOf(heard, book, { ...number, value: value - 1 })
}

/** "three or more", "at least three" */
function isOpenEnded({ words }: Tokens, { from, to }: { from: number; to: number }): boolean {
  return /^(?:or|ya|या|plus)$/.test(words[to] ?? '') || /^(?:least|than|kam|over|above)$/.test(words[from - 1] ?? '')
}

/** "Two kids" names no second option. */
const COUNTED = new Set(
  'kids children people persons years year months month weeks week days day hours hour minutes times am pm lakh rupees percent baje saal din log'.split(
    ' ',
  ),
)

/** "the third one", or "third" by itself; not "the last year", "my first time". */
function pointsAtOption(heard: Tokens, { from, to }: { from: number; to: number }): boolean {
  const isNamed = OPTION_WORDS.has(heard.words[to - 1] ?? '')
  const belongs = /^(?:my|your|this|that|his|her|for|at|from)$/.test(heard.words[from - 1] ?? '')
  const isClosed = heard.breaks[to] === true || AROUND.has(heard.words[to] ?? '')
  return (isNamed && isClosed && !belongs) || isAllBut(heard, from, to)
}

function isAllBut(heard: Tokens, from: number, to: number): boolean {
  return heard.words.every((word, at) => (at >= from && at < to) || AROUND.has(word))
}

/** Of more than these nobody counts which is the fifth: a "5" by itself is some other number. */
const MAX_BY_PLACE = 4

/** "Option 5", "number two" */
function saysOption({ words }: Tokens): boolean {
  return words.some((word) => /^(?:option|number|no|choice|slot|wala|wali|vikalp|नंबर|विकल्प|ऑप्शन|वाला|वाली)$/.test(word))
}

const OPTION_WORDS = new Set('one option wala wali wale choice slot'.split(' '))
/** Words around an ordinal or a number that leave it the whole of the answer. */
const AROUND = new Set(
  `the a i id ill we would will want like take go with for please okay ok yes yeah um uh hmm well lets let us say maybe that
   choose pick prefer give me
   option number one choice slot it is its think and then so sir madam maam ji haan mujhe chahiye wala wali de do dijiye kar lo
   no
   जी हां मुझे चाहिए वाला वाली दो दीजिए नंबर`.split(/\s+/),
)
