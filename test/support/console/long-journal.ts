import type { MachineLookup } from '../../../src/actors/machine-lookup.ts'
import { UnitOfWork } from '../../../src/actors/runtime/unit-of-work.ts'
import type { ActorEvent, ActorId } from '../../../src/actors/types.ts'
import type { Json } from '../../../src/base/json.ts'
import { webhookDeliveryDefinition } from '../../../src/machines/webhook-delivery/webhook-delivery.ts'
import type { Store } from '../../../src/ports/store.ts'

/** The store for the generated actors. */
export interface Seed {
  store: Pick<Store, 'actors' | 'flows'>
  machines: MachineLookup
  newId: () => string
  now: () => number
}

/**
 * A delivery that was resent by hand until its journal had this many entries: `attempting` after an odd one, `failed`
 * after an even one. `rejection` says why one more event was rejected.
 */
export async function storeLongJournal(
  { store, machines, newId, now }: Seed,
  projectId: string,
  entryCount: number,
  rejection?: string,
): Promise<ActorId> {
  const deliveryId = newId()
  const actorId: ActorId = `webhook-delivery/${deliveryId}`
  const deps = { nodeId: 'seed', machines, handlers: new Map(), now }
  const work = new UnitOfWork(actorId, webhookDeliveryDefinition, null, deps)
  const input = { deliveryId, projectId, endpointId: newId(), url: 'http://127.0.0.1:9/', event: 'ping' }
  work.start({ ...input, callId: null, message: null }, 'start')
  const output: Json = { accepted: false, stop: false, status: 500, error: 'Server error', durationMs: 1 }
  while (work.state.seq < entryCount) {
    const [running] = work.state.effects
    const event: ActorEvent = running
      ? { type: 'xstate.done.actor.post', at: work.state.at + 1, effectId: running.id, output }
      : { type: 'delivery.resend', at: work.state.at + 1 }
    work.accept(event, `seed:${work.state.seq}`)
  }
  if (rejection !== undefined) {
    work.reject({ type: 'delivery.resend', at: work.state.at + 1 }, 'seed:rejected', new Error(rejection))
  }
  await store.actors.commit([work.toCommit()])
  return actorId
}
