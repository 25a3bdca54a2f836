import type { PlainSnapshot } from '../../actors/types.ts'
import type { FieldValue } from '../../ports/language.ts'
import type { Outcome } from '../flow/types.ts'
import type { Conversation } from './conversation-setup.ts'

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
  const { call, reply, fields, flowNodeId, result } = snapshot.context as unknown as Conversation
  const ended = snapshot.status !== 'active'
  return {
    callId: call.callId,
    reply,
    fields,
    step: flowNodeId,
    ended,
    outcome: ended && result ? result.outcome : null,
  }
}

/** Whether a conversation has made its reply and waits for the person, or has ended. */
export function isAtRest(snapshot: PlainSnapshot): boolean {
  if (snapshot.status !== 'active') return true
  const { active } = snapshot.value as { active?: Record<string, string> }
  return active !== undefined && Object.values(active)[0] === 'listening'
}

/** Whether a conversation ended because the language model could not be reached. */
export function hasModelFailed(snapshot: PlainSnapshot): boolean {
  return (snapshot.context as unknown as Conversation).result?.modelFailed ?? false
}
