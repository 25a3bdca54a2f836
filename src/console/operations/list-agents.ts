import { projectOf } from '../access.ts'
import { listedAgent } from '../answers/agent.ts'
import type { Operation } from '../operation.ts'

export const listAgents: Operation<'listAgents'> =
  (deps) =>
  async ({ person, params }) => {
    const { id } = await projectOf(deps, person, params.projectId)
    const agents = await deps.store.agents.list(id)
    return agents.map(listedAgent)
  }
