import { projectOf } from '../access.ts'
import { deliveriesOf, fits, latestDeliveries } from '../deliveries.ts'
import type { Operation } from '../operation.ts'
import { listedDelivery } from '../responses/delivery.ts'

export const listDeliveries: Operation<'listDeliveries'> =
  (deps) =>
  async ({ person, params, query }) => {
    const { id } = await projectOf(deps, person, params.projectId)
    const { callId, ...filter } = query
    const deliveries =
      callId === undefined
        ? await latestDeliveries(deps, id, filter)
        : (await deliveriesOf(deps, id, callId)).filter((one) => fits(one, filter))
    return deliveries.map(listedDelivery)
  }
