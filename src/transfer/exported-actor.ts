import { decodeEntry, findBreak } from '../actors/journal/entries.ts'
import type { Commit, StoredEntry, StoredRecord, StoredRow } from '../actors/ports.ts'
import { MOVED_OWNER, type MovedActor } from './file-format.ts'

/** What one commit may hold; a MongoDB document may have 16 MiB. */
const COMMIT_LENGTH = 2 * 1024 * 1024
const COMMIT_ENTRIES = 500

/** An actor as it is written to the file, in the same bytes whatever store it comes from. */
export function toMoved(record: StoredRecord, entries: readonly StoredEntry[]): MovedActor {
  const { actorId, seq, partition, wakeAt, projectId, list, listedAt, agentId, lookup, body } = record
  const owner = record.owner === null ? null : MOVED_OWNER
  return {
    record: { actorId, seq, partition, wakeAt, owner, projectId, list, listedAt, agentId, lookup, body },
    entries: entries.map((entry) => ({ seq: entry.seq, eventId: entry.eventId, hash: entry.hash, body: entry.body })),
  }
}

export function entriesOf({ record, entries }: MovedActor): StoredEntry[] {
  return entries.map((entry) => ({ actorId: record.actorId, ...entry }))
}

/** Whether the journal is whole, and the record is the one that belongs to its last entry. */
export function isWhole(record: StoredRecord, entries: readonly StoredEntry[]): boolean {
  const last = entries.at(-1)
  if (findBreak(entries) !== undefined || last?.seq !== record.seq) return false
  return last.hash === (JSON.parse(record.body) as { hash?: string }).hash
}

/**
 * The commits that write an actor, or the rest of one whose first entries are there. Until the last of them its record
 * asks for nothing, and is never ahead of its journal.
 */
export function commitsOf(record: StoredRecord, entries: readonly StoredEntry[]): Commit[] {
  return piecesOf(entries).map((piece, index, all) => {
    const isLast = index === all.length - 1
    const seq = piece.at(-1)?.seq ?? record.seq
    return {
      entries: piece,
      record: isLast ? record : { ...record, seq, wakeAt: null, owner: null },
      rows: piece.flatMap(rowsOf),
      creates: [],
    }
  })
}

/** At least one piece, which may be empty. */
function piecesOf(entries: readonly StoredEntry[]): StoredEntry[][] {
  let piece: StoredEntry[] = []
  const pieces = [piece]
  let length = 0
  for (const entry of entries) {
    length += entry.body.length
    if (piece.length > 0 && (length > COMMIT_LENGTH || piece.length >= COMMIT_ENTRIES)) {
      piece = []
      pieces.push(piece)
      length = entry.body.length
    }
    piece.push(entry)
  }
  return pieces
}

function rowsOf(entry: StoredEntry): StoredRow[] {
  return decodeEntry(entry).records.map(({ kind, owner, position, body }) => {
    return { kind, owner, position, body: JSON.stringify(body) }
  })
}
