import type { ComposeRequest, UnderstandRequest } from '../../ports/language.ts'
import type { Telephony } from '../../ports/telephony.ts'
import type { ConverseRequest, DialRequest, LineOfCall, PreparedLine } from '../../ports/voice.ts'
import { missingFields } from '../dialogue/dialogue.ts'
import { understandRequest } from '../dialogue/requests.ts'
import { askNode, type FlowMap } from '../flow/flow-map.ts'
import type { AskNode } from '../flow/types.ts'
import type { Call } from './line.ts'
import { openingOf } from './opening.ts'

/** How long a person may say nothing before being spoken to. */
const SILENCE_MS = 8_000

export function dialRequest({ call, line }: Call, map: FlowMap, ringTimeoutSec: number): DialRequest {
  const { callId, projectId } = call
  const { maxDurationSec } = map.settings
  return {
    callId,
    projectId,
    telephony: carrierOf(call),
    to: call.to ?? '',
    from: line.from,
    ringTimeoutSec,
    maxDurationSec,
  }
}

export function lineOfCall({ call }: Call): LineOfCall {
  const { callId, projectId, providerCallId } = call
  return { callId, projectId, telephony: carrierOf(call), providerCallId }
}

/** What to ask the language model for the opening line. */
export function openingRequest(call: Call, map: FlowMap): ComposeRequest {
  const opening = openingOf(call, map)
  if (!('request' in opening)) throw new Error('The opening line needs no wording.')
  return opening.request
}

export function preparedLine({ call, line, language }: Call, map: FlowMap): PreparedLine {
  const { callId, projectId } = call
  const voiceId = map.settings.voiceId ?? null
  return { callId, projectId, speech: line.speech, voiceId, language, text: line.opening?.reply ?? '' }
}

/** What is asked about the words in hand: a tail is understood with what it goes on with, for the question before. */
export function meaningRequest(call: Call, map: FlowMap): UnderstandRequest {
  const { answered } = call.line
  if (!answered?.hasTail) return understandRequest(call, askNode(map, call.step), map)
  const node = askNode(map, answered.step)
  return { ...understandRequest(call, node, map), text: answered.text, asked: node.fields }
}

/** A reply that is spoken on the call, and may be begun before all of it is worded. */
export function aloud({ call, line, turnCount }: Call, request: ComposeRequest): ComposeRequest {
  const since = line.answer && { since: line.answer.heardAt }
  return { ...request, aloud: { callId: call.callId, turn: turnCount, ...since } }
}

/** The line in hand, and what is asked by it; a last line asks nothing. */
export function converseRequest(call: Call, map: FlowMap, node: AskNode | null): ConverseRequest {
  const asked = node ? missingFields(call, node).flatMap((name) => map.fields.get(name) ?? []) : []
  const { turnCount, reply, language } = call
  return { callId: call.call.callId, turn: turnCount, text: reply, language, asked, silenceMs: SILENCE_MS }
}

function carrierOf({ telephony }: Call['call']): Telephony {
  return telephony ?? 'telephony_a'
}
