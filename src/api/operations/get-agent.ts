import { agentOf } from '../agents.ts'
import { agentDetail } from '../responses/agent.ts'
import type { Operation } from '../operation.ts'

export const getAgent: Operation<'getAgent'> =
  ({ store }) =>
  async ({ principal, params }) => {
    const agent = await agentOf(store, principal.projectId, params.id)
    return agentDetail(agent)
  }
