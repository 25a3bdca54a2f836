import { recordOf } from '../access.ts'
import { keyResponse } from '../responses/key.ts'
import { keyView } from '../../machines/api-key/api-key.ts'
import { rotateKey as rotate } from '../keys.ts'
import type { Operation } from '../operation.ts'

/** Spec, Rotation parameters. */
const DEFAULT_GRACE_HOURS = 24

export const rotateKey: Operation<'rotateKey'> =
  (deps) =>
  async ({ person, params, body }) => {
    const { snapshot } = await recordOf(deps, person, 'api-key', params.id, 'API key')
    const old = keyView(snapshot)
    const { view, key } = await rotate(deps, old, body?.graceHours ?? DEFAULT_GRACE_HOURS)
    return { ...keyResponse(view, undefined, deps.clock.now()), replaces: old.id, key }
  }
