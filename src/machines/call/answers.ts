import type { EpochMs } from '../../base/time.ts'
import type { Understanding } from '../../ports/language.ts'
import type { Answer, HeardAnswer } from '../../ports/voice.ts'
import { hear, missingFields, say, applyUnderstanding } from '../dialogue/dialogue.ts'
import { isTooLong } from '../dialogue/is-too-long.ts'
import type { FlowIndex } from '../flow/flow-index.ts'
import { cut } from '../flow/limits.ts'
import type { AskNode, FlowField, Outcome } from '../flow/types.ts'
import { acceptsDtmf, valueOfDtmf } from './dtmf.ts'
import type { Call } from './leg.ts'
import { PHRASES } from '../dialogue/phrases.ts'
import { isVoicemailGreeting } from './voicemail.ts'

/** Five minutes of speech; more of one answer is cut. */
export const MAX_HEARD_CHARS = 4_000
/** How often a silent person is asked again, each time after `SILENCE_MS` (requests.ts), before the call ends. */
const MAX_REPROMPTS = 2
const NO_QUESTION: AskNode = { id: '', type: 'ask', fields: [], guidance: '', next: '' }
const NO_FIELDS = new Map<string, FlowField>()
/** Number of utterances after which the person no longer counts as a machine. */
const MAX_LINES_TO_MACHINES = 2
/** What a greeting never asks for; many ask to call again later. */
const OBJECTIONS: readonly Outcome[] = ['opted_out', 'wrong_person']

/**
 * Takes what the person said, as the words of the next turn; with those before, if the line between was not heard. A
 * tail goes on with the answer before: the question that it came upon was not asked.
 */
export function applyWords(call: Call, answer: HeardAnswer, index: FlowIndex, at: EpochMs): Partial<Call> {
  const { language, endedAt, latency } = answer
  const { endpointingMs, recognitionMs } = latency
  const { answered } = call.leg
  const before = answer.isContinuation ? answered : undefined
  return {
    ...hear(cut(joined(call.turn.heard?.text, answer.text), MAX_HEARD_CHARS), Math.min(endedAt, at)),
    attempts: before ? Math.max(0, call.attempts - 1) : call.attempts,
    language: language !== null && index.settings.languages.includes(language) ? language : call.language,
    leg: {
      ...call.leg,
      lastActivityAt: at,
      noInputCount: 0,
      answer: { heardAt: at, endpointingMs, recognitionMs },
      answered: {
        flowNodeId: before?.flowNodeId ?? lastQuestion(call, index).id,
        text: cut(joined(before?.text, answer.text), MAX_HEARD_CHARS),
        isContinued: before !== undefined,
      },
      understandingPending: true,
    },
  }
}

/**
 * Whether a hang-up of ours came in the middle of the answer, which is none then: half of it may mean something else.
 * Whoever puts the receiver down has said what they wanted to.
 */
export function isCutOff({ leg }: Call, answer: HeardAnswer | null): boolean {
  return answer?.isCutOff === true && leg.hangUp !== undefined
}

export function keepCutOffWords({ leg }: Call, { text, endedAt }: HeardAnswer, at: EpochMs): Partial<Call> {
  return { leg: { ...leg, lastActivityAt: at, cutOff: { text, at: Math.min(endedAt, at) } } }
}

function joined(before: string | undefined, text: string): string {
  return before === undefined ? text : `${before} ${text}`
}

/** Accepts DTMF as an answer; keys without a meaning here answer nothing. */
export function applyDtmf(call: Call, answer: HeardAnswer, index: FlowIndex, at: EpochMs): Partial<Call> {
  const words = applyWords(call, { ...answer, language: null }, index, at)
  const heard = { ...call, ...words }
  const field = askedField(call, index)
  const value = field && valueOfDtmf(answer.text, field)
  const values = field && value !== undefined ? { [field.name]: value } : {}
  const meaning = { values, refused: [], intent: null, language: heard.language }
  return { ...words, ...applyCallUnderstanding(heard, index, meaning) }
}

/** Applies what the words or keys were understood to mean. */
export function applyCallUnderstanding(call: Call, index: FlowIndex, meaning: Understanding): Partial<Call> {
  const leg = { ...call.leg, understandingPending: false }
  return { ...applyUnderstanding(call, lastQuestion(call, index), index, meaning), leg }
}

/** Reprompts a silent person; the question is repeated without counting an attempt. */
export function reprompt(call: Call): Partial<Call> {
  const leg = { ...call.leg, noInputCount: call.leg.noInputCount + 1 }
  return { ...say(call, { text: PHRASES.stillThere[call.language] }, NO_FIELDS), leg }
}

export function canReprompt(call: Call): boolean {
  return call.leg.noInputCount < MAX_REPROMPTS && !isTooLong(call)
}

/** Whether the answer is DTMF that the question accepts. */
export function isDtmfAnswer(call: Call, answer: HeardAnswer | null, index: FlowIndex): boolean {
  return answer?.isDtmf === true && hasWords(answer) && acceptsDtmf(askedField(call, index))
}

export function hasWords(answer: HeardAnswer | null): boolean {
  return answer !== null && answer.text.trim() !== ''
}

/** Whether an answering machine was detected, by the carrier, by its beep or by its greeting. */
export function isMachine(call: Call, answer: Answer): boolean {
  if (answer.kind === 'machine') return mayBeMachine(call)
  return answer.kind === 'heard' && !answer.isDtmf && call.turnCount === 1 && isVoicemailGreeting(answer.text)
}

/** Once somebody answered a question, or objected to the call, it is a person, whatever the carrier reports later. */
export function mayBeMachine({ turnCount, fields, leg: { plannedOutcome } }: Call): boolean {
  const hasObjected = plannedOutcome !== null && OBJECTIONS.includes(plannedOutcome.outcome)
  return !hasObjected && turnCount <= MAX_LINES_TO_MACHINES && Object.keys(fields).length === 0
}

/** The question on the table; at an end of the flow the one that was answered last, or one for nothing. */
function lastQuestion({ flowNodeId, leg }: Call, index: FlowIndex): AskNode {
  const asked = [flowNodeId, leg.answered?.flowNodeId ?? ''].map((id) => index.nodes.get(id))
  return asked.find((node) => node?.type === 'ask') ?? NO_QUESTION
}

/** The question that the current words answer: for a continuation, the one before. */
export function answeredQuestion(call: Call, index: FlowIndex): AskNode {
  const { answered } = call.leg
  return lastQuestion(answered?.isContinued ? { ...call, flowNodeId: answered.flowNodeId } : call, index)
}

function askedField(call: Call, index: FlowIndex): FlowField | undefined {
  const [name] = missingFields(call, lastQuestion(call, index))
  return name === undefined ? undefined : index.fields.get(name)
}
