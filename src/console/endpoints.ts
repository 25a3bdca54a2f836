import type { ActorId } from '../actors/types.ts'
import { BadRequest, Conflict, NotFound, outcomeUnknown, ParleyError } from '../base/errors.ts'
import { type DeliveryView, deliveryView } from '../machines/webhook-delivery/delivery-view.ts'
import { webhookDeliveryDefinition } from '../machines/webhook-delivery/webhook-delivery.ts'
import type { Endpoint } from '../ports/entities.ts'
import { generateSigningSecret } from '../webhooks/signature.ts'
import { checkEndpointUrl } from '../webhooks/url-rules.ts'
import { changeStored } from './change-stored.ts'
import type { ConsoleDeps } from './console-deps.ts'
import { isDone } from './is-done.ts'
import { claimSlot, releaseSlot, type Quota } from './quota.ts'

/** Spec, Endpoint setup. */
const MAX_ENDPOINTS = 5
const DELIVERIES_AT_ONCE = 200
/** Purpose under which an endpoint's signing secret is sealed; it opens for no other endpoint. */
export function secretPurpose(endpointId: string): string {
  return `webhook-secret:${endpointId}`
}

export async function createEndpoint(
  deps: ConsoleDeps,
  projectId: string,
  requestedUrl: string,
): Promise<{ endpoint: Endpoint; secret: string }> {
  const url = await acceptedUrl(deps, requestedUrl)
  const id = deps.newId()
  await claimSlot(deps, endpointQuota(deps, projectId), id)
  const secret = generateSigningSecret()
  const endpoint: Endpoint = {
    id,
    projectId,
    url,
    secret: deps.seal.seal(secret, secretPurpose(id)),
    enabled: true,
    createdAt: deps.clock.now(),
    deletedAt: null,
  }
  try {
    await deps.store.endpoints.insert(endpoint)
  } catch (error) {
    await withdraw(deps, endpoint)
    throw error
  }
  return { endpoint, secret }
}

/** Takes the id of one that could not be stored, so that a late write of it fails too, and frees its slot. */
async function withdraw(deps: ConsoleDeps, endpoint: Endpoint): Promise<void> {
  try {
    await deps.store.endpoints.insert({ ...endpoint, enabled: false, deletedAt: deps.clock.now() })
    await releaseSlot(deps, { projectId: endpoint.projectId, kind: 'endpoint' }, endpoint.id)
  } catch {
    // It is there, or the store is still away: its slot is looked at when one is needed.
  }
}

export async function updateEndpoint(
  deps: ConsoleDeps,
  endpoint: Endpoint,
  change: { enabled?: boolean; url?: string },
): Promise<Endpoint> {
  const url = change.url === undefined ? undefined : await acceptedUrl(deps, change.url)
  const changed = await changeStored(deps.store.endpoints, endpoint.id, (present) => {
    if (present.deletedAt !== null) throw new NotFound('The endpoint has just been deleted.')
    return { ...present, url: url ?? present.url, enabled: change.enabled ?? present.enabled }
  })
  // Also where it was off: whoever switched it off may have been cut short by a fault.
  const stop = () => stopDeliveries(deps, endpoint.id, 'The endpoint was switched off.')
  if (change.enabled === false && !(await isDone(stop))) throw outcomeUnknown('deliveries could not be stopped')
  return changed
}

export async function deleteEndpoint(deps: ConsoleDeps, endpoint: Endpoint): Promise<void> {
  await deps.store.endpoints.update({ ...endpoint, enabled: false, deletedAt: deps.clock.now() })
  await releaseSlot(deps, { projectId: endpoint.projectId, kind: 'endpoint' }, endpoint.id)
  await isDone(() => stopDeliveries(deps, endpoint.id, 'The endpoint was deleted.'))
}

/** Sends a test delivery and returns after its single attempt. */
export async function pingEndpoint(deps: ConsoleDeps, endpoint: Endpoint): Promise<DeliveryView> {
  const { id: endpointId, projectId, url } = endpoint
  const deliveryId = deps.newId()
  const { name, version } = webhookDeliveryDefinition
  const input = { deliveryId, projectId, endpointId, url, event: 'ping', callId: null, message: PING_MESSAGE }
  const { snapshot } = await deps.runtime.createAndAsk(
    { type: name, id: deliveryId, machine: name, version, input },
    (present) => deliveryView(present).status !== 'pending',
  )
  if (!snapshot) throw new Error(`The delivery ${deliveryId} was just written and is not there.`)
  return deliveryView(snapshot)
}

/** Makes one more attempt at once. Throws `Conflict` when the endpoint takes nothing or an attempt is running. */
export async function resendDelivery(deps: ConsoleDeps, delivery: DeliveryView): Promise<DeliveryView> {
  const endpoint = await deps.store.endpoints.find(delivery.endpointId)
  if (!endpoint || endpoint.deletedAt !== null) throw new Conflict('The endpoint of this delivery has been deleted.')
  if (!endpoint.enabled) throw new Conflict('The endpoint is switched off. Switch it on first.')
  const { outcome, snapshot } = await deps.runtime.send(`webhook-delivery/${delivery.id}`, { type: 'delivery.resend' })
  if (outcome !== 'taken' || !snapshot) throw new Conflict('An attempt of this delivery is running. Wait for its end.')
  return deliveryView(snapshot)
}

const PING_MESSAGE = 'This is a test delivery. Answer with any 2xx status; there is nothing else to do.'

async function acceptedUrl(deps: ConsoleDeps, url: string): Promise<string> {
  const verdict = await checkEndpointUrl(url, { production: deps.config.production, resolve: deps.resolve })
  if (!verdict.ok) throw new BadRequest(verdict.reason)
  return verdict.href
}

/** Ends the deliveries that wait for another attempt. One that slips through finds the endpoint off when it is due. */
async function stopDeliveries(deps: ConsoleDeps, endpointId: string, reason: string): Promise<void> {
  const { actors } = deps.store
  for (;;) {
    await deps.runtime.writeUnwritten()
    const pending = await actors.findByLookup(`endpoint:${endpointId}`, DELIVERIES_AT_ONCE)
    const results = await Promise.all(pending.map(({ actorId }) => stopDelivery(deps, actorId, reason)))
    if (!results.includes(true)) return
  }
}

/** False where there is nothing to stop, also for a delivery that cannot be loaded: it makes no attempt by itself. */
async function stopDelivery({ runtime }: ConsoleDeps, actorId: ActorId, reason: string): Promise<boolean> {
  try {
    return (await runtime.send(actorId, { type: 'endpoint.off', reason })).outcome === 'taken'
  } catch (error) {
    if (error instanceof ParleyError && !error.retryable) return false
    throw error
  }
}

function endpointQuota(deps: ConsoleDeps, projectId: string): Quota {
  return {
    projectId,
    kind: 'endpoint',
    max: MAX_ENDPOINTS,
    refusal: `A project has at most ${MAX_ENDPOINTS} webhook endpoints. Delete one first.`,
    async isHolderAlive(endpointId) {
      const endpoint = await deps.store.endpoints.find(endpointId)
      return endpoint && endpoint.deletedAt === null
    },
  }
}
