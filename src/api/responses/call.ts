import type { CallView } from '../../machines/call/call-view.ts'
import type { Schema } from '../operation.ts'
import { isoTime } from './iso-time.ts'
import { turnResponses, turnsText } from './turn.ts'

/** A call without its agent's name and turns: the response of placing one. */
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

/**
 * `turns` as they are stored, in order of their position. Those beyond the call's count were spoken to nobody, or are
 * of a moment later.
 */
export function callDetail(call: CallView, agentName: string, turns: readonly string[]): Schema<'Call'> {
  return withTurns(call, agentName, turnResponses(call.id, turns.slice(0, call.turnCount)))
}

const NO_TURNS = '"turns":[]}'

/** The same as JSON; `write` gives that of an answer, by its schema. */
export function callText(
  call: CallView,
  agentName: string,
  turns: readonly string[],
  write: (response: Schema<'Call'>) => string,
): string {
  const text = write(withTurns(call, agentName, []))
  if (!text.endsWith(NO_TURNS)) throw new Error('The schema of a call no longer ends with its turns.')
  return `${text.slice(0, -2)}${turnsText(call.id, turns.slice(0, call.turnCount))}]}`
}

function withTurns(call: CallView, agentName: string, turns: Schema<'Turn'>[]): Schema<'Call'> {
  return { ...placedCall(call), agent: { id: call.agentId, name: agentName }, turns }
}
