import { agentSummary } from '../responses/agent.ts'
import type { Operation } from '../operation.ts'

export const listAgents: Operation<'listAgents'> =
  ({ store }) =>
  async ({ principal }) => {
    const agents = await store.agents.list(principal.projectId)
    return agents.map(agentSummary)
  }
