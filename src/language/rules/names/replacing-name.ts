import type { Tokens } from '../words/tokens.ts'
import { nameFrom } from './name-from.ts'
import type { NameSpan } from './name-span.ts'
import { isNoName } from './is-no-name.ts'
import { isEveryday, isTrail } from './words-of-a-name.ts'
import { NOT_SO } from './not-so.ts'
import { NAME_NOUNS } from './name-nouns.ts'

/** "Not Sunita, Anita", "naam Aarav nahi Arjun hai": the name after the denied one. */
export function replacingName(heard: Tokens, asked: boolean): NameSpan | undefined {
  const { words, breaks } = heard
  if (asked && words[0] === 'not' && words.length <= 5) {
    const second = breaks.findIndex((isBreak, at) => at > 1 && isBreak)
    const span = second > 0 && second < words.length ? nameFrom(heard, second) : undefined
    return span && span.to === words.length ? { ...span, isExplicit: true, explicit: true } : undefined
  }
  const nahi = words.findIndex((word) => NOT_SO.has(word))
  const isNamed = words.slice(0, Math.max(nahi, 0)).some((word) => NAME_NOUNS.has(word))
  if (nahi < 1 || !(isNamed || (asked && nahi <= 2)) || breaks[nahi]) return undefined
  // "Bag nahi mila" denies no name.
  if (isNoName(heard, { from: nahi - 1, to: nahi }) && !POINTS.test(words[nahi - 1] ?? '')) return undefined
  const span = nameFrom(heard, nahi + 1)
  const isRest = span !== undefined && (breaks[span.to] === true || isTrail(words[span.to] ?? ''))
  return span && isRest && !isEveryday(heard, span) ? { ...span, isExplicit: true, explicit: true } : undefined
}

const POINTS = /^(?:ye|yeh|yah|wo|woh|vo|voh|naam|यह|ये|वह|वो|नाम)$/
