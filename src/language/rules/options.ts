import { distance } from 'fastest-levenshtein'
import { type FieldPlan } from './field-kind.ts'
import { type Heard, hear, wordsOf } from './heard.ts'
import { findNumbers } from './numbers.ts'
import { bookOf, type OptionBook, stem } from './option-book.ts'
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
