import { ParleyError } from '../errors.ts'
import type { MachineDefinition } from '../machines/definition.ts'
import { advance, settle } from './advance.ts'
import { decodeEntry, findBreak } from './entries.ts'
import type { Machines } from './machines.ts'
import type { ActorStore, EntryRow } from './ports.ts'
import { decodeRecord } from './records.ts'
import { fromPlain, start, step, toPlain } from './step.ts'
import type { ActorState } from './actor-state.ts'
import type { ActorId, ActorRecord, Entry, JsonObject, PlainSnapshot, Timer } from './types.ts'

export interface LoadedActor {
  definition: MachineDefinition
  state: ActorState
  /** Set when the stored actor was of an older version: the next turn has to write the migration down. */
  migratedFrom: string | null
  /** Its record lacks entries. */
  isBehind: boolean
}

/**
 * Brings an actor into memory: its record, and on top of it whatever its journal has that the record has not (a crash
 * can leave a record behind, never ahead). The whole hash chain is checked, so that a changed or missing entry is found
 * before anything is built on it.
 *
 * @throws JournalDamaged, UnknownMachine
 */
export async function loadActor(store: ActorStore, machines: Machines, actorId: ActorId): Promise<LoadedActor | null> {
  // In this order: between the two another process may add an entry, but never a record without its entry.
  const stored = await store.load(actorId)
  if (!stored) return null
  const rows = await store.readJournal(actorId, 0, Number.MAX_SAFE_INTEGER)
  const lastRow = rows.at(-1)
  if (!lastRow) return null
  const broken = findBreak(rows)
  if (broken) throw new JournalDamaged(actorId, broken.seq)

  const record = stored.record ? decodeRecord(stored.record) : null
  if (record && rows[record.seq - 1]?.hash !== record.hash) throw new JournalDamaged(actorId, record.seq)
  const entries = rows.slice(record?.seq ?? 0).map(decodeEntry)
  const last = entries.at(-1) ?? record
  if (!last) return null

  const { at } = decodeEntry(lastRow).event
  const definition = await machines.find(last.machine, last.version)
  if (!record) {
    const state = fold(definition, entries)
    return { definition, state: { ...state, owners: findOwners(state, rows) }, migratedFrom: null, isBehind: true }
  }

  const migrated = record.version === definition.version ? record : migrate(definition, record)
  const live = fromPlain(definition, migrated.snapshot, childIds(record.effects))
  const { seq, hash, effects } = record
  const base: ActorState = { seq, at, hash, live, plain: migrated.snapshot, timers: migrated.timers, effects }
  const state = fold(definition, entries, base)
  return {
    definition,
    state: { ...state, owners: findOwners(state, rows, record) },
    migratedFrom: record.version === definition.version ? null : record.version,
    isBehind: entries.length > 0,
  }
}

/**
 * Who runs which pending effect: whoever wrote the entry that started it, unless another process has taken it over,
 * which the record then names instead.
 */
function findOwners({ effects }: ActorState, rows: readonly EntryRow[], record?: ActorRecord): Map<string, string> {
  const named = record?.owner?.split(' ') ?? []
  const writers = new Map(effects.map(({ id }) => [id, writerOf(id, rows)]))
  const successor = named.find((nodeId) => ![...writers.values()].includes(nodeId))
  for (const [effectId, writer] of writers) {
    const isCovered = seqOf(effectId) <= (record?.seq ?? 0)
    if (isCovered && !named.includes(writer)) writers.set(effectId, successor ?? named[0] ?? writer)
  }
  return writers
}

function writerOf(effectId: string, rows: readonly EntryRow[]): string {
  const row = rows[seqOf(effectId) - 1]
  return row ? decodeEntry(row).writer : ''
}

/** The entry that started an effect: `actorId#seq#childId`. */
function seqOf(effectId: string): number {
  return Number(effectId.split('#')[1])
}

/** Takes the entries' events again, without running anything: the state that the journal says the actor is in. */
export function fold(definition: MachineDefinition, entries: readonly Entry[], base?: ActorState): ActorState {
  let state = base
  for (const entry of entries) state = refold(definition, state, entry)
  if (!state) throw new Error('There is nothing to fold.')
  return state
}

/** The state after one more entry. */
export function refold(definition: MachineDefinition, state: ActorState | undefined, entry: Entry): ActorState {
  const { seq, hash, event, actorId } = entry
  if (event.type === 'xstate.init') {
    const first = start(definition, event.input as JsonObject)
    const { timers, effects } = advance({ timers: [], effects: [] }, event, first, actorId, seq)
    return { seq, at: event.at, hash, live: first.snapshot, plain: toPlain(first.snapshot), timers, effects }
  }
  if (event.type === 'actor.migrated') {
    const plain = event.snapshot as unknown as PlainSnapshot
    const effects = state?.effects ?? []
    const live = fromPlain(definition, plain, childIds(effects))
    return { seq, at: event.at, hash, live, plain, timers: event.timers as unknown as Timer[], effects }
  }
  if (!state) throw new JournalDamaged(actorId, seq)
  if (entry.rejected) return { ...state, ...settle(state, event), seq, at: event.at, hash }
  const next = step(definition, state.live, event)
  const { timers, effects } = advance(state, event, next, actorId, seq)
  return { seq, at: event.at, hash, live: next.snapshot, plain: toPlain(next.snapshot), timers, effects }
}

function migrate(definition: MachineDefinition, record: { version: string; snapshot: PlainSnapshot; timers: Timer[] }) {
  const migrated = definition.migrate?.({ snapshot: record.snapshot, timers: record.timers }, record.version)
  if (migrated) return migrated
  throw new ParleyError(
    'unknown_machine',
    500,
    `${definition.name} ${record.version} cannot be brought to ${definition.version}.`,
  )
}

function childIds(effects: readonly { childId: string }[]): string[] {
  return effects.map((effect) => effect.childId)
}

/** An entry is missing or was changed after it was written. This actor is left alone; others are not concerned. */
export class JournalDamaged extends ParleyError {
  override readonly name = 'JournalDamaged'
  constructor(actorId: ActorId, seq: number) {
    super('journal_damaged', 500, `The journal of ${actorId} does not hold together at entry ${seq}.`)
  }
}
