import { projectOf } from '../access.ts'
import { keyResponse } from '../responses/key.ts'
import { listKeys as list, usageOf } from '../keys.ts'
import type { Operation } from '../operation.ts'

export const listKeys: Operation<'listKeys'> =
  (deps) =>
  async ({ person, params }) => {
    const { id } = await projectOf(deps, person, params.projectId)
    const keys = await list(deps, id)
    const usage = await usageOf(deps, keys)
    return keys.map((key) => keyResponse(key, usage.get(key.id), deps.clock.now()))
  }
