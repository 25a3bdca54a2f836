import { regex } from '../../../base/regex.ts'
import { undenied } from '../set-aside/undenied.ts'
import { NAHI } from '../words/function-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { isGiving } from './number-tokens.ts'
import { numberWord } from './number-words.ts'
import { numberAt } from './numbers.ts'

export interface DigitSpan {
  digits: string
  /** Written with a plus, so the country comes with it. */
  international: boolean
  from: number
  to: number
}

/**
 * The longest string of digits that was read out or written, in whatever groups: "98765 43210", "nine eight double
 * seven", "twenty three forty five" (2345).
 */
export function findDigits(heard: Tokens, readsHindi: boolean, minDigits: number): DigitSpan | undefined {
  let best: DigitSpan | undefined
  for (const span of digitStrings(heard, readsHindi, minDigits)) {
    if (span.digits.length > (best?.digits.length ?? 0)) best = span
  }
  return best
}

/** Every string of at least so many digits, from left to right, but those that are denied. */
export function digitStrings(heard: Tokens, readsHindi: boolean, minDigits: number): DigitSpan[] {
  const spans: DigitSpan[] = []
  for (let from = 0; from < heard.words.length;) {
    if (isPointing(heard, from) || isGiving(heard, from)) {
      from += 1
      continue
    }
    if (isEndNamed(heard, from)) {
      from = endOfFew(heard, from, readsHindi) ?? from + 1
      continue
    }
    const denied = heard.denials?.find((denial) => denial.reach !== 'weak' && from >= denial.from && from < denial.to)
    const span = digitsAt(heard, from, readsHindi, denied?.to) // "not 4 0 0 0 4 1, 4 0 0 0 7 7"
    if (span.digits.length >= minDigits) spans.push(span)
    from = Math.max(span.to, from + 1)
  }
  return undenied(heard, spans)
}

/** The "one" of "this one, 88672 14390" */
function isPointing({ words }: Tokens, at: number): boolean {
  return words[at] === 'one' && /^(?:this|that|which|other|same|another)$/.test(words[at - 1] ?? '')
}

/** The last that was read out behind a "no" or "sorry", else the longest. */
export function lastSaidDigits(
  heard: Tokens,
  readsHindi: boolean,
  minDigits: number,
  correctedFrom: number,
): DigitSpan | undefined {
  const corrected = digitStrings(heard, readsHindi, minDigits).findLast(({ from }) => from >= correctedFrom)
  const whole = corrected ?? findDigits(heard, readsHindi, minDigits)
  const end = whole && endPutRight(heard, readsHindi, whole)
  if (end === 'open') return undefined
  return end === undefined || whole === undefined ? whole : { ...whole, digits: end.digits, to: end.to }
}

/**
 * What is put right at the end of digits in the same message: "…, sorry, last is five", "…, no, the last two are four one".
 * `open` where it is not said which digit is meant ("…, no, eight").
 */
export function endPutRight(
  heard: Tokens,
  readsHindi: boolean,
  { digits, to }: { digits: string; to: number },
): { digits: string; to: number } | 'open' | undefined {
  const from = heard.words.findIndex(
    (_word, at) => at > to && isEndNamed(heard, at) && isDigitAt(heard, at, readsHindi),
  )
  const said = from === -1 ? undefined : endOfFew(heard, from, readsHindi)
  if (said !== undefined) {
    // "Last me 127 nahi 172"
    const start = NAHI.test(heard.words[said] ?? '') && isDigitAt(heard, said + 1, readsHindi) ? said + 1 : from
    const few = endOfFew(heard, start, readsHindi) ?? said
    const end = digitsAt(heard, start, readsHindi, few).digits
    return end.length < digits.length ? { digits: digits.slice(0, -end.length) + end, to: few } : undefined
  }
  const rest = heard.words.slice(to)
  const isCorrection = rest.length > 1 && rest.length <= MAX_CORRECTION && TAKES_BACK.test(rest[0] ?? '')
  const isOnlyDigits = rest.every((word, at) => TAKES_BACK.test(word) || isDigitAt(heard, to + at, readsHindi))
  return isCorrection && isOnlyDigits && isDigitAt(heard, heard.words.length - 1, readsHindi) ? 'open' : undefined
}

const MAX_CORRECTION = 4
const TAKES_BACK = /^(?:no|nope|sorry|wait|oh|not|its|it|is|nahi|nai|i|mean|rather|नहीं|सॉरी)$/

/** The "five" of "last is five" and "aakhri digit paanch hai". */
function isEndNamed({ words }: Tokens, at: number): boolean {
  return LAST_IS.test(words.slice(Math.max(0, at - 4), at).join(' '))
}

const LAST_IS = regex`
  (?:^| )(?:last|aakhri|akhri|antim|आखिरी|अंतिम) (?:(?:two|three|do|teen|दो) )?
    (?:(?:digit|digits|number|one|ank|wala|अंक|नंबर) )?(?:is|are|be|should be|hai|to|तो|है)$
  |(?:^| )(?:last|aakhri|akhri|आखिरी) (?:(?:two|three|do|teen|दो|तीन) )?(?:digit|digits|ank|अंक)$
  |(?:^| )(?:last|end|aakhri|akhri|आखिरी|लास्ट) (?:me|mein|में)$
`

function isDigitAt(heard: Tokens, at: number, readsHindi: boolean): boolean {
  const word = heard.words[at] ?? ''
  return /^\d+$/.test(word) || numberWord(word, readsHindi) !== undefined
}

/** Where digits by themselves end: at any pause. */
function endOfFew(heard: Tokens, from: number, readsHindi: boolean): number | undefined {
  let to = from
  while (to < heard.words.length && (to === from || !heard.breaks[to]) && isDigitAt(heard, to, readsHindi)) to += 1
  return to > from ? to : undefined
}

const PLUS = new Set(['plus', 'प्लस'])

function digitsAt(heard: Tokens, from: number, readsHindi: boolean, end = heard.words.length): DigitSpan {
  let digits = ''
  let repeat = 1
  const spokenPlus = PLUS.has(heard.words[from] ?? '')
  let at = spokenPlus ? from + 1 : from
  while (at < end) {
    const word = heard.words[at] ?? ''
    const written = /^\d[\d./,-]*$/.test(word) && !DATE.test(word) ? word.replace(/\D/g, '') : undefined
    if (digits !== '' && heard.breaks[at] && !isLightBreak(heard, at)) break
    if (digits !== '' && heard.breaks[at] && written !== undefined && written.length >= WHOLE_NUMBER) break
    if (written !== undefined) {
      digits += written.length === 1 ? written.repeat(repeat) : written
      repeat = 1
      at += 1
      continue
    }
    const spoken = numberWord(word, readsHindi || digits !== '')
    if (spoken?.kind === 'repeat') repeat = spoken.value
    else if (digits !== '' && (word === 'o' || word === 'oh')) {
      digits += '0'.repeat(repeat)
      repeat = 1
    } else if (spoken?.kind === 'unit' && isOfHundred(heard, at + 1, end, readsHindi || digits !== '')) {
      const group = numberAt(heard, at, readsHindi || digits !== '')
      if (group?.digits === undefined || group.value >= 1_000 || group.to > end) break
      digits += group.digits
      at = group.to
      continue
    } else if (spoken?.kind === 'unit') {
      digits += String(spoken.value).repeat(repeat)
      repeat = 1
    } else if (spoken?.kind === 'tens' || spoken?.kind === 'teen' || spoken?.kind === 'hindi') {
      const pair = numberAt(heard, at, readsHindi || digits !== '')
      if (pair?.digits === undefined) break
      digits += pair.digits
      at = pair.to
      continue
    } else if (!(digits !== '' && FILLERS.has(word))) {
      break
    }
    at += 1
  }
  const start = heard.starts[spokenPlus ? from + 1 : from] ?? 0
  return { digits, international: spokenPlus || heard.text[start - 1] === '+', from, to: Math.max(at, from) }
}

/** The "sau" of "chaar sau gyarah", which is read out as 411. */
function isOfHundred({ words, breaks }: Tokens, at: number, end: number, readsHindi: boolean): boolean {
  return at < end && !breaks[at] && numberWord(words[at] ?? '', readsHindi)?.kind === 'hundred'
}

/** So many digits written after a comma are a number of their own: "sorry, last is 9, 9045566779". */
const WHOLE_NUMBER = 8
const DATE = /^(?:[0-3]?\d([./-])[0-3]?\d\1(?:19|20)?\d\d|(?:19|20)\d\d([./-])[0-3]?\d\2[0-3]?\d)$/
const FILLERS = new Set(['and', 'then', 'um', 'uh', 'aur', 'phir', 'dash', 'और', 'फिर'])

function isLightBreak(heard: Tokens, at: number): boolean {
  return /^[\s,.()–—-]*$/.test(heard.text.slice(heard.ends[at - 1], heard.starts[at]))
}
