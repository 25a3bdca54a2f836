import type { FieldPlan } from '../field-kind.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { Heard } from '../words/heard.ts'
import type { PhraseBook } from '../words/phrase-book.ts'
import { mistypedOption } from './mistyped-option.ts'
import { numberedOption } from './numbered-option.ts'
import { type OptionBook, bookOf } from './option-book.ts'
import type { OptionSpan } from './option-span.ts'
import { partlyNamed } from './partly-named.ts'
import { isNegated, isOwned } from './ruled-out.ts'
import { soundingOption } from './sounding-option.ts'
import { readYesNo } from './yes-no.ts'

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
  const spans = namedOptions(heard, asked ? book.phrases : book.own)
  const named =
    spans.length === 0 || (book.yes === undefined && book.no === undefined)
      ? spans
      : spans.filter(({ value }) => (value !== book.yes && value !== book.no) || readYesNo(heard) !== undefined)
  const exact = chosen(heard, named, correctedFrom)
  if (exact && exact !== 'several' && asked && isLeftOpen(heard, exact, book)) return undefined
  if (exact || !asked) return exact === 'several' ? undefined : exact
  const loose =
    yesNoOption(heard, book) ??
    numberedOption(heard, options, book, readsHindi) ??
    partlyNamed(heard, book) ??
    soundingOption(heard, book) ??
    mistypedOption(heard, options, book)
  return loose && isRuledOut(heard, loose.value, book) ? undefined : loose
}

/** "I don't want store credit" leaves no "credit" either. */
function isRuledOut(heard: Heard, value: string, { own }: OptionBook): boolean {
  return own.all(heard).some(({ tag, from, to }) => tag === value && to - from > 1 && isNegated(heard, from, to))
}

/** "Double or twin", where the second is said by a part of it. */
function isLeftOpen(heard: Heard, { value, from, to }: OptionSpan, book: OptionBook): boolean {
  if (heard.words.includes('either') && heard.words.includes('or')) return true
  const other = /^(?:or|ya|या)$/.test(heard.words[to] ?? '')
    ? to + 1
    : OR_BEFORE.test(heard.words[from - 1] ?? '')
      ? from - 2
      : -1
  const named = other < 0 ? undefined : book.words.get(heard.words[other] ?? '')
  return named !== undefined && named !== value
}

const OR_BEFORE = /^(?:or|ya|या)$/

function namedOptions(heard: Heard, phrases: PhraseBook<string>): OptionSpan[] {
  const hits = phrases.all(heard)
  if (hits.length === 0) return []
  // "Veg nahi non veg" denies what stands before the "nahi".
  const isInstead = (from: number): boolean =>
    hits.some(({ to }) => to === from - 1) && NAHI.test(heard.words[from - 1] ?? '')
  return hits
    .filter(
      ({ from, to }) =>
        (isInstead(from) || !isNegated(heard, from, to)) && !isOwned(heard, from) && !isAfterOther(heard, from),
    )
    .map(({ tag, from, to }) => ({ value: tag, firm: true, from, to }))
}

const NAHI = /^(?:nahi|nahin|nai|नहीं|नही)$/

/** The "three BHK" of "two or three BHK" */
function isAfterOther({ words }: Heard, from: number): boolean {
  return /^(?:or|ya|या)$/.test(words[from - 1] ?? '') && numberWord(words[from - 2] ?? '', true) !== undefined
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
  if (answer && !answer.firm && !/^(?:yes|no)\b/i.test(value ?? '')) return undefined
  return answer && value !== undefined ? { value, firm: answer.firm, from: answer.from, to: answer.to } : undefined
}
