import { projectOf } from '../access.ts'
import type { Operation } from '../operation.ts'
import { refuseInProduction } from '../production.ts'
import { receiverResponse } from '../responses/receiver.ts'

export const updateReceiver: Operation<'updateReceiver'> =
  (deps) =>
  async ({ person, params, body, http }) => {
    const { id } = await projectOf(deps, person, params.projectId)
    refuseInProduction(deps)
    return receiverResponse(deps, id, deps.receivers.answer(id, body.answers), http)
  }
