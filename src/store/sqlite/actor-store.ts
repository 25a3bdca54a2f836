import { LRUCache } from 'lru-cache'
import {
  TAIL_PAGE,
  type ActorStore,
  type Commit,
  type CommitResult,
  type JournalRow,
  type ListedSummary,
  type ListQuery,
  type StoredRecord,
  type StoredRow,
} from '../../actors/ports/actor-store.ts'
import type { ActorId } from '../../actors/types.ts'
import type { EpochMs } from '../../base/time.ts'
import { isUniqueViolation, type Database } from './database.ts'
import type { BatchedTransaction } from './group-commit.ts'
import { addedText, inlineRowsIn, inlineText, SEPARATOR, type InlineRows } from './inline-rows.ts'
import { KnownLookups } from './known-lookups.ts'
import { createRowStore } from './row-store.ts'

/** Number of actors whose row number is cached: more than are busy at a time. */
const KNOWN_NUMBERS = 10_000
const OWED_PAGE = 1_000

interface Numbered {
  no: number
  /** As this process has last written it, if it has. */
  lookup?: string | null
  /** Whether its journal keeps rows that have no place of their own yet; undefined when unknown. */
  hasRowsInJournal?: boolean
  /** What its row says of its rows; undefined when unknown. */
  inline?: InlineRows
}

/**
 * Actors, their journals and rows. A batch is part of one transaction, so one sync of the disk serves all of it.
 * `isOnlyWriter`: no other process writes to the file, so that what was found by a handle need not be looked up again.
 */
export function createActorStore(
  database: Database,
  together: BatchedTransaction,
  { isOnlyWriter }: { isOnlyWriter: boolean },
): ActorStore {
  const sql = prepareStatements(database)
  const rowStore = createRowStore(database, find, { isOnlyWriter })
  const knownLookups = new KnownLookups()
  /** Numbers never change, nor do actors leave the file; but all are forgotten when something written is taken back. */
  const numbers = new LRUCache<ActorId, Numbered>({ max: KNOWN_NUMBERS })

  function find(actorId: ActorId): Numbered | undefined {
    const known = numbers.get(actorId)
    if (known) return known
    const found = sql.findNo.get(actorId)
    if (found) numbers.set(actorId, found)
    return found
  }

  function numberOf(actorId: ActorId): number | undefined {
    return find(actorId)?.no
  }

  /** Writes the record unless a newer one exists, and these rows in any case. Returns the actor's row number. */
  function project(record: StoredRecord, rows: readonly StoredRow[]): number {
    const { actorId, seq, partition, wakeAt, owner, projectId, list, listedAt, agentId, lookup, summary, body } = record
    const known = find(actorId)
    if (!known) return insert(record, rows)
    knownLookups.written(actorId)
    const { no, lookup: lookupBefore = lookup } = known
    known.lookup = lookup
    const inline = rows.length === 0 ? null : inlineOf(known)
    const added = inline && addedText(inline, actorId, rows)
    const values = [seq, wakeAt, owner, summary, body, added] as const
    const place = [partition, projectId, list, listedAt, agentId, lookup] as const
    // What is known may be wrong where something older was written; neither statement does harm then.
    const isWritten =
      (lookupBefore === lookup && sql.updateRecord.run(...values, no, seq, ...place).changes > 0) ||
      sql.replaceRecord.run(...values, ...place, no, seq).changes > 0
    if (inline && added !== null && isWritten) {
      inline.count += rows.length
      inline.length += added.length
    } else insertRows(known, rows)
    return no
  }

  function inlineOf(known: Numbered): InlineRows {
    return (known.inline ??= inlineRowsIn(rowStore.readInline(known.no)))
  }

  /** Writes rows to the table, and beside the record that there are some. */
  function insertRows(known: Numbered, rows: readonly StoredRow[]): void {
    if (rows.length === 0) return
    rowStore.insert(rows)
    const inline = inlineOf(known)
    if (inline.isComplete) sql.appendToRows.run(SEPARATOR, known.no)
    inline.isComplete = false
  }

  /** The same for an actor that is known to have none. */
  function insert({ actorId, lookup, ...record }: StoredRecord, rows: readonly StoredRow[]): number {
    const { seq, partition, wakeAt, owner, projectId, list, listedAt, agentId, summary, body } = record
    const place = [partition, projectId, list, listedAt, agentId, lookup] as const
    const text = inlineText(actorId, rows)
    const { rowid } = sql.insertRecord.run(actorId, ...place, seq, wakeAt, owner, summary, body, text)
    if (text === null) rowStore.insert(rows)
    knownLookups.written(actorId)
    // One that neither runs nor waits for anything is not busy: it has been written once and for all, most likely.
    if (owner !== null || wakeAt !== null) {
      numbers.set(actorId, { no: rowid, lookup, hasRowsInJournal: false, inline: inlineRowsIn(text) })
    }
    return rowid
  }

  function writeJournal(
    no: number,
    { firstSeq, seq, eventId, hash, body }: JournalRow,
    kept: string | null = null,
  ): void {
    sql.insertJournal.run(no, firstSeq, seq, eventId, hash, body, kept)
  }

  function write({ actorId, journal, record: given, rows, creates, owes = false }: Commit): CommitResult {
    const record = owes && given ? { ...given, owner: null } : given
    // A first row tells that there is no record. Where there is one after all, its insert fails, as the row's would.
    const isFirst = journal?.firstSeq === 1 && !numbers.has(actorId)
    const known = isFirst ? undefined : find(actorId)
    let written = rows
    if (record && known && known.hasRowsInJournal !== false) {
      written = [...rowStore.takeFromJournal(actorId, known.no), ...rows]
      known.hasRowsInJournal = false
    }
    const no = record ? (isFirst ? insert(record, written) : project(record, written)) : known?.no
    if (no === undefined) throw new Error(`${actorId} has no record yet, so that its first commit brings one.`)
    if (owes && given?.owner) sql.owe.run(no, given.owner)
    const kept = record || !journal ? null : rowStore.encodeForJournal(actorId, no, rows)
    if (journal) writeJournal(no, journal, kept)
    if (kept !== null && known) known.hasRowsInJournal = true
    else if (known && !record) insertRows(known, rows)
    let begun = 0
    for (const create of creates) {
      if (numberOf(create.record.actorId) !== undefined) continue
      writeJournal(insert(create.record, create.rows), create.journal)
      begun += 1
    }
    return begun > 0 && begun === creates.length ? 'begun' : 'committed'
  }

  /** Joins the group's transaction; if that is rolled back because of another write, `work` is executed again. */
  async function transaction<Result>(work: () => Result): Promise<Result> {
    let isRepeated = false
    try {
      return await together(() => {
        if (isRepeated) numbers.clear()
        isRepeated = true
        return work()
      })
    } catch (error) {
      numbers.clear()
      throw error
    }
  }

  function writeAlone(commit: Commit): CommitResult {
    try {
      return database.savepoint(() => write(commit))
    } catch (error) {
      numbers.clear()
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
    const no = numberOf(actorId)
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
        const no = numberOf(actorId)
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

const COLUMNS = 'actorId, "partition", projectId, list, listedAt, agentId, lookup, seq, wakeAt, owner, summary, body'
/** The columns of a `StoredRecord`, of the table `actors`. */
export const RECORD = COLUMNS.replace('owner', 'COALESCE(owner, (SELECT node FROM owed WHERE actor = no)) AS owner')
/** Whether the journal has entries that the record has not. */
export const HAS_TAIL = 'EXISTS (SELECT 1 FROM journal WHERE actor = no AND firstSeq > actors.seq)'
const ROW = 'firstSeq, seq, eventId, hash, body'
// The sum keeps SQLite from planning anew for every value, as it does for a bare parameter (four times the cost).
const LIMIT = 'LIMIT ? + 0'
const NEWEST_FIRST = `ORDER BY listedAt DESC, actorId DESC ${LIMIT}`

function prepareStatements(database: Database) {
  return {
    findNo: database.prepare<{ no: number }>('SELECT no FROM actors WHERE actorId = ?'),
    findRecord: database.prepare<{ isBehind: number } & StoredRecord>(`
      SELECT ${HAS_TAIL} AS isBehind, ${RECORD}
      FROM actors WHERE actorId = ?`),
    insertRecord: database.prepare(
      `INSERT INTO actors (${COLUMNS}, rows) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    // Most steps leave the lists as they are; naming those columns in SET would rewrite their indexes each time.
    updateRecord: database.prepare(`
      UPDATE actors SET seq = ?, wakeAt = ?, owner = ?, summary = ?, body = ?, rows = COALESCE(rows || ?, rows)
      WHERE no = ? AND seq <= ? AND "partition" = ? AND projectId = ? AND list IS ? AND listedAt = ? AND agentId IS ?
        AND lookup IS ?`),
    replaceRecord: database.prepare(`
      UPDATE actors SET seq = ?, wakeAt = ?, owner = ?, summary = ?, body = ?, rows = COALESCE(rows || ?, rows),
        "partition" = ?, projectId = ?, list = ?, listedAt = ?, agentId = ?, lookup = ?
      WHERE no = ? AND seq <= ?`),

    appendToRows: database.prepare('UPDATE actors SET rows = rows || ? WHERE no = ?'),

    adopt: database.prepare('UPDATE actors SET owner = ? WHERE no = ? AND seq = ?'),
    owe: database.prepare('INSERT OR REPLACE INTO owed (actor, node) VALUES (?, ?)'),
    settle: database.prepare('DELETE FROM owed WHERE actor = ?'),
    listOwing: database.prepare<{ actor: number; node: string; actorId: ActorId }>(`
      SELECT actor, node, actorId FROM owed JOIN actors ON no = actor WHERE actor > ? ORDER BY actor ${LIMIT}`),

    insertJournal: database.prepare(`INSERT INTO journal (actor, ${ROW}, rows) VALUES (?, ?, ?, ?, ?, ?, ?)`),
    findRowOf: database.prepare<{ firstSeq: number }>(
      'SELECT firstSeq FROM journal WHERE actor = ? AND firstSeq <= ? ORDER BY firstSeq DESC LIMIT 1',
    ),
    readJournal: database.prepare<Omit<JournalRow, 'actorId'>>(
      `SELECT ${ROW} FROM journal WHERE actor = ? AND firstSeq >= ? AND seq > ? ORDER BY firstSeq ${LIMIT}`,
    ),
    findEvent: database.prepare<Omit<JournalRow, 'actorId'>>(
      `SELECT ${ROW} FROM journal WHERE actor = (SELECT no FROM actors WHERE actorId = ?) AND eventId = ?`,
    ),
    lastSeq: database.prepare<{ seq: number }>(`
      SELECT seq FROM journal WHERE actor = (SELECT no FROM actors WHERE actorId = ?) ORDER BY firstSeq DESC LIMIT 1`),

    listDue: database.prepare<{ actorId: ActorId; wakeAt: EpochMs }>(`
      SELECT actorId, wakeAt FROM actors WHERE wakeAt <= ? AND (? >> "partition") & 1 ORDER BY wakeAt ${LIMIT}`),
    nextOwner: database.prepare<{ owner: string }>('SELECT owner FROM actors WHERE owner > ? ORDER BY owner LIMIT 1'),
    listOwned: database.prepare<{ actorId: ActorId }>(`SELECT actorId FROM actors WHERE owner = ? ${LIMIT}`),

    list: prepareList<StoredRecord>(database, RECORD),
    listSummaries: prepareList<{ no: number } & Omit<ListedSummary, 'record'>>(
      database,
      'no, actorId, listedAt, agentId, summary',
    ),
    findRecordByNo: database.prepare<StoredRecord>(`SELECT ${RECORD} FROM actors WHERE no = ?`),
    findByLookup: database.prepare<StoredRecord>(`SELECT ${RECORD} FROM actors WHERE lookup = ? ${LIMIT}`),
  }
}

function prepareList<Found>(database: Database, columns: string): (query: ListQuery) => Found[] {
  const prepare = (condition: string) =>
    database.prepare<Found>(
      `SELECT ${columns} FROM actors WHERE projectId = ? AND list = ? ${condition} ${NEWEST_FIRST}`,
    )
  const isBefore = 'AND (listedAt, actorId) < (?, ?)'
  const [all, allBefore] = [prepare(''), prepare(isBefore)]
  const [agents, agentsBefore] = [prepare('AND agentId = ?'), prepare(`AND agentId = ? ${isBefore}`)]
  return ({ list, projectId, agentId, before, limit }) => {
    if (agentId === undefined) {
      return before
        ? allBefore.all(projectId, list, before.listedAt, before.actorId, limit)
        : all.all(projectId, list, limit)
    }
    return before
      ? agentsBefore.all(projectId, list, agentId, before.listedAt, before.actorId, limit)
      : agents.all(projectId, list, agentId, limit)
  }
}
