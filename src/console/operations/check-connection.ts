import { projectOf } from '../access.ts'
import { createConnectionCheck } from '../connection-check.ts'
import type { Operation } from '../operation.ts'

export const checkConnection: Operation<'checkConnection'> = (deps) => {
  const check = createConnectionCheck(deps)
  return async ({ person, params, body }) => {
    const { id } = await projectOf(deps, person, params.projectId)
    return check(id, params.provider, body ?? null)
  }
}
