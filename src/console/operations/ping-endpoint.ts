import { LIMITS } from '../../base/limits.ts'
import { endpointOf } from '../access.ts'
import { pingEndpoint as ping } from '../endpoints.ts'
import type { Operation } from '../operation.ts'
import { createRunningLimit } from '../running-limit.ts'

export const pingEndpoint: Operation<'pingEndpoint'> = (deps) => {
  // Each waits in memory for its attempt, also when nobody waits for its answer any more.
  const runWithin = createRunningLimit(LIMITS.personPings.value, LIMITS.personPings.beyond)
  return async ({ person, params }, reply) => {
    const endpoint = await endpointOf(deps, person, params.id)
    deps.handDeliveries.take(person.userId, deps.clock.now(), reply)
    const delivery = await runWithin(person.userId, () => ping(deps, endpoint))
    const { id, status, lastStatus, lastError, attemptLog } = delivery
    const durationMs = attemptLog.at(-1)?.durationMs ?? 0
    return { deliveryId: id, accepted: status === 'delivered', status: lastStatus, error: lastError, durationMs }
  }
}
