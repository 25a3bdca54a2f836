import type { EpochMs } from '../actors/types.ts'
import type { FieldValue } from './dialogue/language.ts'
import type { Outcome } from './flow/types.ts'

export type Channel = 'phone' | 'api_text' | 'browser_voice' | 'browser_text'

/** What every call knows of itself, by phone or by text: the part of the context that its record is made of. */
export interface CallFacts {
  callId: string
  projectId: string
  agentId: string
  /** The agent's name, while it goes on the one at the start; null if the agent was deleted before the end. */
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
  /** Set together with the outcome, when the conversation is over. */
  endedAt: EpochMs | null
  outcome: Outcome | null
  /** Why nobody was reached, in words. */
  error: string | null
  fields: Record<string, FieldValue>
  turnCount: number
}

/** Input of the effect `prepareResult`: asks who is to be told that a call is over. */
export interface ResultRequest {
  callId: string
  projectId: string
  agentId: string
  agentName: string | null
  /** Whether this channel's calls are reported at all. */
  deliver: boolean
}

/** Output of the effect `prepareResult`. */
export interface PreparedResult {
  /** The agent's present name; null when it has been deleted. */
  agentName: string | null
  deliveries: { id: string; endpointId: string; url: string }[]
}

export function resultRequest(facts: CallFacts): ResultRequest {
  const { callId, projectId, agentId, agentName, channel } = facts
  return { callId, projectId, agentId, agentName, deliver: channel === 'api_text' || channel === 'phone' }
}
