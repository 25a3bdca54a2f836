import { draftStateOf } from '../agent-drafts.ts'
import { agentOf } from '../access.ts'
import { changeAgent } from '../agents.ts'
import { agentResponse } from '../responses/agent.ts'
import type { Operation } from '../operation.ts'

export const saveAgent: Operation<'saveAgent'> =
  (deps) =>
  async ({ person, params, body }) => {
    const agent = await agentOf(deps, person, params.id)
    const changed = await changeAgent(deps, agent, body, person.email)
    return agentResponse(changed, await draftStateOf(deps, agent.id))
  }
