import type { Collection, Filter } from 'mongodb'
import type { ChangedThing, ChangeFeed } from '../../ports/change-feed.ts'
import type { EpochMs } from '../../base/time.ts'

/** The projects that one node's viewers watch. */
export interface WatcherDocument {
  /** Id of the node. */
  _id: string
  projectIds: string[]
  until: EpochMs
}

/** The latest change of one thing. */
export interface ChangeDocument {
  /** `<kind>/<id>` */
  _id: string
  projectId: string
  /** The node that changed it. */
  writer: string
  /** By the server's clock. */
  changedAt: Date
}

/** Writes that were begun at one time become visible at several: so far back each look begins. */
const OVERLAP_MS = 2_000
/** Of more, the earliest are left out: hints that were lost. */
const MAX_READ = 1_000

/** The change feed of one node. Changes are in one small collection, ordered by the server's clock. */
export function createChangeFeed(
  watchers: Collection<WatcherDocument>,
  changes: Collection<ChangeDocument>,
  nodeId: string,
): ChangeFeed {
  /** Time of the latest change that was read; null before the first look. */
  let position: number | null = null
  /** Those within the overlap that were read, with their times. */
  let known = new Map<string, number>()

  async function latest(): Promise<number> {
    const [found] = await changes
      .find({ changedAt: { $gt: new Date(0) } })
      .sort({ changedAt: -1 })
      .limit(1)
      .toArray()
    return found?.changedAt.getTime() ?? 0
  }

  return {
    async watch(projectIds, until) {
      if (projectIds.length === 0) return void (await watchers.deleteOne({ _id: nodeId }))
      await watchers.updateOne({ _id: nodeId }, { $set: { projectIds: [...projectIds], until } }, { upsert: true })
    },
    async watchedElsewhere(now) {
      const others = await watchers.find().toArray()
      const alive = others.filter(({ _id, until }) => _id !== nodeId && until > now)
      return [...new Set(alive.flatMap(({ projectIds }) => projectIds))]
    },
    async publish(things) {
      if (things.length === 0) return
      const updates = things.map(({ kind, id, projectId }) => ({
        updateOne: {
          filter: { _id: `${kind}/${id}` },
          update: { $set: { projectId, writer: nodeId }, $currentDate: { changedAt: true } as const },
          upsert: true,
        },
      }))
      await changes.bulkWrite(updates, { ordered: false })
    },
    async read(projectIds) {
      if (projectIds.length === 0) {
        position = null
        return []
      }
      if (position === null) {
        position = await latest()
        known = new Map(await timesWithin(changes, position))
        return []
      }
      const filter: Filter<ChangeDocument> = {
        changedAt: { $gte: new Date(position - OVERLAP_MS) },
        projectId: { $in: [...projectIds] },
        writer: { $ne: nodeId },
      }
      const found = (await changes.find(filter).sort({ changedAt: -1 }).limit(MAX_READ).toArray()).reverse()
      const fresh = found.filter(({ _id, changedAt }) => known.get(_id) !== changedAt.getTime())
      known = new Map(found.map(({ _id, changedAt }) => [_id, changedAt.getTime()]))
      position = found.at(-1)?.changedAt.getTime() ?? position
      return fresh.map(thingOf)
    },
    async deleteBefore(at) {
      await changes.deleteMany({ changedAt: { $lt: new Date(at) } })
      await watchers.deleteMany({ until: { $lt: at } })
    },
  }
}

async function timesWithin(changes: Collection<ChangeDocument>, position: number): Promise<[string, number][]> {
  const recent = await changes.find({ changedAt: { $gte: new Date(position - OVERLAP_MS) } }).toArray()
  return recent.map(({ _id, changedAt }) => [_id, changedAt.getTime()])
}

function thingOf({ _id, projectId }: ChangeDocument): ChangedThing {
  const [kind, id = ''] = _id.split('/')
  return { projectId, kind: kind as ChangedThing['kind'], id }
}
