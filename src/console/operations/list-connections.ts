import { projectOf } from '../access.ts'
import { listConnections as list } from '../connections.ts'
import type { Operation } from '../operation.ts'

export const listConnections: Operation<'listConnections'> =
  (deps) =>
  async ({ person, params }) => {
    const { id } = await projectOf(deps, person, params.projectId)
    return list(deps, id)
  }
