import { agentOf } from '../access.ts'
import type { Operation } from '../operation.ts'

export const getLayout: Operation<'getLayout'> =
  (deps) =>
  async ({ person, params }) => {
    const { id } = await agentOf(deps, person, params.id)
    const layout = await deps.store.layouts.find(id)
    return { nodes: layout?.nodes ?? {} }
  }
