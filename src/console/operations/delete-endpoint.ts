import { endpointOf } from '../access.ts'
import { deleteEndpoint as remove } from '../endpoints.ts'
import type { Operation } from '../operation.ts'

export const deleteEndpoint: Operation<'deleteEndpoint'> =
  (deps) =>
  async ({ person, params }) => {
    const endpoint = await endpointOf(deps, person, params.id)
    await remove(deps, endpoint)
  }
