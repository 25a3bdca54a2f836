import { agentOf } from '../access.ts'
import type { Operation } from '../operation.ts'

export const deleteAgent: Operation<'deleteAgent'> =
  (deps) =>
  async ({ person, params }) => {
    const agent = await agentOf(deps, person, params.id)
    await deps.store.agents.update({ ...agent, deletedAt: deps.clock.now() })
  }
