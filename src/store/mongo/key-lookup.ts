import type { Collection } from 'mongodb'
import type { ActorId } from '../../actors/types.ts'
import type { KeyLookup } from '../../ports/key-lookup.ts'
import { decode } from './actor-documents.ts'
import type { CallPageFinder } from './call-pages.ts'
import { addressOf, type Journal } from './journal.ts'
import { COLLECTIONS, type ActorDocument } from './schema.ts'

/**
 * Not for a server on which a record may be overwritten by an older one: what is found by it may hold no longer. One
 * that does not join (`hasLookup` false) gets two queries at once.
 */
export function createKeyLookup(
  actors: Collection<ActorDocument>,
  journal: Pick<Journal, 'lastSeq'>,
  pages: CallPageFinder,
  { hasLookup = true }: { hasLookup?: boolean } = {},
): KeyLookup {
  async function findBoth(lookup: string, actorId: ActorId) {
    if (!hasLookup) return Promise.all([actors.findOne({ lookup }), journal.lastSeq(actorId)])
    const latest = [{ $match: addressOf(actorId) }, { $sort: { seq: -1 } }, { $limit: 1 }, { $project: { seq: 1 } }]
    const [key] = await actors
      .aggregate<ActorDocument & { latest: { seq: number }[] }>([
        { $match: { lookup } },
        { $lookup: { from: COLLECTIONS.journal, pipeline: latest, as: 'latest' } },
      ])
      .toArray()
    return [key ?? null, key?.latest[0]?.seq ?? null] as const
  }

  return {
    async withSeq(lookup, actorId) {
      const [key, seq] = await findBoth(lookup, actorId)
      return { key: key && decode(key), seq: key === null ? 0 : (seq ?? 0) }
    },
    async withPage(lookup, callId) {
      const { other: key, page } = await pages.findWith(lookup, callId)
      return { key: key && decode(key), page }
    },
  }
}
