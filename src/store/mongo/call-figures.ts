import type { AnyBulkWriteOperation, Collection } from 'mongodb'
import type { CallFigures, HourlyCounts } from '../../ports/call-figures.ts'
import { duplicateKeyIndexes } from './failures.ts'

export interface CallFiguresDocument extends HourlyCounts {
  /** `<projectId>/<agentId>/<hour in ten digits>`: in order of the hours. */
  _id: string
  /** Those that were added last. */
  batches?: string[]
}

/** A batch is tried again within seconds, and every node adds a few in a second. */
const REMEMBERED_BATCHES = 100

export function createCallFigures(figures: Collection<CallFiguresDocument>): CallFigures {
  return {
    async add(batchId, added) {
      if (added.length === 0) return
      const updates = added.map((counts) => additionOf(batchId, counts))
      try {
        await figures.bulkWrite(
          updates.map((update) => ({ updateOne: { ...update, upsert: true } })),
          { ordered: false },
        )
      } catch (error) {
        // Either the batch was added before, or another node has made the document meanwhile.
        const again = [...duplicateKeyIndexes(error)].flatMap((index) => updates[index] ?? [])
        const rest: AnyBulkWriteOperation<CallFiguresDocument>[] = again.map((update) => ({ updateOne: update }))
        await figures.bulkWrite(rest, { ordered: false })
      }
    },
    async read({ projectId, agentId, from, to }) {
      const _id = { $gte: idOf({ projectId, agentId, hour: from }), $lt: idOf({ projectId, agentId, hour: to }) }
      return (await figures.find({ _id }).sort({ _id: 1 }).toArray()).map(toCounts)
    },
  }
}

export function toDocument(counts: HourlyCounts): CallFiguresDocument {
  return { _id: idOf(counts), ...counts }
}

export function toCounts({ projectId, agentId, hour, counts }: CallFiguresDocument): HourlyCounts {
  return { projectId, agentId, hour, counts }
}

function additionOf(batchId: string, { counts, ...hour }: HourlyCounts) {
  return {
    filter: { _id: idOf(hour), batches: { $ne: batchId } },
    update: {
      $inc: Object.fromEntries(Object.entries(counts).map(([name, count]) => [`counts.${name}`, count])),
      $push: { batches: { $each: [batchId], $slice: -REMEMBERED_BATCHES } },
      $setOnInsert: hour,
    },
  }
}

function idOf({ projectId, agentId, hour }: Omit<HourlyCounts, 'counts'>): string {
  return `${projectId}/${agentId}/${String(hour).padStart(10, '0')}`
}
