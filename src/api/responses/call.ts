import type { CallSummaryEnd, CallView } from '../../machines/dialogue/call-view.ts'
import type { Schema } from '../operation.ts'
import { isoTime } from '../../base/iso-time.ts'
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
 * `turns` as they are stored, in order of their position. Turns beyond the call's `turnCount` are left out: either the
 * call reached nobody, which sets its count to 0, or they were stored after `call` was read.
 */
export function callDetail(call: CallView, agentName: string, turns: readonly string[]): Schema<'Call'> {
  return withTurns(call, agentName, turnResponses(call.id, turns.slice(0, call.turnCount)))
}

/** A call as lists and pages show it, but for its agent's present name and its turns. */
export interface ShownCall {
  agentId: string
  /** The agent's name at the end, or at the start. */
  agentName: string
  turnCount: number
  /** JSON of what `placedCall` gives, without the brace at its end. */
  start: string
}

export function shownCall(call: CallView): ShownCall {
  const { agentId, agentName, turnCount } = call
  return { agentId, agentName: agentName ?? '', turnCount, start: JSON.stringify(placedCall(call)).slice(0, -1) }
}

const SUMMARY_END = ',"agentName":'

/** The same of a call that has ended, from its summary alone, of which no more than its end is read. */
export function summarizedCall(agentId: string, summary: string): ShownCall {
  const end = summary.lastIndexOf(SUMMARY_END) // no text can hold it: quotes in texts are escaped
  const { agentName, turnCount, startedAt, endedAt } = JSON.parse(`{${summary.slice(end + 1)}`) as CallSummaryEnd
  const times = `"startedAt":${timeText(startedAt)},"endedAt":${endedAt === null ? 'null' : timeText(endedAt)}`
  return { agentId, agentName: agentName ?? '', turnCount, start: `${summary.slice(0, end)},${times}` }
}

function timeText(at: number): string {
  return `"${isoTime(at)}"`
}

/** What a response says of a call's agent, as JSON. */
export function agentText(id: string, name: string): string {
  return JSON.stringify({ id, name })
}

/** An item of the list of calls, as JSON, with its agent as `agentText` gives it. */
export function callSummaryText({ start, turnCount }: ShownCall, agent: string): string {
  return `${start},"agent":${agent},"turnCount":${turnCount}}`
}

/** `callDetail` as JSON. */
export function callText(callId: string, shown: ShownCall, agentName: string, turns: readonly string[]): string {
  const agent = agentText(shown.agentId, agentName)
  return `${shown.start},"agent":${agent},"turns":[${turnsText(callId, turns.slice(0, shown.turnCount))}]}`
}

function withTurns(call: CallView, agentName: string, turns: Schema<'Turn'>[]): Schema<'Call'> {
  return { ...placedCall(call), agent: { id: call.agentId, name: agentName }, turns }
}
