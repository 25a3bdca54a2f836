import { projectOf } from '../access.ts'
import { keyResponse } from '../responses/key.ts'
import { createKey as create } from '../keys.ts'
import type { Operation } from '../operation.ts'

export const createKey: Operation<'createKey'> =
  (deps) =>
  async ({ person, params, body }) => {
    const { id } = await projectOf(deps, person, params.projectId)
    const { name, expiresInDays = null } = body
    const { view, key } = await create(deps, id, { name: name.trim(), expiresInDays })
    return { ...keyResponse(view, undefined, deps.clock.now()), key }
  }
