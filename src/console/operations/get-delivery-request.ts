import { deliveryView } from '../../machines/webhook-delivery/delivery-view.ts'
import { recordOf } from '../access.ts'
import { deliveryRequestOf } from '../delivery-request.ts'
import type { Operation } from '../operation.ts'

export const getDeliveryRequest: Operation<'getDeliveryRequest'> =
  (deps) =>
  async ({ person, params }) => {
    const { snapshot } = await recordOf(deps, person, 'webhook-delivery', params.id, 'delivery')
    return deliveryRequestOf(deps, deliveryView(snapshot))
  }
