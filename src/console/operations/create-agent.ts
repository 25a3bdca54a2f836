import { draftStateOf } from '../agent-drafts.ts'
import { projectOf } from '../access.ts'
import { createAgent as create } from '../agents.ts'
import { agentResponse } from '../responses/agent.ts'
import type { Operation } from '../operation.ts'

export const createAgent: Operation<'createAgent'> =
  (deps) =>
  async ({ person, params, body }) => {
    const { id } = await projectOf(deps, person, params.projectId)
    const agent = await create(deps, id, body, person.email)
    return agentResponse(agent, await draftStateOf(deps, agent.id))
  }
