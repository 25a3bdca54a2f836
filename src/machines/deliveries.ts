import type { Create, EpochMs } from '../actors/types.ts'
import type { CallFacts, PreparedResult } from './call-facts.ts'

/** One `webhook-delivery` actor for each endpoint that hears of the call. */
export function deliveryCreates(call: CallFacts, result: PreparedResult, at: EpochMs): Create[] {
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
