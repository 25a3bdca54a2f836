import { draftStateOf } from '../agent-drafts.ts'
import { agentOf } from '../access.ts'
import { agentResponse } from '../responses/agent.ts'
import type { Operation } from '../operation.ts'

export const getAgent: Operation<'getAgent'> =
  (deps) =>
  async ({ person, params }) => {
    const agent = await agentOf(deps, person, params.id)
    return agentResponse(agent, await draftStateOf(deps, agent.id))
  }
