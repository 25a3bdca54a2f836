import type { JournalRow, ListedSummary, ListQuery, StoredRecord } from '../../actors/ports/actor-store.ts'
import type { ActorId } from '../../actors/types.ts'
import type { EpochMs } from '../../base/time.ts'
import type { Database } from './database.ts'

export type ActorStatements = ReturnType<typeof prepareActorStatements>

const COLUMNS = 'actorId, "partition", projectId, list, listedAt, agentId, lookup, seq, wakeAt, owner, summary, body'
/** The columns of a `StoredRecord`, of the table `actors`. */
export const RECORD = COLUMNS.replace('owner', 'COALESCE(owner, (SELECT node FROM owed WHERE actor = no)) AS owner')
/** Whether the journal has entries that the record has not. */
export const HAS_TAIL = 'EXISTS (SELECT 1 FROM journal WHERE actor = no AND firstSeq > actors.seq)'
const ROW = 'firstSeq, seq, eventId, hash, body'
// The sum keeps SQLite from planning anew for every value, as it does for a bare parameter (four times the cost).
const LIMIT = 'LIMIT ? + 0'
const NEWEST_FIRST = `ORDER BY listedAt DESC, actorId DESC ${LIMIT}`

/** What is asked of the tables `actors`, `journal` and `owed`. */
export function prepareActorStatements(database: Database) {
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
