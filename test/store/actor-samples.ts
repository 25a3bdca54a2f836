import type { Commit, StoredEntry, StoredRecord, StoredRow } from '../../src/actors/ports.ts'
import type { ActorId } from '../../src/actors/types.ts'

let count = 0

/** An id that no other test has. */
export function newActorId(type = 'conversation'): ActorId {
  count += 1
  return `${type}/00000000-0000-7000-8000-${count.toString(16).padStart(12, '0')}`
}

export function entryOf(actorId: ActorId, seq: number, fields: Partial<StoredEntry> = {}): StoredEntry {
  return {
    actorId,
    seq,
    eventId: `event-${seq}`,
    hash: `hash-${seq}`,
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
    body: JSON.stringify({ seq }),
    ...fields,
  }
}

export function rowOf(owner: string, position: number, text = `line ${position}`): StoredRow {
  return { kind: 'turn', owner, position, body: JSON.stringify({ text }) }
}

/** A commit of one entry; `fields` are the record's. */
export function commitOf(actorId: ActorId, seq: number, fields: Partial<StoredRecord> = {}): Commit {
  return { entries: [entryOf(actorId, seq)], record: recordOf(actorId, seq, fields), rows: [], creates: [] }
}
