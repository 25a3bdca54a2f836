import type { FieldReader } from '../../fields/field-reader.ts'
import type { Clause } from '../../words/clauses.ts'
import type { Tokens } from '../../words/tokens.ts'
import { isAroundEvent } from './around-event.ts'
import { comesHome } from './comes-home.ts'
import { isOfAnotherTime } from './is-of-another-time.ts'
import { isFactOfElse } from './facts-of-else.ts'
import { isHindered } from './is-hindered.ts'
import { isOfOwnHours } from './own-hours.ts'
import { type PartOfWhen, partOfWhen } from './part-of-when.ts'
import { isRejected } from './rejected.ts'
import { isPointedTo } from './is-pointed-to.ts'
import { isToldLater } from './told-later.ts'
import { type WhenAsked, whenAsked } from './when-asked.ts'

/**
 * Whether a day or a time tells when something else is, was or will be, and does not answer the question: "my exam is on Monday", "kal
 * main busy hoon", "I'll let you know on Friday". `spans` are all days and times that are named.
 */
export function isOfAnotherMatter(heard: Tokens, plan: FieldReader, span: Clause, spans: readonly Clause[]): boolean {
  if (spans.length > MAX_SPANS) return false
  const part = partOfWhen(heard, span, spans)
  if (part === undefined) return false
  const asked = whenAsked(plan)
  if (comesHome(heard, span, part.said, asked)) return false
  if (asked.side !== 'behind' && (isRejected(heard, part) || isAroundEvent(heard, part))) return true
  return part.words.length > 1 && tellsOfElse(part, asked) && !isPointedTo(heard, part, asked)
}

/** More days and times than a statement tells of. */
const MAX_SPANS = 8

/** "I will go to the bank on @ and pay" */
const GOES_AND_DOES =
  / (?:and|aur|और) (?:pay|do|give|come|collect|deposit|transfer|clear|visit|start|join|jama|bhar\S*|de|dunga|karunga)(?= |$)/

function tellsOfElse({ words, said }: PartOfWhen, asked: WhenAsked): boolean {
  if (isOfAnotherTime(words, said, asked)) return true
  if (asked.side === 'behind' || GOES_AND_DOES.test(said)) return false
  return (
    isToldLater(said, asked) || isHindered(said, asked) || isOfOwnHours(said, asked) || isFactOfElse(words, said, asked)
  )
}
