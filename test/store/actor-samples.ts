import type { Commit, JournalRow, StoredRecord, StoredRow } from '../../src/actors/ports/actor-store.ts'
import type { ActorId } from '../../src/actors/types.ts'

let count = 0

/** An id that no other test has. */
export function newActorId(type = 'conversation'): ActorId {
  count += 1
  return `${type}/00000000-0000-7000-8000-${count.toString(16).padStart(12, '0')}`
}

/** A row of one entry, or of several when `fields` has another `firstSeq`. */
export function journalRowOf(actorId: ActorId, seq: number, fields: Partial<JournalRow> = {}): JournalRow {
  const { eventId = `event-${seq}` } = fields
  return {
    actorId,
    firstSeq: seq,
    seq,
    eventId,
    hash: `hash of ${seq}, ${eventId}`,
    body: JSON.stringify({ type: 'went', seq }),
    ...fields,
  }
}

export function recordOf(actorId: ActorId, seq: number, fields: Partial<StoredRecord> = {}): StoredRecord {
  return {
    actorId,
    seq,
    partition: 3,
    wakeAt: null,
    owner: null,
    projectId: 'project',
    list: null,
    listedAt: 1_000,
    agentId: null,
    lookup: null,
    summary: null,
    body: JSON.stringify({ seq }),
    ...fields,
  }
}

export function rowOf(owner: string, position: number, text = `line ${position}`): StoredRow {
  return { kind: 'turn', owner, position, body: JSON.stringify({ text }) }
}

export type FullCommit = Commit & { journal: JournalRow; record: StoredRecord }

/** A commit of one entry; `fields` are the record's. */
export function commitOf(actorId: ActorId, seq: number, fields: Partial<StoredRecord> = {}): FullCommit {
  const journal = journalRowOf(actorId, seq)
  return { actorId, journal, record: recordOf(actorId, seq, fields), rows: [], creates: [] }
}

/** A commit that leaves the record as it is stored. */
export function turnOf(actorId: ActorId, seq: number, fields: Partial<JournalRow> = {}): Commit {
  return { actorId, journal: journalRowOf(actorId, seq, fields), record: null, rows: [], creates: [] }
}
