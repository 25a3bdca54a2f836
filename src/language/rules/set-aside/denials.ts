import { ORDINAL_WORDS } from '../dates/date-words.ts'
import { isDayWord } from '../dates/day-words.ts'
import { circumstancesIn } from './circumstances.ts'
import type { Denial } from './denial.ts'
import { deniedByThodi } from './denied-by-thodi.ts'
import { numberWord } from '../numbers/number-words.ts'
import { hypotheticalIn } from './hypothetical.ts'
import { leftBehindIn } from './left-behind.ts'
import { reportedIn } from './reported.ts'
import { undecidedIn } from './undecided.ts'
import { withdrawnIn } from './withdrawn.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import { denyAhead } from './deny-ahead.ts'
import { denyBehind } from './deny-behind.ts'
import { denyReasons } from './deny-reasons.ts'
import { denyTold } from './deny-told.ts'

const EARLIER = wordSet(
  'was earlier previously old former finished completed passed pehle pahle pehla purana पहले पुराना',
)
const NOW = wordSet('now new currently instead today ab naya abhi अब नया')

/**
 * Finds what is denied, replaced or given as a reason, in the order of the rules. What is told of another time is no
 * answer to a question of today, also where nothing else is said.
 */
export function denialsIn(heard: Tokens, isAskedOfThePast = false): Denial[] {
  const denials: Denial[] = []
  for (const clause of clausesOf(heard)) {
    denyAhead(heard, clause, denials)
    denyBehind(heard, clause, denials)
    denyFronted(heard, clause, denials)
    denyLeft(heard, clause, denials)
    denyReasons(heard, clause, denials)
  }
  denyEarlier(heard, denials)
  denyTold(heard, denials, isAskedOfThePast)
  denyMoved(heard, denials)
  const told = [
    ...denials,
    ...deniedByThodi(heard),
    ...hypotheticalIn(heard),
    ...circumstancesIn(heard),
    ...undecidedIn(heard),
    ...reportedIn(heard),
    ...(isAskedOfThePast ? [] : leftBehindIn(heard).map(({ from, to }) => ({ from, to, reach: 'weak' as const }))),
  ]
  return [...told, ...withdrawnIn(heard, told)]
}

/** "Dinner rehne do, bas breakfast", "सोमवार छोड़िए मंगलवार रखिए": what is left out, where something follows. */
function denyLeft({ words }: Tokens, { from, to }: Clause, denials: Denial[]): void {
  for (let at = from + 1; at < to; at++) {
    const said = `${words[at] ?? ''} ${words[at + 1] ?? ''}`
    const length = LEFT_OUT.test(said) ? 2 : LEFT_OUT_SHORT.test(words[at] ?? '') ? 1 : 0
    // "Cash hi rehne do" keeps it.
    if (length > 0 && at + length < words.length && !KEEPS.test(words[at - 1] ?? ''))
      denials.push({ from, to: at, reach: 'last' })
  }
}

const LEFT_OUT = /^(?:rehne|rahne|chhod|chod|jaane|jane|रहने|छोड|जाने) (?:do|dijiye|dena|dijie|दो|दीजिए|देना)$/
const KEEPS = /^(?:hi|ही)$/
const LEFT_OUT_SHORT = /^(?:chhodo|chhodiye|chodo|chodiye|छोडो|छोडिए|छोडिये)$/

/** "Five thousand I can't give": what stands before the subject. */
function denyFronted({ words }: Tokens, { from, to }: Clause, denials: Denial[]): void {
  for (let at = from + 2; at < to; at++) {
    if (FRONTED_NOT.has(words[at] ?? '') && SUBJECTS.has(words[at - 1] ?? '') && to - at <= 3)
      denials.push({ from, to: at - 1, reach: 'last' })
  }
}

const FRONTED_NOT = wordSet('cant cannot wont dont couldnt never')
const SUBJECTS = wordSet('i we')

/** "It was 1500, now it is 4000" */
function denyEarlier({ words }: Tokens, denials: Denial[]): void {
  const earlier = words.findIndex((word) => EARLIER.has(word))
  if (earlier === -1) return
  const now = words.findIndex((word, at) => at > earlier && NOW.has(word))
  if (now !== -1) denials.push({ from: earlier, to: now, reach: 'weak' })
}

/** "We shifted from Bhopal to Indore", "change it from 10 to 12": not where it began. */
function denyMoved({ words, breaks }: Tokens, denials: Denial[]): void {
  const moved = words.findIndex((word) => MOVED.has(word) || MOVES.has(word))
  if (moved === -1) return
  const start = words.findIndex((word, at) => at > moved && word === 'from')
  if (start === -1 || start - moved > 6) return
  // "I have to move from Andheri to Powai": both are told.
  if (!MOVED.has(words[moved] ?? '') && !words.slice(start + 1, start + 3).some(isNumberOrDay)) return
  let end = start + 1
  while (end < words.length && !breaks[end] && words[end] !== 'to') end += 1
  denials.push({ from: start + 1, to: end, reach: 'first' })
}

const MOVED = wordSet('moved shifted relocated migrated switched changed transferred came')
const MOVES = wordSet(
  `move shift change switch raise raised increase increased reduce reduced lower lowered cut push pushed bring brought postpone
   postponed prepone preponed reschedule rescheduled update updated gone grown went up down`,
)

function isNumberOrDay(word: string): boolean {
  return /^\d/.test(word) || numberWord(word, true) !== undefined || isDayWord(word) || ORDINAL_WORDS.has(word)
}

/** Whether some of the words are denied, replaced or taken back, and not only told as a reason. */
export function isDenied({ denials = [] }: Tokens, { from, to }: Clause): boolean {
  return denials.some((one) => one.reach !== 'weak' && from < one.to && to > one.from)
}

/** Whether a "nahi" behind the words, or a later part, takes them back. */
export function isTakenBack({ denials = [] }: Tokens, { from, to }: Clause): boolean {
  return denials.some((one) => (one.reach === 'last' || one.reach === 'all') && from < one.to && to > one.from)
}

/** Whether something is told only as a reason, or of another time. */
export function isToldAside({ denials = [] }: Tokens, { from, to }: Clause): boolean {
  return denials.some((denial) => denial.reach === 'weak' && from < denial.to && to > denial.from)
}
