import type { Collection } from 'mongodb'
import type { ActorId } from '../../actors/types.ts'
import type { Journal } from './journal.ts'
import type { StoredRecords } from './stored-records.ts'
import type { NodeDocument } from './schema.ts'

/** As many as one group of commits can have left without projection, twice. */
const LATEST_OF_A_DEAD_WRITER = 2_000
/** Beside the latest beat of all nodes: one that wakes up and dies again before it beats is still known by then. */
const FORGET_THE_DEAD_AFTER_MS = 10 * 60_000

/**
 * Lists actors whose records a dead writer may have left behind. A writer that left none is forgotten after a while.
 */
export function createStaleRecords(journal: Journal, records: StoredRecords, nodes: Collection<NodeDocument>) {
  return async (livingNodes: readonly string[]): Promise<ActorId[]> => {
    const known = await nodes.find().toArray()
    const latestBeatAt = Math.max(...known.map(({ beatAt }) => beatAt))
    const stale: ActorId[] = []
    for (const { _id, beatAt, projected = 0 } of known) {
      if (livingNodes.includes(_id)) continue
      const { latest, lastBatch } = await journal.latestOf(_id, projected, LATEST_OF_A_DEAD_WRITER)
      const stored = await records.seqsOf([...latest.keys()])
      const behind = [...latest].filter(([actorId, seq]) => seq > (stored.get(actorId) ?? 0))
      stale.push(...behind.map(([actorId]) => actorId))
      if (behind.length > 0) continue
      if (beatAt < latestBeatAt - FORGET_THE_DEAD_AFTER_MS) await nodes.deleteOne({ _id, beatAt })
      else if (lastBatch > projected) await nodes.updateOne({ _id, beatAt }, { $set: { projected: lastBatch } })
    }
    return stale
  }
}
