import type { Create } from '../../actors/types.ts'
import type { EpochMs } from '../../base/time.ts'
import type { CallDetails, Recipients } from './call-context.ts'

/** Returns one `webhook-delivery` actor for each recipient of the call's result. */
export function deliveryCreates(call: CallDetails, result: Recipients, at: EpochMs): Create[] {
  return result.deliveries.map(({ id, endpointId, url }) => ({
    type: 'webhook-delivery',
    id,
    machine: 'webhook-delivery',
    version: '1',
    input: {
      deliveryId: id,
      projectId: call.projectId,
      endpointId,
      url,
      event: 'call.completed',
      callId: call.callId,
      at,
    },
  }))
}
