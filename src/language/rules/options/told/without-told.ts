import type { FieldReader } from '../../fields/field-reader.ts'
import { hasOptionDone } from '../../fields/has-option-done.ts'
import { type Clause, saidIn } from '../../words/clauses.ts'
import { says, spacedOut } from '../../words/says.ts'
import type { Tokens } from '../../words/tokens.ts'
import { withWords } from '../../words/with-words.ts'
import { asksOfThePast } from '../../fields/asks-of-the-past.ts'
import { asksForChoice, asksForPartOfDay } from './asks-for-choice.ts'
import { asksWhichIsBetter, isAskedAbout } from './asked-about.ts'
import { isThere, onlyTellsWhere } from './only-tells-where.ts'
import { isBusyThen, isFreeThen, isToldThen } from './busy-then.ts'
import { namedWords } from './named-words.ts'
import { OPTION } from './option-sign.ts'
import { asksForQualification, isNotPassed } from './not-passed.ts'
import { isOfAnother, isOfBefore, isOfLastYear, isOfOtherKin } from './of-something-else.ts'
import { partsTold } from './parts-told.ts'
import { endOfComplaint } from './end-of-complaint.ts'
import { isUnderCondition } from './under-condition.ts'

const MAX_WORDS = 60

/**
 * A message without the clauses in which an option is only told of, and not chosen: another person's or another time's, one that does
 * not work, one under a condition, one that tells where something is. What other clauses say is left.
 */
export function withoutTold(heard: Tokens, plan: FieldReader): Tokens {
  if (heard.words.length < 2 || heard.words.length > MAX_WORDS) return heard
  const named = namedWords(heard, plan)
  if (!named.includes(true)) return heard
  const told = toldIn(heard, plan, named)
  if (told.length === 0) return heard
  const isTold = (at: number): boolean => told.some(({ from, to }) => at >= from && at < to)
  return withWords(
    heard,
    heard.words.map((word, at) => (isTold(at) ? '' : word)),
  )
}

function toldIn(heard: Tokens, plan: FieldReader, named: readonly boolean[]): Clause[] {
  if (asksForChoice(plan) && asksWhichIsBetter(spacedOut(heard.words))) return [{ from: 0, to: heard.words.length }]
  const isNamed = (part: Clause): boolean => named.slice(part.from, part.to).includes(true)
  const isInTrouble = (part: Clause): boolean => TROUBLE.test(spacedOut(heard.words.slice(part.from, part.to)))
  // "I bought it last year, it is not cooling"
  const isOneInTrouble =
    !asksForChoice(plan) &&
    partsTold(heard).some((part) => OF_IT.test(saidIn(heard, part)) && !isNamed(part) && isInTrouble(part))
  return partsTold(heard).flatMap((part) => {
    if (!isNamed(part)) return []
    const words = heard.words.filter((_, at) => at >= part.from && at < part.to && named[at] !== true)
    const said = marked(heard, part, named)
    if (isTold(plan, words, said, isOneInTrouble || (!asksForChoice(plan) && isInTrouble(part)))) return part
    const end = asksForChoice(plan) ? endOfComplaint(said) : 0
    return end === 0 ? [] : { from: part.from, to: part.from + wordsUpTo(heard, part, named, end) }
  })
}

const OF_IT = /^(?:and |but |now |ab )?(?:it|wo|woh|ye|yeh|वो|ये)(?= )/
const TROUBLE = says(`
  not|isnt|doesnt|stopped|broke|broken|leaking|noise|problem|issue|dead|repair|fix|trouble|kharab|band|toot*|tut*|nahi|dikkat|awaz|aawaz
  garbad|theek kar*|खराब|बंद|टूट*|नहीं|दिक्कत|आवाज|गडबड
`)

function isTold(plan: FieldReader, words: readonly string[], said: string, isInTrouble: boolean): boolean {
  if (isOfOtherKin(plan, words, said)) return true
  if (onlyTellsWhere(plan, said)) return true
  const isOfNow = !asksOfThePast(plan) && !hasOptionDone(plan)
  if (isOfNow && isOfLastYear(plan, words, said) && !isInTrouble) return true
  if (asksForQualification(plan) && isNotPassed(said)) return true
  if (!asksForChoice(plan)) return false
  if (isUnderCondition(said) || isAskedAbout(said) || isThere(plan, said)) return true
  if (isOfAnother(plan, words, said) && !(asksForPartOfDay(plan) && isFreeThen(said))) return true
  if (isOfNow && isOfBefore(words, said)) return true
  return asksForPartOfDay(plan) && (isBusyThen(plan, said) || isToldThen(plan, said))
}

/** The words of a part with a sign for each option. */
function marked({ words }: Tokens, { from, to }: Clause, named: readonly boolean[]): string {
  return spacedOut(signs(words, from, to, named))
}

function signs(words: readonly string[], from: number, to: number, named: readonly boolean[]): string[] {
  const said: string[] = []
  for (let at = from; at < to; at++) {
    if (named[at] !== true) said.push(words[at] ?? '')
    else if (at === from || named[at - 1] !== true) said.push(OPTION)
  }
  return said
}

/** How many words of a part stand within so many characters of what `marked` makes of it. */
function wordsUpTo({ words }: Tokens, { from, to }: Clause, named: readonly boolean[], end: number): number {
  for (let at = from + 1; at < to; at++) if (spacedOut(signs(words, from, at, named)).length > end) return at - from
  return to - from
}
