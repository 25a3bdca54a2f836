import type { Collection } from 'mongodb'
import type { KeyLooks } from '../../ports/key-looks.ts'
import { decode } from './actor-documents.ts'
import type { CallPageFinder } from './call-pages.ts'
import type { ActorDocument } from './schema.ts'

/**
 * Where a record may be overwritten by an older one, its `seq` does not tell how far the actor has come: not for such a
 * server.
 */
export function createKeyLooks(actors: Collection<ActorDocument>, pages: CallPageFinder): KeyLooks {
  return {
    async withSeq(lookup, actorId) {
      const found = await actors.find({ $or: [{ lookup }, { _id: actorId }] }).toArray()
      const key = found.find((one) => one.lookup === lookup)
      return { key: key ? decode(key) : null, seq: found.find(({ _id }) => _id === actorId)?.seq ?? 0 }
    },
    async withPage(lookup, callId) {
      const { other: key, page } = await pages.findWith(lookup, callId)
      return { key: key && decode(key), page }
    },
  }
}
