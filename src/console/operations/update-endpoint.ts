import { endpointOf } from '../access.ts'
import { endpointResponse } from '../responses/endpoint.ts'
import { updateEndpoint as update } from '../endpoints.ts'
import type { Operation } from '../operation.ts'

export const updateEndpoint: Operation<'updateEndpoint'> =
  (deps) =>
  async ({ person, params, body }) => {
    const endpoint = await endpointOf(deps, person, params.id)
    const changed = await update(deps, endpoint, body)
    return endpointResponse(changed)
  }
