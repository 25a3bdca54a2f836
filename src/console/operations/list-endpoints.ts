import { projectOf } from '../access.ts'
import { endpointResponse } from '../responses/endpoint.ts'
import type { Operation } from '../operation.ts'

export const listEndpoints: Operation<'listEndpoints'> =
  (deps) =>
  async ({ person, params }) => {
    const { id } = await projectOf(deps, person, params.projectId)
    const endpoints = await deps.store.endpoints.list(id)
    return endpoints.map(endpointResponse)
  }
