import type { StoredRow } from '../../actors/ports.ts'
import type { CallView } from '../../machines/call/call-view.ts'
import type { Schema } from '../operation.ts'
import { isoTime } from './iso-time.ts'
import { turnResponses } from './turn.ts'

/** A call without its agent's name and turns, as placing one answers it. */
export function placedCall(call: CallView): Schema<'PlacedCall'> {
  const { id, projectId, agentId, channel, status, outcome, error, fields, variables, metadata, to } = call
  const { model, telephony, providerCallId, startedAt, endedAt } = call
  return {
    id,
    projectId,
    agentId,
    channel,
    status,
    outcome,
    error,
    fields,
    variables,
    metadata,
    to,
    model,
    telephony,
    providerCallId,
    startedAt: isoTime(startedAt),
    endedAt: endedAt === null ? null : isoTime(endedAt),
  }
}

export function callSummary(call: CallView, agentName: string): Schema<'CallSummary'> {
  const { turnCount } = call
  return { ...placedCall(call), agent: { id: call.agentId, name: agentName }, turnCount }
}

/** `turns` in order of their position. Those beyond the call's count were spoken to nobody, or are of a moment later. */
export function callDetail(call: CallView, agentName: string, turns: readonly StoredRow[]): Schema<'Call'> {
  const agent = { id: call.agentId, name: agentName }
  return { ...placedCall(call), agent, turns: turnResponses(call.id, turns.slice(0, call.turnCount)) }
}
