import { isOtherDay, isOtherTime } from './other-time.ts'
import { deniesAnother } from './of-another-matter.ts'
import { opposedByRest } from './opposed-by-rest.ts'
import { openingAgainst } from './said-against.ts'
import { DO_IT, endsWaiting, isUncalledFor, knownYesNo } from './own-yes-or-no.ts'
import { isHedged, leavesOpen } from './leaves-open.ts'
import { readOpinion } from './opinion.ts'
import { readToldAnswer } from './told-answer.ts'
import { positiveOf } from '../fields/positive-of.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { WHEN } from '../fields/kind-of.ts'
import type { Message } from '../message.ts'
import { readRefusal } from '../refusals.ts'
import { tellsNothing } from '../withheld.ts'
import { readOwnClause } from './own-clause.ts'
import { readMind } from './statements/read-statements.ts'
import { readFirstTime, wantsSeparate, wantsWhatIsAsked } from './statements/read-stance.ts'
import { asksToGive, saysNotGiven } from './declines-to-give.ts'
import { readConcession } from './statements/read-concession.ts'
import { readDeclined } from './statements/read-declined.ts'
import { isHalfRight } from './statements/read-correctness.ts'
import { readDone } from './statements/read-done.ts'
import { readElsewhere } from './statements/read-elsewhere.ts'
import { isUntested } from './statements/read-health.ts'
import { readOwned } from './statements/read-owned.ts'
import { readLess } from './statements/read-less.ts'
import { readOfNegative } from './read-of-negative.ts'
import { readDoer } from './statements/read-doer.ts'
import { isInDoubt } from './read-yes-no.ts'
import { readSituation } from './situations/read-situation.ts'
import { readStatement } from './read-statement.ts'
import { readTurned } from './turned/read-turned.ts'
import type { Turned } from './turned/turned.ts'
import type { YesNo } from './yes-or-no.ts'
import { readSolved } from './statements/read-solved.ts'
import { readStocked } from './statements/read-stocked.ts'
import { readThere } from './statements/read-there.ts'

/**
 * Yes or no. "No, make it 5 pm" changes the time and leaves the question open, so that it is asked again; so do "yes,
 * but make it 5 pm" to what was read back, and "I'd rather not say". Where several such questions stand, a sentence
 * answers the one whose words it uses.
 */
export function readAnswer(message: Message): void {
  const open = message.asked.filter(({ kind, field }) => kind === 'boolean' && !message.has(field.name))
  if (open.length === 0 || tellsNothing(message.heard.words)) return
  // "Kuch fix nahi hua" is undecided of a day, and not of a repair.
  if (isInDoubt(message.heard) && !open.some((plan) => readSolved(message, plan))) return
  const [first, another] = open
  const positive = first && another === undefined ? positiveOf(first) : undefined
  if (first && positive) return readOfNegative(message, first, positive, readAnswer)
  const opposed = first && another === undefined ? opposedByRest(message, first, readAlone) : undefined
  if (first && opposed === 'counts') message.take(first, true, true, 0, message.heard.words.length)
  if (opposed !== undefined) return
  if (open.some((plan) => isHalfRight(message, plan) || isUntested(message, plan))) return
  const turned = first && readTurned(message, first)
  if (turned === 'open') return
  if (first && typeof turned === 'object') {
    message.take(first, turned.value, turned.isExplicit, turned.from, turned.to)
    return
  }
  const opinions = new Map(open.map((plan) => [plan, readOpinion(message, plan)]))
  for (const plan of open) {
    const ruledOut = plan === first ? turned : undefined
    if (takeStatement(message, plan, opinions.get(plan), ruledOut) === 'contradicts') return
  }
  if (first && !message.has(first.field.name) && !endsWaiting(message, first))
    takeAnswer(message, first, opinions.get(first), turned)
}

function readAlone(message: Message): void {
  readAnswer(message)
  readOwned(message)
}

/** Takes what is stated in the words of the question: "I do smoke". */
function takeStatement(
  message: Message,
  plan: FieldReader,
  opinion: YesNo | undefined,
  turned: Turned | undefined,
): 'contradicts' | undefined {
  const told =
    opinion !== undefined || isToldOtherwise(message, plan) ? undefined : readStatement(message.heard, plan.cues)
  if (told === undefined || (told.value && isHedged(message.heard, told)) || isRuledOut(turned, told.value))
    return undefined
  if (!told.value && deniesAnother(message.heard, told, plan)) return undefined
  const refusal = readRefusal(message.heard, 3)
  if (refusal?.tag === 'declined' && told.from >= refusal.from && told.to <= refusal.to) return undefined
  const opening = openingAgainst(message, told)
  if (opening === undefined) message.take(plan, told.value, true, told.from, told.to)
  return opening === 'contradicts' ? opening : undefined
}

/** Whether the words of the question are part of what tells the answer in another way. */
function isToldOtherwise(message: Message, plan: FieldReader): boolean {
  return (
    message.move !== undefined ||
    readDoer(message, plan) !== undefined ||
    TELLS_OTHERWISE.some((read) => read(message, plan) !== undefined) ||
    isOtherTime(message, plan) ||
    isOtherDay(message, plan) ||
    wantsSeparate(message.heard, plan) ||
    wantsWhatIsAsked(message.heard, plan)
  )
}

const TELLS_OTHERWISE = [readSituation, readFirstTime, readDeclined, readDone, readStocked, readThere, readElsewhere]

function takeAnswer(message: Message, plan: FieldReader, opinion: YesNo | undefined, turned: Turned | undefined): void {
  const { heard } = message
  const said = knownYesNo(heard, plan)
  const declined = readDeclined(message, plan)
  const done = readDone(message, plan)
  const isOnlySaid = said?.isExplicit === true && (declined ?? done ?? opinion) === undefined
  const own = isOnlySaid ? readOwnClause(heard, plan, said) : undefined
  if (own) {
    if (own.value !== undefined && !isRuledOut(turned, own.value)) message.take(plan, own.value, true, own.from, own.to)
    return
  }
  const doer = readDoer(message, plan)
  const isRequest = doer !== undefined && DO_IT.test(heard.words[said?.from ?? 0] ?? '')
  const isSaid = said?.isExplicit === true && !isRequest
  const isUnclear = doer === 'unclear' ? !isSaid : doer && isSaid && said.value !== doer.value
  if (isUnclear && declined === undefined) return
  if (isOtherTime(message, plan) || (said?.value === true && isUncalledFor(message, plan, said))) return
  const minded = readMind(message, plan) ?? declined ?? opinion ?? readConcession(message) ?? readLess(message, plan)
  const told = { said, isSaid, done, doer: doer === 'unclear' ? undefined : doer }
  const answer = minded ?? readToldAnswer(message, plan, told)
  const refusal = readRefusal(heard, 3)
  if (refusal?.tag === 'declined' && asksToGive(plan) && saysNotGiven(message) && !isRuledOut(turned, false)) {
    message.take(plan, false, true, refusal.from, refusal.to)
    return
  }
  if (
    answer === undefined ||
    isRuledOut(turned, answer.value) ||
    leavesOpen(message, plan, { answer, said, minded, refusal })
  )
    return
  if (answer === done) dropWhenDone(message)
  message.take(plan, answer.value, answer.isExplicit, answer.from, answer.to)
}

function isRuledOut(turned: Turned | undefined, value: boolean): boolean {
  return turned === (value ? 'no yes' : 'no no')
}

/** The day of "did that on Monday" is that of the deed. */
function dropWhenDone(message: Message): void {
  const left = message.found.filter(({ plan, isAsked }) => isAsked || !WHEN.has(plan.kind) || message.isNamed(plan))
  message.found.splice(0, message.found.length, ...left)
}
