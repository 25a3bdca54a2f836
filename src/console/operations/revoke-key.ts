import { recordOf } from '../access.ts'
import { keyResponse } from '../responses/key.ts'
import { keyView } from '../../machines/api-key/api-key.ts'
import { revokeKey as revoke, usageOf } from '../keys.ts'
import type { Operation } from '../operation.ts'

export const revokeKey: Operation<'revokeKey'> =
  (deps) =>
  async ({ person, params }) => {
    const { snapshot } = await recordOf(deps, person, 'api-key', params.id, 'API key')
    const revoked = await revoke(deps, keyView(snapshot))
    const usage = await usageOf(deps, [revoked])
    return keyResponse(revoked, usage.get(revoked.id), deps.clock.now())
  }
