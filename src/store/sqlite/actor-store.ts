import {
  TAIL_PAGE,
  type ActorStore,
  type Commit,
  type CommitResult,
  type JournalRow,
} from '../../actors/ports/actor-store.ts'
import type { ActorId } from '../../actors/types.ts'
import { prepareActorStatements } from './actor-statements.ts'
import { createActorWriter } from './actor-writer.ts'
import { isUniqueViolation, type Database } from './database.ts'
import type { BatchedTransaction } from './group-commit.ts'
import { KnownActors } from './known-actors.ts'
import { KnownLookups } from './known-lookups.ts'
import { createRowStore } from './row-store.ts'

const OWED_PAGE = 1_000

/**
 * Actors, their journals and rows. A batch is part of one transaction, so one sync of the disk serves all of it.
 * `isOnlyWriter`: no other process writes to the file, so that what was found by a handle need not be looked up again.
 */
export function createActorStore(
  database: Database,
  together: BatchedTransaction,
  { isOnlyWriter }: { isOnlyWriter: boolean },
): ActorStore {
  const sql = prepareActorStatements(database)
  const actors = new KnownActors(sql)
  const knownLookups = new KnownLookups()
  const rowStore = createRowStore(database, (actorId) => actors.find(actorId), { isOnlyWriter })
  const write = createActorWriter({ sql, actors, knownLookups, rowStore })

  /** Joins the group's transaction; if that is rolled back because of another write, `work` is executed again. */
  async function transaction<Result>(work: () => Result): Promise<Result> {
    let isRepeated = false
    try {
      return await together(() => {
        if (isRepeated) actors.forgetAll()
        isRepeated = true
        return work()
      })
    } catch (error) {
      actors.forgetAll()
      throw error
    }
  }

  function writeAlone(commit: Commit): CommitResult {
    try {
      return database.savepoint(() => write(commit))
    } catch (error) {
      actors.forgetAll()
      if (!isUniqueViolation(error)) throw error
      return isDuplicate(commit) ? 'duplicate' : 'lost'
    }
  }

  function isDuplicate({ actorId, journal }: Commit): boolean {
    if (!journal) return false
    const [stored] = readJournal(actorId, journal.firstSeq - 1, 1)
    if (stored?.firstSeq === journal.firstSeq && stored.hash === journal.hash) return true
    return journal.eventId !== null && findEvent(actorId, journal.eventId) !== null
  }

  function findEvent(actorId: ActorId, eventId: string): JournalRow | null {
    const row = sql.findEvent.get(actorId, eventId)
    return row ? { actorId, ...row } : null
  }

  function readJournal(actorId: ActorId, after: number, limit: number): JournalRow[] {
    const no = actors.find(actorId)?.no
    if (no === undefined) return []
    const from = sql.findRowOf.get(no, after + 1)?.firstSeq ?? 0
    return sql.readJournal.all(no, from, after, limit).map((row) => ({ actorId, ...row }))
  }

  /** Actors that such nodes owe something. Few are owed anything at a time, so all are gone through. */
  function listOwing(isMeant: (node: string) => boolean, limit: number): ActorId[] {
    const found: ActorId[] = []
    for (let page = sql.listOwing.all(0, OWED_PAGE); page.length > 0 && found.length < limit;) {
      found.push(...page.filter(({ node }) => isMeant(node)).map(({ actorId }) => actorId))
      page = sql.listOwing.all(page.at(-1)?.actor ?? Infinity, OWED_PAGE)
    }
    return found.slice(0, limit)
  }

  return {
    async load(actorId) {
      const found = sql.findRecord.get(actorId)
      if (!found) return null
      const { isBehind, ...record } = found
      return { record, tail: isBehind ? readJournal(actorId, record.seq, TAIL_PAGE) : [] }
    },

    async readTail(actorId, after) {
      return readJournal(actorId, after, TAIL_PAGE)
    },

    async readTails(records) {
      return records.map(({ actorId, seq }) => readJournal(actorId, seq, TAIL_PAGE))
    },

    async commit(commits) {
      try {
        return await transaction(() => commits.map(write))
      } catch (error) {
        if (!isUniqueViolation(error)) throw error
        // Rare, so the common case does without savepoints, which cost about a quarter.
        return await transaction(() => commits.map(writeAlone))
      }
    },

    async adopt(actorId, seq, owner) {
      knownLookups.written(actorId)
      await transaction(() => {
        const no = actors.find(actorId)?.no
        if (no === undefined || (owner === null && sql.settle.run(no).changes > 0)) return
        sql.adopt.run(owner, no, seq)
      })
    },

    async readJournal(actorId, after, limit) {
      return readJournal(actorId, after, limit)
    },

    async findEvent(actorId, eventId) {
      return findEvent(actorId, eventId)
    },

    async lastSeq(actorId) {
      return sql.lastSeq.get(actorId)?.seq ?? null
    },

    async listDue(until, partitions, limit) {
      const mask = partitions.reduce((bits, partition) => bits | (1 << partition), 0)
      return sql.listDue.all(until, mask, limit)
    },

    async listOrphans(livingNodes, limit) {
      const orphans: ActorId[] = []
      // From owner to owner, rather than over all that the living are busy with.
      let owner = sql.nextOwner.get('')?.owner
      while (owner !== undefined && orphans.length < limit) {
        if (!livingNodes.includes(owner)) {
          orphans.push(...sql.listOwned.all(owner, limit - orphans.length).map(({ actorId }) => actorId))
        }
        owner = sql.nextOwner.get(owner)?.owner
      }
      return [...orphans, ...listOwing((node) => !livingNodes.includes(node), limit - orphans.length)]
    },

    async listOwned(nodeId, limit) {
      const owned = sql.listOwned.all(nodeId, limit).map(({ actorId }) => actorId)
      return [...owned, ...listOwing((node) => node === nodeId, limit - owned.length)]
    },

    async list(query) {
      return sql.list(query)
    },

    async listSummaries(query, needsRecord) {
      return sql.listSummaries(query).map(({ no, ...columns }) => {
        const found = { ...columns, record: null }
        return needsRecord(found) ? { ...found, record: sql.findRecordByNo.get(no) ?? null } : found
      })
    },

    async findByLookup(lookup, limit) {
      const known = limit === 1 ? knownLookups.find(lookup) : undefined
      if (known) return [known]
      const found = sql.findByLookup.all(lookup, limit)
      if (found[0] && isOnlyWriter) knownLookups.keep(lookup, found[0])
      return found
    },

    readRows: async (kind, owner) => rowStore.read(kind, owner),
  }
}
