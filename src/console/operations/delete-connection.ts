import { projectOf } from '../access.ts'
import { deleteConnection as remove } from '../connections.ts'
import type { Operation } from '../operation.ts'

export const deleteConnection: Operation<'deleteConnection'> =
  (deps) =>
  async ({ person, params }) => {
    const { id } = await projectOf(deps, person, params.projectId)
    await remove(deps, id, params.provider)
  }
