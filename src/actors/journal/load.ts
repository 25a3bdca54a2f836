import { ParleyError } from '../../base/errors.ts'
import type { MachineDefinition } from '../contract/definition.ts'
import { applyStep, completePending, type PendingWork } from './pending.ts'
import { decodeEntries, findBreak, GENESIS_HASH } from './journal-row.ts'
import { MAX_RECORD_LENGTH } from './limits.ts'
import type { MachineLookup } from '../machine-lookup.ts'
import { TAIL_PAGE, type ActorStore, type JournalRow, type StoredActor } from '../ports/actor-store.ts'
import { markOf, type RecordMark } from './record-mark.ts'
import { decodeRecord } from './records.ts'
import { startFork } from '../step/fork.ts'
import { fromPlain, start, step, toPlain, type Step } from '../step/step.ts'
import type { ActorState } from './actor-state.ts'
import type { ActorEvent, ActorId, ActorRecord, Entry, ForkedState, PlainSnapshot, Timer } from '../types.ts'
import type { JsonObject } from '../../base/json.ts'

export interface LoadedActor {
  definition: MachineDefinition
  state: ActorState
  /** Set when the stored actor is of an older version: the next turn has to write the migration down. */
  migratedFrom: string | null
  /** The stored record's mark and the number of rows it is behind; null without a record. */
  mark: RecordMark | null
  /** Characters of its record, and of the rows beyond it. */
  storedLength: number
}

/**
 * Brings an actor into memory: its record, and the rows of its journal that the record does not cover yet, a page at a
 * time. The chain of hashes is verified from the record on, so that nothing is built on a row that was changed
 * or is missing there; what lies before the record is verified by `replay` and by the background check. So the cost of
 * loading does not depend on the length of the journal.
 *
 * @throws JournalDamaged, ActorTooLarge, UnknownMachine, TailOfOlderMachine
 */
export async function loadActor(
  store: ActorStore,
  machines: MachineLookup,
  actorId: ActorId,
): Promise<LoadedActor | null> {
  const stored = await store.load(actorId)
  return stored && restoreActor(store, machines, actorId, stored)
}

/** The same from what `store.load` has returned. */
export async function restoreActor(
  store: Pick<ActorStore, 'readTail'>,
  machines: MachineLookup,
  actorId: ActorId,
  stored: StoredActor,
): Promise<LoadedActor | null> {
  if (stored.record && stored.record.body.length > MAX_RECORD_LENGTH) throw new ActorTooLarge(actorId)
  const record = stored.record ? decodeRecord(stored.record) : null
  const newest = stored.tail.at(-1)
  const latest = newest ? decodeEntries(newest).at(-1) : record
  if (!latest) return null
  const definition = await machines.find(latest.machine, latest.version)

  let state = record ? unfreeze(definition, record) : undefined
  const owners = record ? ownersIn(record) : new Map<string, string>()
  let { version } = record ?? latest
  let storedLength = stored.record?.body.length ?? 0
  let tailRows = 0
  for await (const row of tailOf(store, actorId, stored.tail, record)) {
    for (const entry of decodeEntries(row)) {
      state = applyEntry(definition, state, entry)
      version = entry.version
      for (const { id } of entry.startEffects) owners.set(id, entry.writer)
    }
    storedLength += row.body.length
    tailRows += 1
  }
  if (!state) return null
  if (tailRows > 0 && version !== definition.version) throw new TailOfOlderMachine(actorId, version)
  return {
    definition,
    state: { ...state, owners: new Map(state.effects.map(({ id }) => [id, owners.get(id) ?? ''])) },
    migratedFrom: version === definition.version ? null : version,
    mark: stored.record && { ...markOf(stored.record), tailRows, length: storedLength },
    storedLength,
  }
}

/** The state of the record itself, brought to the present version of its machine. */
function unfreeze(definition: MachineDefinition, record: ActorRecord): ActorState {
  const { seq, at, hash, effects } = record
  const migrated = record.version === definition.version ? record : migrate(definition, record)
  const live = fromPlain(definition, migrated.snapshot, childIds(effects))
  return { seq, at, hash, live, plain: migrated.snapshot, timers: migrated.timers, effects }
}

/** Rows that follow the record, each verified against the one before it. */
async function* tailOf(
  store: Pick<ActorStore, 'readTail'>,
  actorId: ActorId,
  firstPage: readonly JournalRow[],
  record: ActorRecord | null,
): AsyncGenerator<JournalRow> {
  let [seq, hash] = record ? [record.seq, record.hash] : [0, GENESIS_HASH]
  for (let page = firstPage; page.length > 0; page = await store.readTail(actorId, seq)) {
    const broken = findBreak(page, hash, seq)
    if (broken) throw new JournalDamaged(actorId, broken.firstSeq)
    yield* page
    const last = page.at(-1)
    if (!last || page.length < TAIL_PAGE) return
    ;({ seq, hash } = last)
  }
}

/**
 * Who runs which pending effect of a record: the node that committed it, unless `owner` no longer names that one, which
 * another has then taken over from.
 */
function ownersIn({ effects, owner, owners }: ActorRecord): Map<string, string> {
  const named = owner?.split(' ') ?? []
  const [first = ''] = named
  const before = new Map(effects.map(({ id }) => [id, owners?.[id] ?? first]))
  const successor = named.find((nodeId) => ![...before.values()].includes(nodeId)) ?? first
  return new Map([...before].map(([id, nodeId]) => [id, named.includes(nodeId) ? nodeId : successor]))
}

/** Takes the entries' events again, without running anything: the state that the journal says the actor is in. */
export function fold(definition: MachineDefinition, entries: readonly Entry[], base?: ActorState): ActorState {
  let state = base
  for (const entry of entries) state = applyEntry(definition, state, entry)
  if (!state) throw new Error('There is nothing to fold.')
  return state
}

/** Returns the state after one more entry. `before`: the pending work if the state itself is unknown. */
export function applyEntry(
  definition: MachineDefinition,
  state: ActorState | undefined,
  entry: Entry,
  before: PendingWork | undefined = state,
): ActorState {
  const { seq, hash, event, actorId } = entry
  const isBeginning = event.type === 'xstate.init' || event.type === 'actor.forked'
  if (isBeginning) {
    const first = startBy(definition, event)
    const { timers, effects } = applyStep({ timers: [], effects: [] }, event, first, actorId, seq)
    return { seq, at: event.at, hash, live: first.snapshot, plain: toPlain(first.snapshot), timers, effects }
  }
  if (event.type === 'actor.migrated') {
    const plain = event.snapshot as unknown as PlainSnapshot
    const effects = before?.effects ?? []
    const live = fromPlain(definition, plain, childIds(effects))
    return { seq, at: event.at, hash, live, plain, timers: event.timers as unknown as Timer[], effects }
  }
  if (!state) throw new JournalDamaged(actorId, seq)
  if (event.type === 'actor.rowsGiven') return { ...state, seq, at: event.at, hash }
  if (entry.rejected) return { ...state, ...completePending(state, event), seq, at: event.at, hash }
  const next = step(definition, state.live, event)
  const { timers, effects } = applyStep(state, event, next, actorId, seq)
  return { seq, at: event.at, hash, live: next.snapshot, plain: toPlain(next.snapshot), timers, effects }
}

/** The step by which an actor's first event begins it. */
export function startBy(definition: MachineDefinition, event: ActorEvent): Step {
  if (event.type === 'xstate.init') return start(definition, event.input as JsonObject)
  return startFork(definition, event as unknown as ForkedState)
}

function migrate(definition: MachineDefinition, record: { version: string; snapshot: PlainSnapshot; timers: Timer[] }) {
  const migrated = definition.migrate?.({ snapshot: record.snapshot, timers: record.timers }, record.version)
  if (migrated) return migrated
  throw new ParleyError(
    'unknown_machine',
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
    super('journal_damaged', `The journal of ${actorId} does not hold together at entry ${seq}.`)
  }
}

/** Rows that a crash left after the record can be applied only by the machine that wrote them, before the migration. */
class TailOfOlderMachine extends ParleyError {
  override readonly name = 'TailOfOlderMachine'
  constructor(actorId: ActorId, version: string) {
    super(
      'unknown_machine',
      `${actorId} broke off on version ${version} of its machine. Start the Parley that has it once, and stop it orderly.`,
    )
  }
}

/** The record is larger than limits let any actor become, so that it is not brought into memory. */
class ActorTooLarge extends ParleyError {
  override readonly name = 'ActorTooLarge'
  constructor(actorId: ActorId) {
    super('actor_too_large', `The stored record of ${actorId} has more than ${MAX_RECORD_LENGTH} characters.`)
  }
}
