import type { MachineDefinition } from '../contract/definition.ts'
import { PARTITIONS, type StoredRecord } from '../ports/actor-store.ts'
import type { ActorId, ActorRecord } from '../types.ts'

/** The record as the store keeps it: index columns and a summary beside one JSON text. */
export function encodeRecord(record: ActorRecord, definition: Pick<MachineDefinition, 'summary'> = {}): StoredRecord {
  const { actorId, seq, index, wakeAt, owner, ...body } = record
  return {
    actorId,
    seq,
    partition: partitionOf(actorId),
    wakeAt,
    owner,
    projectId: index.projectId,
    list: index.list,
    listedAt: index.listedAt,
    agentId: index.agentId,
    lookup: index.lookup,
    summary: definition.summary?.(record.snapshot) ?? null,
    body: JSON.stringify(body),
  }
}

export function decodeRecord(row: StoredRecord): ActorRecord {
  const body = JSON.parse(row.body) as Omit<ActorRecord, 'actorId' | 'seq' | 'wakeAt' | 'owner' | 'index'>
  return {
    actorId: row.actorId,
    seq: row.seq,
    wakeAt: row.wakeAt,
    owner: row.owner,
    index: {
      projectId: row.projectId,
      list: row.list,
      listedAt: row.listedAt,
      agentId: row.agentId,
      lookup: row.lookup,
    },
    ...body,
  }
}

/** Spreads actors evenly over the sweeps' partitions, the same on every node: FNV-1a over the id. */
export function partitionOf(actorId: ActorId): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < actorId.length; index += 1) hash = Math.imul(hash ^ actorId.charCodeAt(index), 0x01000193)
  return (hash >>> 16) % PARTITIONS
}

export function typeOf(actorId: ActorId): string {
  return actorId.slice(0, actorId.indexOf('/'))
}

export function idOf(actorId: ActorId): string {
  return actorId.slice(actorId.indexOf('/') + 1)
}
