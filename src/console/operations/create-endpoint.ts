import { projectOf } from '../access.ts'
import { endpointResponse } from '../responses/endpoint.ts'
import { createEndpoint as create } from '../endpoints.ts'
import type { Operation } from '../operation.ts'

export const createEndpoint: Operation<'createEndpoint'> =
  (deps) =>
  async ({ person, params, body }) => {
    const { id } = await projectOf(deps, person, params.projectId)
    const { endpoint, secret } = await create(deps, id, body.url)
    return { ...endpointResponse(endpoint), secret }
  }
