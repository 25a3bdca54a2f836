import { decodeEntries, findBreak } from '../actors/journal/journal-row.ts'
import type { Commit, JournalRow, StoredRecord, StoredRow } from '../actors/ports/actor-store.ts'
import { EXPORTED_OWNER, type ExportedActor } from './file-format.ts'

/** Returns an actor as it is written to the file, with the same bytes from every store. */
export function toExportedActor(record: StoredRecord, journal: readonly JournalRow[]): ExportedActor {
  const { actorId, seq, partition, wakeAt, projectId, list, listedAt, agentId, lookup, body } = record
  const owner = record.owner === null ? null : EXPORTED_OWNER
  return {
    record: { actorId, seq, partition, wakeAt, owner, projectId, list, listedAt, agentId, lookup, body },
    journal: journal.map((row) => {
      const { firstSeq, seq: lastSeq, eventId, hash, body: entries } = row
      return { firstSeq, seq: lastSeq, eventId, hash, body: entries }
    }),
  }
}

export function journalOf({ record, journal }: ExportedActor): JournalRow[] {
  return journal.map((row) => ({ actorId: record.actorId, ...row }))
}

/** Whether the journal is whole, and the record is the one that belongs to its last entry. */
export function isWhole(record: ExportedActor['record'], journal: readonly JournalRow[]): boolean {
  const last = journal.at(-1)
  if (findBreak(journal) !== undefined || last?.seq !== record.seq) return false
  return last.hash === (JSON.parse(record.body) as { hash?: string }).hash
}

/**
 * Returns the commits that write an actor, or the rest of one whose first rows exist. Until the last of them its record
 * has no wake time and no owner, and is never ahead of its journal.
 */
export function commitsOf(exported: ExportedActor['record'], journal: readonly JournalRow[]): Commit[] {
  const record: StoredRecord = { ...exported, summary: null }
  const { actorId } = record
  if (journal.length === 0) return [{ actorId, journal: null, record, rows: [], creates: [] }]
  return journal.map((row, index) => {
    const { seq } = row
    const early = row.firstSeq === 1 ? { ...record, seq, wakeAt: null, owner: null } : null
    const isLast = index === journal.length - 1
    return { actorId, journal: row, record: isLast ? record : early, rows: rowsOf(row), creates: [] }
  })
}

function rowsOf(row: JournalRow): StoredRow[] {
  return decodeEntries(row)
    .flatMap(({ records }) => records)
    .map(({ kind, owner, position, body }) => ({ kind, owner, position, body: JSON.stringify(body) }))
}
