import type { Collection } from 'mongodb'
import type { ActorStore, Commit, CommitResult, ListQuery, RecordRow } from '../../actors/ports.ts'
import type { ActorId } from '../../actors/types.ts'
import { entriesOf, type Create, type Journal } from './journal.ts'
import type { NodeDocument } from './node-registry.ts'
import { COLLECTIONS, type ActorDocument, type JournalDocument } from './schema.ts'
import { writeEach } from './unordered.ts'

export interface MongoActorStore extends ActorStore {
  /**
   * Projects what this node has committed but not yet, or not surely, projected: the store went away in between. The
   * next commit does it first, and each beat does, so that a node that is alive has nothing left undone. At a beat also
   * what was not there when it was looked for: a slow server may still do what it was asked.
   */
  settle(options?: { late: boolean }): Promise<void>
}

export interface ActorStoreOptions {
  /** Sees in one command whether a record is behind its journal, rather than in two. Default true. */
  hasLookup?: boolean
  /** Leaves what a crash left undone to others. Default false. */
  isReadOnly?: boolean
}

/** As many as one group of commits can have left without projection, twice. */
const LATEST_OF_A_DEAD_WRITER = 2_000
/** A minute of beats, which no write that was given up on survives. */
const LOOKS_FOR_A_LATE_WRITE = 12
/** Beside the latest beat of all nodes: one that wakes up and dies again before it beats is still known by then. */
const FORGET_THE_DEAD_AFTER_MS = 10 * 60_000

/** A commit of which nobody knows whether it was written. */
interface Unsettled {
  commit: Commit
  looksLeft: number
}

/**
 * Actors on MongoDB, where nothing spans two documents. A commit is one document of the journal: its insert decides.
 * After it, in this order: the actors that it creates, then the records. A crash in between leaves records behind their
 * journal, never ahead; `load` finishes what a commit that it comes across still lacks, and `listOrphans` names the
 * actors that a dead writer left behind, until none is.
 */
export function createActorStore(
  journal: Journal,
  actors: Collection<ActorDocument>,
  nodes: Collection<NodeDocument>,
  { hasLookup = true, isReadOnly = false }: ActorStoreOptions = {},
): MongoActorStore {
  const unsettled: Unsettled[] = []
  const late: Unsettled[] = []
  let batch = 0

  /** Proposes commits, each of another actor. */
  async function commitWave(wave: readonly Commit[]): Promise<Map<Commit, CommitResult>> {
    batch += 1
    const withEntries = wave.filter((commit) => commit.entries.length > 0)
    const documents = withEntries.map((commit) => journal.documentOf(commit, batch))
    try {
      const lost = await journal.insert(documents)
      const losers = new Set(withEntries.filter((_commit, place) => lost.has(place)))
      await project(wave.filter((commit) => !losers.has(commit)))
      const repeated = await journal.repeatedAmong(documents.filter((_document, place) => lost.has(place)))
      return new Map(
        wave.map((commit) => [commit, losers.has(commit) ? refusalOf(commit, repeated) : 'committed'] as const),
      )
    } catch (error) {
      unsettled.push(...withEntries.map((commit) => ({ commit, looksLeft: LOOKS_FOR_A_LATE_WRITE })))
      throw error
    }
  }

  async function project(commits: readonly Commit[]): Promise<void> {
    const begun = await begin(commits.flatMap((commit) => commit.creates))
    await writeRecords([...commits, ...begun].map(({ record }) => record))
  }

  /** Starts new actors; answers those that began with this very create, now or in an attempt before. */
  async function begin(creates: readonly Create[]): Promise<Create[]> {
    const documents = creates.map(({ entry, rows }) =>
      journal.documentOf({ entries: [entry], rows, creates: [] }, batch),
    )
    const taken = await journal.insert(documents)
    if (taken.size === 0) return [...creates]
    const ours = await journal.storedAmong(documents.filter((_document, place) => taken.has(place)))
    return creates.filter((_create, place) => !taken.has(place) || ours.has(documents[place]?._id ?? ''))
  }

  /** Writes records that are still behind; the filter misses a newer one, and the upsert then finds the key taken. */
  async function writeRecords(records: readonly RecordRow[]): Promise<void> {
    await writeEach(
      actors,
      records.map((record) => ({
        replaceOne: {
          filter: { _id: record.actorId, seq: { $lt: record.seq } },
          replacement: encode(record),
          upsert: true,
        },
      })),
    )
  }

  /** With what comes next in its journal, where that costs no command more. */
  async function findRecord(actorId: ActorId): Promise<(ActorDocument & { behind?: object[] }) | null> {
    if (!hasLookup) return actors.findOne({ _id: actorId })
    const found = actors.aggregate<ActorDocument & { behind: object[] }>([
      { $match: { _id: actorId } },
      { $lookup: { from: COLLECTIONS.journal, localField: 'next', foreignField: '_id', as: 'behind' } },
    ])
    return (await found.toArray())[0] ?? null
  }

  async function finishCreates(documents: readonly JournalDocument[]): Promise<void> {
    if (isReadOnly) return
    const creates = documents.flatMap((document) => document.creates ?? [])
    if (creates.length > 0) await writeRecords((await begin(creates)).map(({ record }) => record))
  }

  async function settle(options = { late: false }): Promise<void> {
    const open = [...unsettled.splice(0), ...(options.late ? late.splice(0) : [])]
    if (open.length === 0) return
    try {
      const documents = open.map(({ commit }) => journal.documentOf(commit, batch))
      const stored = await journal.storedAmong(documents)
      const isStored = (_open: Unsettled, place: number) => stored.has(documents[place]?._id ?? '')
      await project(open.filter(isStored).map(({ commit }) => commit))
      const missing = open.filter((one, place) => !isStored(one, place) && one.looksLeft > 0)
      late.push(...missing.map(({ commit, looksLeft }) => ({ commit, looksLeft: looksLeft - 1 })))
    } catch (error) {
      unsettled.push(...open)
      throw error
    }
  }

  /** Actors whose records a dead writer may have left behind. A writer that left none is forgotten after a while. */
  async function listLeftBehind(livingNodes: readonly string[]): Promise<ActorId[]> {
    const known = await nodes.find().toArray()
    const latestBeatAt = Math.max(...known.map(({ beatAt }) => beatAt))
    const leftBehind: ActorId[] = []
    for (const { _id, beatAt, projected = 0 } of known) {
      if (livingNodes.includes(_id)) continue
      const { latest, lastBatch } = await journal.latestOf(_id, projected, LATEST_OF_A_DEAD_WRITER)
      if (latest.size > 0) {
        const records = await actors
          .find({ _id: { $in: [...latest.keys()] } })
          .project<Pick<ActorDocument, '_id' | 'seq'>>({ seq: 1 })
          .toArray()
        for (const record of records) if (record.seq >= (latest.get(record._id) ?? 0)) latest.delete(record._id)
      }
      leftBehind.push(...latest.keys())
      if (latest.size > 0) continue
      if (beatAt < latestBeatAt - FORGET_THE_DEAD_AFTER_MS) await nodes.deleteOne({ _id, beatAt })
      else if (lastBatch > projected) await nodes.updateOne({ _id, beatAt }, { $set: { projected: lastBatch } })
    }
    return leftBehind
  }

  return {
    settle,

    async load(actorId) {
      // In this order: between the two another process may add an entry, but never a record without its entry.
      const found = await findRecord(actorId)
      if (found?.behind?.length === 0) return { record: decode(found), tail: [] }
      const documents = await journal.readAfter(actorId, found?.seq ?? 0, Number.MAX_SAFE_INTEGER)
      if (!found && documents.length === 0) return null
      // Whoever builds on these entries moves the record past them, where nobody would look for what they lack.
      await finishCreates(documents)
      return { record: found ? decode(found) : null, tail: documents.flatMap(entriesOf) }
    },

    async commit(commits) {
      await settle()
      const results = new Map<Commit, CommitResult>()
      const losers = new Set<ActorId>()
      for (const wave of wavesOf(commits)) {
        // Built on one that has lost: its own place may be free, but would leave a gap.
        const proposed = wave.filter(({ record }) => !losers.has(record.actorId))
        for (const [commit, result] of await commitWave(proposed)) {
          results.set(commit, result)
          if (result !== 'committed') losers.add(commit.record.actorId)
        }
      }
      return commits.map((commit) => results.get(commit) ?? 'lost')
    },

    async adopt(actorId, seq, owner) {
      await actors.updateOne({ _id: actorId, seq }, { $set: { owner } })
    },

    async readJournal(actorId, after, limit) {
      const documents = await journal.readAfter(actorId, after, limit)
      return documents
        .flatMap(entriesOf)
        .filter((entry) => entry.seq > after)
        .slice(0, limit)
    },

    findEvent: (actorId, eventId) => journal.findEvent(actorId, eventId),

    lastSeq: (actorId) => journal.lastSeq(actorId),

    async listDue(until, partitions, limit) {
      const due = await actors
        .find({ wakeAt: { $lte: until }, partition: { $in: [...partitions] } })
        .project<Required<Pick<ActorDocument, '_id' | 'wakeAt'>>>({ wakeAt: 1 })
        .sort({ wakeAt: 1 })
        .limit(limit)
        .toArray()
      return due.map(({ _id, wakeAt }) => ({ actorId: _id, wakeAt }))
    },

    async listOrphans(livingNodes, limit) {
      const owned = await actors
        .find({ owner: { $gt: '', $nin: [...livingNodes] } })
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

    async list({ limit, ...query }) {
      const found = actors.find(filterOf(query)).sort({ listedAt: -1, _id: -1 }).limit(limit)
      return (await found.toArray()).map(decode)
    },

    async findByLookup(lookup, limit) {
      return (await actors.find({ lookup }).limit(limit).toArray()).map(decode)
    },

    readRows: (kind, owner) => journal.readRows(kind, owner),
  }
}

/** The first commits of all actors, then the second ones: never two of one actor, of which the first might fail. */
function wavesOf(commits: readonly Commit[]): Commit[][] {
  const waves: Commit[][] = []
  const counts = new Map<ActorId, number>()
  for (const commit of commits) {
    const count = counts.get(commit.record.actorId) ?? 0
    counts.set(commit.record.actorId, count + 1)
    const wave = (waves[count] ??= [])
    wave.push(commit)
  }
  return waves
}

function refusalOf({ entries }: Commit, repeated: ReadonlySet<string>): CommitResult {
  const [first] = entries
  return first && repeated.has(`${first.actorId}:${first.seq}`) ? 'duplicate' : 'lost'
}

function filterOf({ projectId, list, agentId, before }: Omit<ListQuery, 'limit'>) {
  return {
    projectId,
    list,
    ...(agentId !== undefined && { agentId }),
    ...(before && {
      // The first condition gives the index its bound, which it cannot take from an `$or`.
      listedAt: { $lte: before.listedAt },
      $or: [{ listedAt: { $lt: before.listedAt } }, { _id: { $lt: before.actorId } }],
    }),
  }
}

function encode(record: RecordRow): Omit<ActorDocument, '_id'> {
  const { actorId, seq, partition, projectId, listedAt, body, wakeAt, owner, list, agentId, lookup } = record
  return {
    seq,
    next: `${actorId}:${seq + 1}`,
    partition,
    projectId,
    listedAt,
    ...(wakeAt !== null && { wakeAt }),
    ...(owner !== null && { owner }),
    ...(list !== null && { list }),
    ...(agentId !== null && { agentId }),
    ...(lookup !== null && { lookup }),
    body,
  }
}

export function decode(document: ActorDocument): RecordRow {
  const { _id, seq, partition, projectId, listedAt, body } = document
  const { wakeAt = null, owner = null, list = null, agentId = null, lookup = null } = document
  return { actorId: _id, seq, partition, wakeAt, owner, projectId, list, listedAt, agentId, lookup, body }
}
