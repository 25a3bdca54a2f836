import { undenied } from '../denied.ts'
import type { Tokens } from '../words/tokens.ts'
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
function digitStrings(heard: Tokens, readsHindi: boolean, minDigits: number): DigitSpan[] {
  const spans: DigitSpan[] = []
  for (let from = 0; from < heard.words.length;) {
    const span = digitsAt(heard, from, readsHindi)
    if (span.digits.length >= minDigits) spans.push(span)
    from = Math.max(span.to, from + 1)
  }
  return undenied(heard, spans)
}

/** The last that was read out behind a "no" or "sorry", else the longest. */
export function lastSaidDigits(
  heard: Tokens,
  readsHindi: boolean,
  minDigits: number,
  correctedFrom: number,
): DigitSpan | undefined {
  const corrected = digitStrings(heard, readsHindi, minDigits).findLast(({ from }) => from >= correctedFrom)
  return corrected ?? findDigits(heard, readsHindi, minDigits)
}

const PLUS = new Set(['plus', 'प्लस'])

function digitsAt(heard: Tokens, from: number, readsHindi: boolean): DigitSpan {
  let digits = ''
  let repeat = 1
  const spokenPlus = PLUS.has(heard.words[from] ?? '')
  let at = spokenPlus ? from + 1 : from
  while (at < heard.words.length) {
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

/** So many digits written after a comma are a number of their own: "sorry, last is 9, 9045566779". */
const WHOLE_NUMBER = 8
const DATE = /^(?:[0-3]?\d([./-])[0-3]?\d\1(?:19|20)?\d\d|(?:19|20)\d\d([./-])[0-3]?\d\2[0-3]?\d)$/
const FILLERS = new Set(['and', 'then', 'um', 'uh', 'aur', 'phir', 'dash', 'और', 'फिर'])

function isLightBreak(heard: Tokens, at: number): boolean {
  return /^[\s,.()–—-]*$/.test(heard.text.slice(heard.ends[at - 1], heard.starts[at]))
}
