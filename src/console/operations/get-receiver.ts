import { projectOf } from '../access.ts'
import type { Operation } from '../operation.ts'
import { refuseInProduction } from '../production.ts'
import { receiverResponse } from '../responses/receiver.ts'

export const getReceiver: Operation<'getReceiver'> =
  (deps) =>
  async ({ person, params, http }) => {
    const { id } = await projectOf(deps, person, params.projectId)
    refuseInProduction(deps)
    return receiverResponse(deps, id, deps.receivers.find(id), http)
  }
