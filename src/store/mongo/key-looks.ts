import type { Collection } from 'mongodb'
import type { KeyLooks } from '../../ports/key-looks.ts'
import { decode } from './actor-documents.ts'
import type { FindPage } from './call-pages.ts'
import type { ActorDocument } from './schema.ts'

/**
 * Where a record may be overwritten by an older one, its `seq` does not tell how far the actor has come: not for such a
 * server.
 */
export function createKeyLooks(actors: Collection<ActorDocument>, findPage: FindPage): KeyLooks {
  const keyAmong = (found: readonly ActorDocument[], lookup: string) => {
    const key = found.find((one) => one.lookup === lookup)
    return key ? decode(key) : null
  }
  return {
    async withSeq(lookup, actorId) {
      const found = await actors.find({ $or: [{ lookup }, { _id: actorId }] }).toArray()
      return { key: keyAmong(found, lookup), seq: found.find(({ _id }) => _id === actorId)?.seq ?? 0 }
    },
    async withPage(lookup, callId) {
      const { page, others } = await findPage(callId, lookup)
      return { key: keyAmong(others, lookup), page }
    },
  }
}
