import { BadRequest } from '../../base/errors.ts'
import { agentOf } from '../access.ts'
import type { Operation } from '../operation.ts'

/** Room for some two thousand steps. */
const MAX_LAYOUT_BYTES = 64 * 1024

export const saveLayout: Operation<'saveLayout'> =
  (deps) =>
  async ({ person, params, body }) => {
    const { id: agentId } = await agentOf(deps, person, params.id)
    const { nodes } = body
    if (Buffer.byteLength(JSON.stringify({ nodes })) > MAX_LAYOUT_BYTES)
      throw new BadRequest('The layout is larger than 64 KiB.')
    await deps.store.layouts.put({ agentId, nodes })
  }
