import { setTimeout as pause } from 'node:timers/promises'
import type { Collection } from 'mongodb'
import {
  TAIL_PAGE,
  type ActorStore,
  type Commit,
  type CommitResult,
  type CreatedActor,
  type JournalRow,
  type ListQuery,
  type StoredRecord,
} from '../../actors/ports/actor-store.ts'
import { StoreUnavailable } from '../../base/errors.ts'
import type { ActorId } from '../../actors/types.ts'
import { decode, filterOf, summaryOf } from './actor-documents.ts'
import { rowOf, type Journal } from './journal.ts'
import { createStaleRecords } from './stale-records.ts'
import { createStoredRecords, type RecordOptions } from './stored-records.ts'
import type { ActorDocument, JournalDocument, NodeDocument } from './schema.ts'
import { createInDoubtCommits } from './in-doubt-commits.ts'

/**
 * On a server whose updates are not atomic an older record can replace a newer one for a few beats. What is found by
 * such a record may hold no longer, as a key that was revoked: it is looked for again, and refused if it stays behind.
 */
const LOOKUP_TRIES = 5
const LOOKUP_RETRY_MS = 100

export interface MongoActorStore extends ActorStore {
  /**
   * Projects what this node has committed but not (or not certainly) projected because the store was unavailable.
   * Called before the next commit and at each heartbeat.
   */
  reconcile(): Promise<void>
  /**
   * Called at each heartbeat: the same, and repairs what other nodes may have overwritten or the server executed late.
   */
  reconcileOnHeartbeat(): Promise<void>
}

export interface ActorStoreOptions extends RecordOptions {
  /** Does not repair what a crash left behind. Default false. */
  isReadOnly?: boolean
}

/**
 * Actors on MongoDB, where nothing spans two documents. A commit is one document of the journal: its insert decides.
 * After it, in this order: the actors that it creates, then the records, of commits that bring one. A crash in between
 * leaves records behind their journal, never ahead; `load` finishes what a commit that it comes across still lacks, and
 * `listOrphans` names the actors that a dead writer left behind, until none is.
 */
export function createActorStore(
  journal: Journal,
  actors: Collection<ActorDocument>,
  nodes: Collection<NodeDocument>,
  { isReadOnly = false, ...options }: ActorStoreOptions = {},
): MongoActorStore {
  const records = createStoredRecords(actors, options)
  const inDoubtCommits = createInDoubtCommits(journal, project)
  const listLeftBehind = createStaleRecords(journal, records, nodes)
  let batch = 0

  /** Proposes commits, each of another actor. */
  async function commitWave(wave: readonly Commit[]): Promise<Map<Commit, CommitResult>> {
    batch += 1
    const withRow = wave.filter((commit) => commit.journal !== null)
    const documents = withRow.flatMap((commit) => documentOf(commit))
    try {
      const lost = await journal.insert(documents)
      const losers = new Set(withRow.filter((_commit, index) => lost.has(index)))
      const haveAllBegun = await project(wave.filter((commit) => !losers.has(commit)))
      const resultOf = ({ creates }: Commit) => (creates.length > 0 && haveAllBegun ? 'begun' : 'committed')
      const repeated = await journal.repeatedAmong(documents.filter((_document, index) => lost.has(index)))
      return new Map(
        wave.map((commit) => [commit, losers.has(commit) ? refusalOf(commit, repeated) : resultOf(commit)] as const),
      )
    } catch (error) {
      inDoubtCommits.add(withRow)
      throw error
    }
  }

  function documentOf({ journal: row, record, rows, creates }: Commit): JournalDocument[] {
    if (!row) return []
    return [journal.documentOf({ journal: row, rows, creates, ...(record && { batch }) })]
  }

  /**
   * Writes the records of these commits and starts the actors that they create. Returns whether all of those were
   * started right now, none by an earlier attempt.
   */
  async function project(commits: readonly Commit[]): Promise<boolean> {
    const { begun, areNew } = await begin(commits.flatMap((commit) => commit.creates))
    await records.write([...commits, ...begun].flatMap(({ record }) => record ?? []))
    return areNew
  }

  /** Starts new actors; returns those that were started by this very create, now or in an earlier attempt. */
  async function begin(creates: readonly CreatedActor[]): Promise<{ begun: CreatedActor[]; areNew: boolean }> {
    const documents = creates.map(({ journal: row, rows }) =>
      journal.documentOf({ journal: row, rows, creates: [], batch }),
    )
    const taken = await journal.insert(documents)
    if (taken.size === 0) return { begun: [...creates], areNew: true }
    const ours = await journal.storedAmong(documents.filter((_document, index) => taken.has(index)))
    const begun = creates.filter((_create, index) => !taken.has(index) || ours.has(documents[index]?._id ?? ''))
    return { begun, areNew: false }
  }

  async function finishCreates(documents: readonly JournalDocument[]): Promise<void> {
    if (isReadOnly) return
    const creates = documents.flatMap((document) => document.creates ?? [])
    if (creates.length > 0) await records.write((await begin(creates)).begun.map(({ record }) => record))
  }

  async function readTail(actorId: ActorId, after: number): Promise<JournalRow[]> {
    const documents = await journal.readAfter(actorId, after, TAIL_PAGE)
    // A commit on top of these rows moves the record past them, so their missing parts would not be found any more.
    await finishCreates(documents)
    return documents.map(rowOf)
  }

  async function list({ limit, ...query }: ListQuery): Promise<StoredRecord[]> {
    const found = actors.find(filterOf(query)).sort({ listedAt: -1, _id: -1 }).limit(limit)
    return (await found.toArray()).map(decode)
  }

  return {
    reconcile: () => inDoubtCommits.reconcile(),

    async reconcileOnHeartbeat() {
      await inDoubtCommits.reconcile({ late: true })
      await records.restoreOverwritten()
    },

    async load(actorId) {
      // A row that is this node's is reported next, and then its record shows others how far it has come.
      await inDoubtCommits.reconcile()
      // In this order: between the two another process may add an entry, but never a record without its entry.
      const found = await records.find(actorId)
      if (found?.behind?.length === 0) return { record: decode(found), tail: [] }
      const tail = await readTail(actorId, found?.seq ?? 0)
      if (!found && tail.length === 0) return null
      return { record: found ? decode(found) : null, tail }
    },

    readTail,

    async readTails(wanted) {
      const documents = await journal.readAllAfter(wanted)
      const byActor = Map.groupBy(documents, ({ actorId }) => actorId)
      return wanted.map(({ actorId }) => (byActor.get(actorId) ?? []).slice(0, TAIL_PAGE).map(rowOf))
    },

    async commit(commits) {
      await inDoubtCommits.reconcile()
      const results = new Map<Commit, CommitResult>()
      const losers = new Set<ActorId>()
      for (const wave of wavesOf(commits)) {
        // Built on one that has lost: its own seq may be free, but inserting it would leave a gap.
        const proposed = wave.filter(({ actorId }) => !losers.has(actorId))
        for (const [commit, result] of await commitWave(proposed)) {
          results.set(commit, result)
          if (result !== 'committed' && result !== 'begun') losers.add(commit.actorId)
        }
      }
      return commits.map((commit) => results.get(commit) ?? 'lost')
    },

    async adopt(actorId, seq, owner) {
      const change = owner === null ? { $unset: { owner: true } as const } : { $set: { owner } }
      await actors.updateOne({ _id: actorId, seq }, change)
    },

    async readJournal(actorId, after, limit) {
      return (await journal.readAfter(actorId, after, limit)).map(rowOf)
    },

    findEvent: (actorId, eventId) => journal.findEvent(actorId, eventId),

    lastSeq: (actorId) => journal.lastSeq(actorId),

    async listDue(until, partitions, limit) {
      const due = await actors
        .find({ wakeAt: { $exists: true, $lte: until }, partition: { $in: [...partitions] } })
        .project<Required<Pick<ActorDocument, '_id' | 'wakeAt'>>>({ wakeAt: 1 })
        .sort({ wakeAt: 1 })
        .limit(limit)
        .toArray()
      return due.map(({ _id, wakeAt }) => ({ actorId: _id, wakeAt }))
    },

    async listOrphans(livingNodes, limit) {
      const owned = await actors
        .find({ owner: { $exists: true, $gt: '', $nin: [...livingNodes] } })
        .project<Pick<ActorDocument, '_id'>>({ _id: 1 })
        .limit(limit)
        .toArray()
      const orphans = new Set([...owned.map(({ _id }) => _id), ...(await listLeftBehind(livingNodes))])
      return [...orphans].slice(0, limit)
    },

    async listOwned(nodeId, limit) {
      const owned = actors.find({ owner: nodeId }).project<Pick<ActorDocument, '_id'>>({ _id: 1 }).limit(limit)
      return (await owned.toArray()).map(({ _id }) => _id)
    },

    list,

    async listSummaries(query) {
      return (await list(query)).map(summaryOf)
    },

    async findByLookup(lookup, limit) {
      for (let triesLeft = LOOKUP_TRIES; ; triesLeft -= 1) {
        const found = await actors.find({ lookup }).limit(limit).toArray()
        if (options.hasAtomicUpdates !== false || !(await journal.hasAnyOf(found.map(({ next }) => next))))
          return found.map(decode)
        if (triesLeft === 0) throw new StoreUnavailable('a record is behind its journal')
        await pause(LOOKUP_RETRY_MS)
      }
    },

    readRows: (kind, owner) => journal.readRows(kind, owner),
  }
}

/** The first commits of all actors, then the second ones: never two of one actor, of which the first might fail. */
function wavesOf(commits: readonly Commit[]): Commit[][] {
  const waves: Commit[][] = []
  const counts = new Map<ActorId, number>()
  for (const commit of commits) {
    const count = counts.get(commit.actorId) ?? 0
    counts.set(commit.actorId, count + 1)
    const wave = (waves[count] ??= [])
    wave.push(commit)
  }
  return waves
}

function refusalOf({ actorId, journal }: Commit, repeated: ReadonlySet<string>): CommitResult {
  return journal && repeated.has(`${actorId}:${journal.firstSeq}`) ? 'duplicate' : 'lost'
}
