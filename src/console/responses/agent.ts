import { agentSummary } from '../../api/responses/agent.ts'
import { isoTime } from '../../base/iso-time.ts'
import type { Agent, ListedAgent } from '../../ports/entities.ts'
import type { DraftState } from '../agent-drafts.ts'
import type { Schema } from '../operation.ts'

export function agentResponse(agent: Agent, state: DraftState): Schema<'Agent'> {
  const { flow } = agent
  return { ...listedAgent(agent, state), flow }
}

export function listedAgent(agent: ListedAgent, { revision, hasDraft }: DraftState): Schema<'ListedAgent'> {
  const { createdAt, issues, published } = agent
  return {
    ...agentSummary(agent),
    createdAt: isoTime(createdAt),
    issues,
    revision,
    published: published && { version: published.version, at: isoTime(published.at) },
    hasDraft,
  }
}
