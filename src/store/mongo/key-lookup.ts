import type { Collection, Filter } from 'mongodb'
import type { KeyLookup } from '../../ports/key-lookup.ts'
import { decode } from './actor-documents.ts'
import type { CallPageFinder } from './call-pages.ts'
import type { ActorDocument } from './schema.ts'

/**
 * Where a record may be overwritten by an older one, its `seq` does not tell how far the actor has come: not for such a
 * server. One that may not join two indexes for an `$or` (`joinsIndexes` false) gets two queries at once.
 */
export function createKeyLookup(
  actors: Collection<ActorDocument>,
  pages: CallPageFinder,
  { joinsIndexes = true }: { joinsIndexes?: boolean } = {},
): KeyLookup {
  function findBoth(filters: Filter<ActorDocument>[]): Promise<ActorDocument[]> {
    if (joinsIndexes) return actors.find({ $or: filters }).toArray()
    return Promise.all(filters.map((filter) => actors.find(filter).toArray())).then((found) => found.flat())
  }

  return {
    async withSeq(lookup, actorId) {
      const found = await findBoth([{ lookup }, { _id: actorId }])
      const key = found.find((one) => one.lookup === lookup)
      return { key: key ? decode(key) : null, seq: found.find(({ _id }) => _id === actorId)?.seq ?? 0 }
    },
    async withPage(lookup, callId) {
      const { other: key, page } = await pages.findWith(lookup, callId)
      return { key: key && decode(key), page }
    },
  }
}
