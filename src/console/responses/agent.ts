import { agentDetail } from '../../api/responses/agent.ts'
import { isoTime } from '../../api/responses/iso-time.ts'
import type { Agent } from '../../ports/entities.ts'
import type { DraftState } from '../agent-drafts.ts'
import type { Schema } from '../operation.ts'

export function agentResponse(agent: Agent, state: DraftState): Schema<'Agent'> {
  const { flow } = agent
  return { ...listedAgent(agent, state), flow }
}

/** Flows are large: a list goes without them. */
export function listedAgent(agent: Agent, { revision, hasDraft }: DraftState): Schema<'ListedAgent'> {
  const { flow: _flow, ...listed } = agentDetail(agent)
  const { issues, published } = agent
  return {
    ...listed,
    issues,
    revision,
    published: published && { version: published.version, at: isoTime(published.at) },
    hasDraft,
  }
}
