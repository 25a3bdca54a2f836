import type { MachineDefinition } from '../contract/definition.ts'
import type { StoredRecord } from '../ports/actor-store.ts'
import type { ActorIndex, ActorRecord } from '../types.ts'

/** The part of a stored record that lists, sweeps and adoption use. */
export interface RecordMark extends Pick<ActorRecord, 'wakeAt' | 'owner' | 'index'> {
  /** Rows of the journal that it is behind by. */
  tailRows: number
  /** Characters of it, and of those rows. */
  length: number
}

/** Of a record that is not behind. */
export function markOf(record: StoredRecord): RecordMark {
  const { wakeAt, owner, projectId, list, listedAt, agentId, lookup, body } = record
  return { wakeAt, owner, index: { projectId, list, listedAt, agentId, lookup }, tailRows: 0, length: body.length }
}

/** The mark once another row is there and the record is not written. */
export function markBehind(mark: RecordMark, rowLength: number): RecordMark {
  return { ...mark, tailRows: mark.tailRows + 1, length: mark.length + rowLength }
}

/**
 * Whether a record has to be written: the stored one would mislead a list, a sweep or an adopter, or its tail would
 * become too long. A deadline that only moved later misleads nobody: the sweep that comes too early writes the record.
 */
export function isRecordDue(
  { maxTailRows = 0 }: Pick<MachineDefinition, 'maxTailRows'>,
  mark: RecordMark | null,
  now: Pick<ActorRecord, 'wakeAt' | 'owner' | 'index' | 'snapshot'>,
): boolean {
  if (mark === null || mark.tailRows >= maxTailRows) return true
  if (now.snapshot.status !== 'active' || now.owner !== mark.owner) return true
  const isEarlier = mark.wakeAt === null || now.wakeAt === null || now.wakeAt < mark.wakeAt
  if (isEarlier && now.wakeAt !== mark.wakeAt) return true
  return !isSameIndex(now.index, mark.index)
}

function isSameIndex(a: ActorIndex, b: ActorIndex): boolean {
  return (
    a.projectId === b.projectId &&
    a.list === b.list &&
    a.listedAt === b.listedAt &&
    a.agentId === b.agentId &&
    a.lookup === b.lookup
  )
}
