import { projectOf } from '../access.ts'
import { draftStates } from '../agent-drafts.ts'
import type { Operation } from '../operation.ts'
import { listedAgent } from '../responses/agent.ts'

export const listAgents: Operation<'listAgents'> =
  (deps) =>
  async ({ person, params }) => {
    const { id } = await projectOf(deps, person, params.projectId)
    const agents = await deps.store.agents.list(id)
    const states = await draftStates(
      deps,
      agents.map((agent) => agent.id),
    )
    return agents.flatMap((agent) => {
      const state = states.get(agent.id)
      return state ? [listedAgent(agent, state)] : []
    })
  }
