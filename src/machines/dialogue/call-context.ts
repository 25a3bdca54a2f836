import type { ActorIndex, PlainSnapshot } from '../../actors/types.ts'
import type { EpochMs } from '../../base/time.ts'
import type { FieldValue } from '../../ports/language.ts'
import type { Outcome } from '../flow/types.ts'

export type Channel = 'phone' | 'api_text' | 'browser_voice' | 'browser_text'

/** Who speaks with whom, and since when: what a call begins with, by phone or by text. */
export interface CallDetails {
  callId: string
  projectId: string
  agentId: string
  /** The agent's name at the start, after the end the one it has then; null if the agent was deleted before. */
  agentName: string | null
  channel: Channel
  /** `<provider>:<model>` */
  model: string
  /** Number dialled; null unless by phone. */
  to: string | null
  telephony: 'telephony_a' | 'telephony_b' | null
  providerCallId: string | null
  variables: Record<string, string>
  metadata: Record<string, string>
  startedAt: EpochMs
  /** IANA zone of the person, as far as it was known at the start; a flow's own comes before it. */
  timeZone?: string
  /** Whom the agent speaks for, where neither the persona nor its lines tell. */
  projectName?: string
  /** Placed from the web app to try the agent: its end is not reported. */
  isTest?: true
}

export interface CallResult {
  outcome: Outcome
  endedAt: EpochMs
  /** Why nobody was reached, in words. */
  error: string | null
  /** Ended because the language model could not be reached. */
  modelFailed: boolean
}

/**
 * The part of the context that every kind of call shares; its record is made of it. Contexts keep below 19 attributes:
 * XState copies them at every assignment, and V8 makes larger copies a hundred times slower.
 */
export interface CallContext {
  call: CallDetails
  /** Null while it goes on. */
  result: CallResult | null
  fields: Record<string, FieldValue>
  /** The turn that is not over, where a message by text is being answered. */
  turn?: { fieldsBefore?: Record<string, FieldValue> }
  turnCount: number
}

/** The answers, without those of a message by text that has no reply: if it gets none, nothing has come of it. */
export function answeredFields({ fields, turn }: Pick<CallContext, 'fields' | 'turn'>): CallContext['fields'] {
  return turn?.fieldsBefore ?? fields
}

/** Input of the effect `resolveRecipients`: asks who is to be told that a call is over. */
export interface RecipientsRequest {
  callId: string
  projectId: string
  agentId: string
  agentName: string | null
  /** Whether calls of this kind are reported at all. */
  deliver: boolean
}

/** Output of the effect `resolveRecipients`. */
export interface Recipients {
  /** The agent's present name; null when it has been deleted. */
  agentName: string | null
  deliveries: { id: string; endpointId: string; url: string }[]
  /** What all deliveries say of the call, as JSON: in journals of older versions, for their attempts. */
  summary?: string
}

export function recipientsRequest({ call }: CallContext): RecipientsRequest {
  const { callId, projectId, agentId, agentName, channel, isTest = false } = call
  const deliver = !isTest && (channel === 'api_text' || channel === 'phone')
  return { callId, projectId, agentId, agentName, deliver }
}

/**
 * A conversation changes with every message, and what lists show of it is asked of the actor itself. So many turns are
 * taken again in a few milliseconds.
 */
export const MAX_TAIL_ROWS = 16

/** How lists find a call, by phone or by text. */
export function callIndex({ context }: PlainSnapshot): ActorIndex {
  const { projectId, agentId, startedAt } = (context as unknown as CallContext).call
  return { projectId, list: 'calls', listedAt: startedAt, agentId, lookup: null }
}

/** When an event happened: a timer's is its deadline, however late it was noticed; the start's is that of the input. */
export function timeOf(event: object, context: CallContext): EpochMs {
  const { at, dueAt } = event as { at?: EpochMs; dueAt?: EpochMs }
  return dueAt ?? at ?? context.call.startedAt
}
