import { NoRoom, StoreUnavailable } from '../../base/errors.ts'
import { createTurnQueue } from '../../base/turn-queue.ts'
import { recordOf } from '../journal/actor-state.ts'
import { restoreActor } from '../journal/load.ts'
import { decodeRecord } from '../journal/records.ts'
import type { MachineLookup } from '../machine-lookup.ts'
import type { ActorStore, JournalRow, StoredRecord } from '../ports/actor-store.ts'
import type { ActorId, ActorRecord } from '../types.ts'
import type { Activations } from './activations.ts'
import type { Runtime } from './runtime-types.ts'

export type RecordReader = Pick<Runtime, 'read' | 'readCached' | 'present'>

export interface RecordReaderDeps {
  store: Pick<ActorStore, 'load' | 'readTail' | 'readTails'>
  machines: MachineLookup
  activations: Pick<Activations, 'peek'>
  nodeId: string
  isShared: boolean
}

/** Reads actors as last committed: from memory where that is current, from their record and its tail otherwise. */
export function createRecordReader(deps: RecordReaderDeps): RecordReader {
  const { store, machines, activations, nodeId, isShared } = deps
  /** One at a time, for all lists: each actor may need a machine of its own, which is large and slow to build. */
  const foldInTurn = createTurnQueue()

  function readCached(actorId: ActorId): ActorRecord | null {
    const { definition, state } = activations.peek(actorId) ?? {}
    if (!definition || !state || isShared) return null
    return recordOf(definition, state, actorId, nodeId)
  }

  async function read(actorId: ActorId): Promise<ActorRecord | null> {
    const known = readCached(actorId)
    if (known) return known
    const stored = await store.load(actorId)
    if (!stored) return null
    if (stored.record && stored.tail.length === 0) return decodeRecord(stored.record)
    const loaded = await restoreActor(store, machines, actorId, stored)
    return loaded && recordOf(loaded.definition, loaded.state, actorId, nodeId)
  }

  async function present(rows: readonly StoredRecord[]): Promise<ActorRecord[]> {
    const records = rows.map((row) => readCached(row.actorId) ?? decodeRecord(row))
    // One in memory is not behind; one that has ended never is.
    const open = rows.filter(
      (row, index) => records[index]?.seq === row.seq && records[index].snapshot.status === 'active',
    )
    const tails = open.length === 0 ? [] : await store.readTails(open)
    const tailOf = new Map(open.map((row, index) => [row, tails[index] ?? []]))
    const found: ActorRecord[] = []
    for (const [index, row] of rows.entries()) {
      const tail = tailOf.get(row) ?? []
      const stored = records[index] ?? decodeRecord(row)
      found.push(tail.length === 0 ? stored : ((await foldInTurn(() => foldForList(row, tail))) ?? stored))
    }
    return found
  }

  /** Null if the journal is damaged or memory is full: one actor must not fail the whole list. */
  async function foldForList(record: StoredRecord, tail: JournalRow[]): Promise<ActorRecord | null> {
    try {
      const loaded = await restoreActor(store, machines, record.actorId, { record, tail })
      return loaded && recordOf(loaded.definition, loaded.state, record.actorId, nodeId)
    } catch (error) {
      if (error instanceof StoreUnavailable && !(error instanceof NoRoom)) throw error
      return null
    }
  }

  return { read, readCached, present }
}
