import { bareClauses } from '../words/bare-clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { afterKin } from './kin.ts'
import { nameFrom } from './name-from.ts'
import type { NameSpan } from './name-span.ts'
import { isToldBeside } from './told-beside.ts'
import { isClosed, isEveryday, isWrittenName } from './words-of-a-name.ts'

/** "… मेरी daughter Ritika Jain के लिए", "it is for my nephew Aarush" */
export function nameOfKin(heard: Tokens, asksOwn: boolean): NameSpan | undefined {
  if (asksOwn && opensWithName(heard)) return undefined
  for (let at = 0; at < heard.words.length; at++) {
    const from = afterKin(heard, at)
    const span = from === undefined || heard.breaks[from] ? undefined : nameFrom(heard, from)
    if (span === undefined || isEveryday(heard, span)) continue
    // "Geeta Nair, meri wife hai, Jaipur ke hospital mein": the next part tells something else.
    if (from !== undefined && heard.breaks.slice(from, span.from + 1).includes(true)) continue
    if (isToldBeside(heard, span)) continue
    if (isNameAfterKin(heard, span)) return { ...span, isExplicit: true, explicit: false }
  }
  return undefined
}

/** "Ritu Saxena, my son Arjun will be at home": where the speaker's own name is asked for, the full name by itself is it. */
export function opensWithName(heard: Tokens): boolean {
  const [first] = heard.words.length > 3 ? bareClauses(heard) : []
  if (first?.from !== 0 || first.to < 2 || first.to === heard.words.length) return false
  const span = nameFrom(heard, 0)
  return span?.from === 0 && span.to === first.to && !isEveryday(heard, span)
}

/** "My sister handles that" names nobody. */
export function isNameAfterKin(heard: Tokens, { from, to }: { from: number; to: number }): boolean {
  if (isWrittenName(heard, from)) return true
  return isClosed(heard, to) && !TELLS.test(heard.words[from] ?? '')
}

/** "My wife usually handles that", "my son uses it" */
const TELLS = /^[a-z]+(?:ly|ing|ed|es|[^aeious]s)$/
