import type { ComposeRequest, UnderstandRequest } from '../../ports/language.ts'
import type { Telephony } from '../../ports/telephony.ts'
import type { PromptRequest, DialRequest, LegRef, PreparedUtterance } from '../../ports/voice.ts'
import { missingFields } from '../dialogue/dialogue.ts'
import { understandRequest } from '../dialogue/requests.ts'
import type { FlowIndex } from '../flow/flow-index.ts'
import type { AskNode } from '../flow/types.ts'
import { answeredQuestion } from './answers.ts'
import type { Call } from './leg.ts'
import { openingOf } from './opening.ts'

/**
 * Silence after which the agent asks again. It does so twice (`MAX_REPROMPTS` in answers.ts) and hangs up after the
 * third: after 24 s without a word, its own lines left out. Stays below the 180 s that an answer may take
 * (call-delays.ts).
 */
const SILENCE_MS = 8_000

export function dialRequest({ call, leg }: Call, index: FlowIndex, ringTimeoutSec: number): DialRequest {
  const { callId, projectId } = call
  const { maxDurationSec } = index.settings
  return {
    callId,
    projectId,
    telephony: carrierOf(call),
    to: call.to ?? '',
    from: leg.from,
    ringTimeoutSec,
    maxDurationSec,
  }
}

export function legRefOf({ call }: Call): LegRef {
  const { callId, projectId, providerCallId } = call
  return { callId, projectId, telephony: carrierOf(call), providerCallId }
}

/** Returns the request to word the opening line. */
export function openingRequest(call: Call, index: FlowIndex): ComposeRequest {
  const opening = openingOf(call, index)
  if (!('request' in opening)) throw new Error('The opening line needs no wording.')
  return opening.request
}

export function preparedUtterance({ call, leg, language }: Call, index: FlowIndex): PreparedUtterance {
  const { callId, projectId } = call
  const voiceId = index.settings.voiceId ?? null
  return { callId, projectId, speech: leg.speech, voiceId, language, text: leg.opening?.reply ?? '' }
}

/**
 * Returns the request to understand the current words: a continuation is understood together with what it continues,
 * for the question before.
 */
export function understandingRequest(call: Call, index: FlowIndex): UnderstandRequest {
  const { answered } = call.leg
  const node = answeredQuestion(call, index)
  const request = understandRequest(call, node, index)
  if (!answered) return request
  // A goodbye may have been spoken meanwhile, which ended their turn.
  const isPast = call.turn.heard === null
  return {
    ...request,
    ...((isPast || answered.isContinued) && { text: answered.text }),
    ...(isPast && { now: call.leg.lastActivityAt }),
    ...(answered.isContinued && { asked: node.fields }),
  }
}

/** A reply that is spoken on the call, and may be begun before all of it is worded. */
export function aloud({ call, leg, turnCount }: Call, request: ComposeRequest): ComposeRequest {
  const since = leg.answer && { since: leg.answer.heardAt }
  return { ...request, aloud: { callId: call.callId, turn: turnCount, ...since } }
}

/** Returns the current utterance and the fields it asks for; a closing utterance asks for none. */
export function promptRequest(call: Call, index: FlowIndex, node: AskNode | null): PromptRequest {
  const asked = node ? missingFields(call, node).flatMap((name) => index.fields.get(name) ?? []) : []
  const { turnCount, reply, language } = call
  return { callId: call.call.callId, turn: turnCount, text: reply, language, asked, silenceMs: SILENCE_MS }
}

function carrierOf({ telephony }: Call['call']): Telephony {
  return telephony ?? 'telephony_a'
}
