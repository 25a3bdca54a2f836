import { projectOf } from '../access.ts'
import { deliveriesOf, latestDeliveries } from '../deliveries.ts'
import type { Operation } from '../operation.ts'
import { listedDelivery } from '../responses/delivery.ts'

export const listDeliveries: Operation<'listDeliveries'> =
  (deps) =>
  async ({ person, params, query }) => {
    const { id } = await projectOf(deps, person, params.projectId)
    const { callId, status } = query
    const deliveries =
      callId === undefined
        ? await latestDeliveries(deps, id, status)
        : (await deliveriesOf(deps, id, callId)).filter((one) => status === undefined || one.status === status)
    return deliveries.map(listedDelivery)
  }
