import { StoreUnavailable } from '../../../src/base/errors.ts'
import type { ActorStore, Commit, JournalRow } from '../../../src/actors/ports/actor-store.ts'
import type { ActorId } from '../../../src/actors/types.ts'
import type { VirtualClock } from '../clock/virtual-clock.ts'

/** The fault of one call: it fails before or after its work was done, or is slow. */
export type Fault = 'before' | 'after' | { delayMs: number }

export type StoreCall = keyof ActorStore

/** A store whose faults the test sets. */
export interface FaultyStore extends ActorStore {
  /** While true, every call fails. */
  isAway: boolean
  /** Returns the fault for each call; undefined for none. */
  fault: (call: StoreCall) => Fault | undefined
  /** Changes what readers get from a journal, for tests that damage one or act during a read. */
  seen: (actorId: ActorId, rows: JournalRow[]) => JournalRow[] | Promise<JournalRow[]>
  /** Number of calls so far, by name. */
  readonly calls: Partial<Record<StoreCall, number>>
  /** Every actor that was written. */
  readonly actorIds: Set<ActorId>
  /** Commits that were written, in order. */
  readonly commits: Commit[]
}

/** Wraps a real store. */
export function faultyStore(store: ActorStore, clock: VirtualClock): FaultyStore {
  const calls: Partial<Record<StoreCall, number>> = {}
  const actorIds = new Set<ActorId>()
  const commits: Commit[] = []

  async function through<Result>(call: StoreCall, work: () => Promise<Result>): Promise<Result> {
    calls[call] = (calls[call] ?? 0) + 1
    const fault = faulty.isAway ? 'before' : faulty.fault(call)
    clock.stir()
    if (fault === 'before') throw new StoreUnavailable(`${call} was not done`)
    if (typeof fault === 'object') await new Promise<void>((resolve) => clock.after(fault.delayMs, resolve))
    const result = await clock.during(work)
    if (fault === 'after') throw new StoreUnavailable(`${call} was done, but nobody heard`)
    return result
  }

  const faulty: FaultyStore = {
    isAway: false,
    fault: () => undefined,
    seen: (_actorId, rows) => rows,
    calls,
    actorIds,
    commits,
    load: (actorId) =>
      through('load', async () => {
        const stored = await store.load(actorId)
        return stored && { ...stored, tail: await faulty.seen(actorId, stored.tail) }
      }),
    readTail: (actorId, after) =>
      through('readTail', async () => faulty.seen(actorId, await store.readTail(actorId, after))),
    readTails: (...args) => through('readTails', () => store.readTails(...args)),
    commit: (group) =>
      through('commit', async () => {
        const results = await store.commit(group)
        results.forEach((result, index) => {
          const commit = group[index]
          if (!commit || (result !== 'committed' && result !== 'begun')) return
          commits.push(commit)
          actorIds.add(commit.actorId)
          for (const { record } of commit.creates) actorIds.add(record.actorId)
        })
        return results
      }),
    adopt: (...args) => through('adopt', () => store.adopt(...args)),
    readJournal: (actorId, ...range) =>
      through('readJournal', async () => faulty.seen(actorId, await store.readJournal(actorId, ...range))),
    findEvent: (...args) => through('findEvent', () => store.findEvent(...args)),
    lastSeq: (...args) => through('lastSeq', () => store.lastSeq(...args)),
    listDue: (...args) => through('listDue', () => store.listDue(...args)),
    listOrphans: (...args) => through('listOrphans', () => store.listOrphans(...args)),
    listOwned: (...args) => through('listOwned', () => store.listOwned(...args)),
    list: (query) => through('list', () => store.list(query)),
    listSummaries: (...args) => through('listSummaries', () => store.listSummaries(...args)),
    findByLookup: (...args) => through('findByLookup', () => store.findByLookup(...args)),
    readRows: (...args) => through('readRows', () => store.readRows(...args)),
  }
  return faulty
}
