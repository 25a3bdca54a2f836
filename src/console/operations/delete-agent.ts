import { agentOf } from '../access.ts'
import { deleteAgent as remove } from '../agents.ts'
import type { Operation } from '../operation.ts'

export const deleteAgent: Operation<'deleteAgent'> =
  (deps) =>
  async ({ person, params }) => {
    const agent = await agentOf(deps, person, params.id)
    await remove(deps, agent)
  }
