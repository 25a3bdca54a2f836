import type { EpochMs, PlainSnapshot } from '../actors/types.ts'
import type { CallFacts, Channel } from './call-facts.ts'
import type { Conversation } from './conversation-setup.ts'
import type { FieldValue } from './dialogue/language.ts'
import type { Outcome } from './flow/types.ts'

export type CallStatus = 'queued' | 'ringing' | 'in_progress' | 'ended'

/** A call as the API, the console and webhooks show it; times are epoch milliseconds. */
export interface CallRecord {
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

/**
 * The record of a call or conversation. Until the actor has ended, its deliveries with it, a call is in progress and
 * has no outcome.
 */
export function callView(snapshot: PlainSnapshot): CallRecord {
  const facts = snapshot.context as unknown as CallFacts
  const status = callStatus(snapshot)
  const ended = status === 'ended'
  return {
    id: facts.callId,
    projectId: facts.projectId,
    agentId: facts.agentId,
    agentName: facts.agentName,
    channel: facts.channel,
    status,
    outcome: ended ? facts.outcome : null,
    error: ended ? facts.error : null,
    fields: facts.fields,
    variables: facts.variables,
    metadata: facts.metadata,
    to: facts.to,
    model: facts.model,
    telephony: facts.telephony,
    providerCallId: facts.providerCallId,
    startedAt: facts.startedAt,
    endedAt: ended ? facts.endedAt : null,
    turnCount: facts.turnCount,
  }
}

function callStatus({ status, value }: PlainSnapshot): CallStatus {
  if (status !== 'active') return 'ended'
  return value === 'queued' || value === 'ringing' ? value : 'in_progress'
}

/** What both conversation endpoints answer. */
export interface ReplyView {
  callId: string
  reply: string
  fields: Record<string, FieldValue>
  step: string
  ended: boolean
  outcome: Outcome | null
}

export function replyView(snapshot: PlainSnapshot): ReplyView {
  const { callId, reply, fields, step, outcome } = snapshot.context as unknown as Conversation
  const ended = snapshot.status !== 'active'
  return { callId, reply, fields, step, ended, outcome: ended ? outcome : null }
}

/** Whether a conversation has made its reply and waits for the person, or has ended. */
export function isAtRest(snapshot: PlainSnapshot): boolean {
  if (snapshot.status !== 'active') return true
  const { active } = snapshot.value as { active?: Record<string, string> }
  return active !== undefined && Object.values(active)[0] === 'listening'
}

/** Whether a conversation ended because the language model could not be reached. */
export function hasModelFailed(snapshot: PlainSnapshot): boolean {
  return (snapshot.context as unknown as Conversation).modelFailed
}
