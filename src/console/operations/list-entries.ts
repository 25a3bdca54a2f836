import { pageLimit } from '../../api/page-limit.ts'
import { recordOf } from '../access.ts'
import { findActorEntries } from '../history/actor-entries.ts'
import type { Operation } from '../operation.ts'

export const listEntries: Operation<'listEntries'> =
  (deps) =>
  async ({ person, params, query }, reply) => {
    const { type, id } = params
    const { actorId, seq } = await recordOf(deps, person, type, id, 'actor')
    const limit = pageLimit(query.limit)
    const entries = await findActorEntries(deps.store.actors, actorId, Number(query.after ?? 0), limit)
    const last = entries.at(-1)
    if (last && last.seq < seq) {
      const path = `/console/api/actors/${type}/${id}/entries`
      reply.header('link', `<${path}?limit=${limit}&after=${last.seq}>; rel="next"`)
    }
    return entries
  }
