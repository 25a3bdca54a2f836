import { Conflict } from '../base/errors.ts'
import type { DeliveryView } from '../machines/webhook-delivery/delivery-view.ts'
import { headersFor } from '../webhooks/post-webhook.ts'
import { sign } from '../webhooks/signature.ts'
import type { ConsoleDeps } from './console-deps.ts'
import { secretPurpose } from './endpoints.ts'

/** Returns the request of the next attempt, to be sent by hand. Throws `Conflict` if there is no body or no secret. */
export async function deliveryRequestOf(
  { store, deliveryBodies, seal, clock }: ConsoleDeps,
  { id: deliveryId, event, endpointId, callId, createdAt }: DeliveryView,
): Promise<{ url: string; headers: Record<string, string>; body: string }> {
  const endpoint = await store.endpoints.find(endpointId)
  if (!endpoint || endpoint.deletedAt !== null) throw new Conflict('The endpoint of this delivery has been deleted.')
  const body = await deliveryBodies.find({ deliveryId, callId, createdAt })
  if (body === null) throw new Conflict('The delivery has no body before its first attempt. Try again in a moment.')
  const signature = sign(seal.open(endpoint.secret, secretPurpose(endpoint.id)), body, clock.now())
  return { url: endpoint.url, headers: headersFor({ event, deliveryId }, signature), body }
}
