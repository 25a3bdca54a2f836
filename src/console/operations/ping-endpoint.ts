import { endpointOf } from '../access.ts'
import { pingEndpoint as ping } from '../endpoints.ts'
import type { Operation } from '../operation.ts'

export const pingEndpoint: Operation<'pingEndpoint'> =
  (deps) =>
  async ({ person, params }) => {
    const endpoint = await endpointOf(deps, person, params.id)
    const { id, status, lastStatus, lastError, attemptLog } = await ping(deps, endpoint)
    const durationMs = attemptLog.at(-1)?.durationMs ?? 0
    return { deliveryId: id, accepted: status === 'delivered', status: lastStatus, error: lastError, durationMs }
  }
