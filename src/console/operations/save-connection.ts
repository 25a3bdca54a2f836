import { projectOf } from '../access.ts'
import { saveConnection as save } from '../connections.ts'
import type { Operation } from '../operation.ts'

export const saveConnection: Operation<'saveConnection'> =
  (deps) =>
  async ({ person, params, body }) => {
    const { id } = await projectOf(deps, person, params.projectId)
    return save(deps, id, params.provider, body)
  }
