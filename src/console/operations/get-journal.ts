import { Readable } from 'node:stream'
import { recordOf } from '../access.ts'
import { journalLines } from '../journal-lines.ts'
import type { Operation } from '../operation.ts'

export const getJournal: Operation<'getJournal'> =
  (deps) =>
  async ({ person, params }, reply) => {
    const { type, id } = params
    const { actorId, seq } = await recordOf(deps, person, type, id, 'actor')
    reply.type('application/x-ndjson')
    return Readable.from(journalLines(deps.store.actors, actorId, seq))
  }
