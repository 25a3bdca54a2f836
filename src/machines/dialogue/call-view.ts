import type { PlainSnapshot } from '../../actors/types.ts'
import type { EpochMs } from '../../base/time.ts'
import { answeredFields, type CallContext, type CallResult, type Channel } from './call-context.ts'
import type { FieldValue } from '../../ports/language.ts'
import type { Outcome } from '../flow/types.ts'

type CallStatus = 'queued' | 'ringing' | 'in_progress' | 'ended'

/** A call as the API, the console and webhooks show it; times are epoch milliseconds. */
export interface CallView {
  id: string
  projectId: string
  agentId: string
  agentName: string | null
  channel: Channel
  status: CallStatus
  outcome: Outcome | null
  error: string | null
  fields: Record<string, FieldValue>
  variables: Record<string, string>
  metadata: Record<string, string>
  to: string | null
  model: string
  telephony: 'telephony_a' | 'telephony_b' | null
  providerCallId: string | null
  startedAt: EpochMs
  endedAt: EpochMs | null
  turnCount: number
}

/** What a phone call's context has of its line; a text conversation has none. */
interface AnsweredLeg {
  answeredAt: EpochMs | null
}

/**
 * The record of a call or conversation. Until the actor has ended, its deliveries with it, a call is in progress and
 * has no outcome.
 */
export function callView(snapshot: PlainSnapshot): CallView {
  const context = snapshot.context as unknown as CallContext
  const status = callStatus(snapshot)
  return viewOf(context, status, status === 'ended' ? context.result : null)
}

/** What a list or a page shows of a call that has ended, and what only helps to show it. */
type CallSummary = Omit<CallView, 'agentName' | 'turnCount' | 'startedAt' | 'endedAt'> & CallSummaryEnd

/** The last attributes of a summary, in this order. */
export interface CallSummaryEnd {
  agentName: string | null
  turnCount: number
  startedAt: EpochMs
  endedAt: EpochMs | null
}

/** A call that has ended as `CallSummary` in JSON; null while it goes on. Readers take it apart by the names of its end. */
export function summarizeCall(snapshot: PlainSnapshot): string | null {
  if (snapshot.status === 'active') return null
  const { agentName, turnCount, startedAt, endedAt, ...shown } = callView(snapshot)
  const summary: CallSummary = { ...shown, agentName, turnCount, startedAt, endedAt }
  return JSON.stringify(summary)
}

/** What the record of a call will be that closes, with the name that its agent has then; null while it goes on. */
export function closedCallView({ context }: PlainSnapshot, agentName: string | null): CallView | null {
  const call = context as unknown as CallContext
  return call.result && { ...viewOf(call, 'ended', call.result), agentName }
}

function viewOf(context: CallContext, status: CallStatus, shown: CallResult | null): CallView {
  const { call, turnCount } = context
  return {
    id: call.callId,
    projectId: call.projectId,
    agentId: call.agentId,
    agentName: call.agentName,
    channel: call.channel,
    status,
    outcome: shown?.outcome ?? null,
    error: shown?.error ?? null,
    fields: answeredFields(context),
    variables: call.variables,
    metadata: call.metadata,
    to: call.to,
    model: call.model,
    telephony: call.telephony,
    providerCallId: call.providerCallId,
    startedAt: call.startedAt,
    endedAt: shown?.endedAt ?? null,
    turnCount,
  }
}

function callStatus({ status, value, context }: PlainSnapshot): CallStatus {
  if (status !== 'active') return 'ended'
  const state = typeof value === 'string' ? value : Object.keys(value)[0]
  if (state === 'queued' || state === 'ringing') return state
  const { leg } = context as unknown as { leg?: AnsweredLeg }
  return leg && leg.answeredAt === null ? 'ringing' : 'in_progress'
}
