import { recordOf } from '../access.ts'
import { deliveryDetail } from '../responses/delivery.ts'
import { deliveryView } from '../../machines/webhook-delivery/delivery-view.ts'
import { resendDelivery as resend } from '../endpoints.ts'
import type { Operation } from '../operation.ts'

export const resendDelivery: Operation<'resendDelivery'> =
  (deps) =>
  async ({ person, params }, reply) => {
    const { snapshot } = await recordOf(deps, person, 'webhook-delivery', params.id, 'delivery')
    deps.handDeliveries.take(person.userId, deps.clock.now(), reply)
    const delivery = await resend(deps, deliveryView(snapshot))
    return deliveryDetail(delivery, await deps.deliveryBodies.find({ ...delivery, deliveryId: delivery.id }))
  }
