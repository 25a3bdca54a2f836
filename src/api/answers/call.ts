import type { RowRow } from '../../actors/ports.ts'
import type { CallRecord } from '../../machines/call-view.ts'
import type { Schema } from '../operation.ts'
import { isoTime } from './iso-time.ts'
import { turnAnswers } from './turn.ts'

/** A call without its agent's name and turns, as placing one answers it. */
export function placedCall(call: CallRecord): Schema<'PlacedCall'> {
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

export function callSummary(call: CallRecord, agentName: string): Schema<'CallSummary'> {
  const { turnCount } = call
  return { ...placedCall(call), agent: { id: call.agentId, name: agentName }, turnCount }
}

/** `turns` in order of their position. Those beyond the call's count were spoken to nobody, or are of a moment later. */
export function callDetail(call: CallRecord, agentName: string, turns: readonly RowRow[]): Schema<'Call'> {
  const agent = { id: call.agentId, name: agentName }
  return { ...placedCall(call), agent, turns: turnAnswers(call.id, turns.slice(0, call.turnCount)) }
}
