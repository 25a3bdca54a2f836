import type { Row } from '../../actors/types.ts'
import type { EpochMs } from '../../base/time.ts'
import type { JsonObject } from '../../base/json.ts'
import type { Composed } from '../../ports/language.ts'
import type { PlayedUtterance } from '../../ports/voice.ts'
import { applyReply, clearedDialogue, turnRow } from '../dialogue/dialogue.ts'
import { cut, MAX_REPLY_CHARS } from '../flow/limits.ts'
import { MAX_HEARD_CHARS } from './answers.ts'
import type { Call, Leg } from './leg.ts'

/** Takes up the line that is to be spoken now; `firstTextAt` is null when no model worded it. */
export function startUtterance(call: Call, { reply, firstTextAt }: Composed, at: EpochMs): Partial<Call> {
  const leg = { ...call.leg, opening: null, replyReadyAt: at, firstTextAt }
  return { reply: cut(reply, MAX_REPLY_CHARS), leg }
}

/** The opening line that was made beforehand is only for the start. */
export function hasOpening({ leg, turnCount, turn }: Call): boolean {
  return leg.opening !== null && turnCount === 0 && turn.heard === null
}

/**
 * Whether a line of the agent makes a turn. A line of which something was heard does. One of which nothing was heard
 * does when it replied to the person and was not interrupted, so that their words are kept; and at the start of a call
 * also when the person's words interrupted it.
 */
export function makesTurn({ turnCount, turn }: Call, { text, interrupted }: PlayedUtterance): boolean {
  if (text !== '') return true
  return turnCount > 0 ? turn.heard !== null && !interrupted : turn.heard !== null || interrupted
}

/** Ends the turn with the part of the utterance that was heard. Words that its end cut off are no answer. */
export function completeUtterance(call: Call, spoken: PlayedUtterance, at: EpochMs): Partial<Call> {
  const { text, unanswered, isCutOff } = spoken
  const leg = { ...call.leg, lastActivityAt: at, answer: null, replyReadyAt: null, firstTextAt: null }
  return {
    ...applyReply(withUnanswered(call, spoken, at), text),
    leg:
      unanswered === undefined || isCutOff
        ? leg
        : { ...leg, understandingPending: true, answered: unansweredIn(call, unanswered) },
  }
}

/**
 * Words before a goodbye that replies to an answer, or that comes while one is understood, continue that answer; before
 * another they answer the question.
 */
function unansweredIn(
  { flowNodeId, leg: { answered, plannedOutcome, understandingPending } }: Call,
  text: string,
): NonNullable<Leg['answered']> {
  if ((plannedOutcome === null && !understandingPending) || !answered) return { flowNodeId, text, isContinued: false }
  return { ...answered, text: cut(`${answered.text} ${text}`, MAX_HEARD_CHARS), isContinued: true }
}

/**
 * The turn of words to which no reply was heard: the call ended while they were understood, or the line that answered
 * them was lost with the process that spoke it. To be taken before `completeLastWords`.
 */
export function lastWordsRow(call: Call, at: EpochMs): Row {
  const row = turnRow(call, '', null, at)
  return { ...row, body: { ...row.body, latency: null } }
}

export function completeLastWords(call: Call): Partial<Call> {
  return { ...applyReply(call, ''), ...clearedDialogue }
}

/** The words belong to the turn, behind those that it answers. */
function withUnanswered(call: Call, { unanswered }: PlayedUtterance, at: EpochMs): Call {
  if (unanswered === undefined) return call
  const { heard } = call.turn
  const text = cut(heard === null ? unanswered : `${heard.text} ${unanswered}`, MAX_HEARD_CHARS)
  return { ...call, turn: { ...call.turn, heard: { text, at: heard?.at ?? at } } }
}

/** The turn that a spoken line completes, as it is kept. To be taken before `completeUtterance`. */
export function utteranceRow(call: Call, spoken: PlayedUtterance, at: EpochMs): Row {
  const { text, interrupted } = spoken
  const row = turnRow(withUnanswered(call, spoken, at), text, null, at)
  const audioMs = call.turn.heard && spoken.audioMs
  return { ...row, body: { ...row.body, interrupted, llmMs: llmMsOf(call), audioMs, latency: latencyOf(call, spoken) } }
}

/**
 * The journal's times tell how long the model took, and the audio's own clock the rest: the difference of the two would
 * mean nothing once a clock was set.
 */
function llmMsOf({ turn, leg: { answer, firstTextAt } }: Call): number | null {
  if (!turn.heard || !answer || firstTextAt === null) return null
  return answer.endpointingMs + answer.recognitionMs + Math.max(0, firstTextAt - answer.heardAt)
}

/**
 * Where the time went between the person's last sound and the first sound of the reply, in ms: `modelMs` is that of
 * understanding and wording together, or of its first sentence where the line was begun with that; `ownMs` is what none
 * of the others took. Null when there was nothing to answer.
 */
function latencyOf({ turn, leg }: Call, { audioMs, synthesisMs }: PlayedUtterance): JsonObject | null {
  const { answer, replyReadyAt } = leg
  if (!turn.heard || !answer || replyReadyAt === null || audioMs === null || synthesisMs === null) return null
  const { heardAt, endpointingMs, recognitionMs } = answer
  const restMs = Math.max(0, audioMs - endpointingMs - recognitionMs - synthesisMs)
  const modelMs = Math.min(restMs, Math.max(0, replyReadyAt - heardAt))
  return { endpointingMs, recognitionMs, modelMs, synthesisMs, ownMs: restMs - modelMs }
}
