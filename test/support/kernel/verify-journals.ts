import { isDeepStrictEqual } from 'node:util'
import { decodeEntries, findBreak } from '../../../src/actors/journal/journal-row.ts'
import { applyEntry } from '../../../src/actors/journal/load.ts'
import { readRows } from '../../../src/actors/runtime/read-journal.ts'
import type { ActorStore, StoredRecord } from '../../../src/actors/ports/actor-store.ts'
import { isRecordDue, markOf } from '../../../src/actors/journal/record-mark.ts'
import { decodeRecord, partitionOf } from '../../../src/actors/journal/records.ts'
import { type ActorState, earliest, recordOf } from '../../../src/actors/journal/actor-state.ts'
import type { ActorId, ActorRecord, Effect, Entry, Timer } from '../../../src/actors/types.ts'
import type { MachineDefinition } from '../../../src/actors/contract/definition.ts'

/** Finds the machine that wrote an entry, including older versions. */
export type FindMachine = (name: string, version: string) => MachineDefinition | Promise<MachineDefinition>

/**
 * Replays every journal from its first entry and compares it with what is stored: the hash chain, the sequence numbers,
 * each entry's claims, the record, the rows and the created actors. Throws an error with all differences.
 */
export async function verifyJournals(store: ActorStore, find: FindMachine, actorIds: Iterable<ActorId>): Promise<void> {
  const problems: string[] = []
  for (const actorId of actorIds) {
    for await (const problem of findProblems(store, find, actorId)) problems.push(`${actorId}: ${problem}`)
  }
  if (problems.length > 0) throw new Error(`The journals do not hold:\n${problems.join('\n')}`)
}

async function* findProblems(store: ActorStore, find: FindMachine, actorId: ActorId): AsyncGenerator<string> {
  const rows = await Array.fromAsync(readRows(store, actorId))
  const broken = findBreak(rows)
  if (broken) {
    yield `the chain breaks at entry ${broken.firstSeq}`
    return
  }
  const entries = rows.flatMap(decodeEntries)
  if (new Set(entries.map((entry) => entry.eventId)).size < entries.length) yield 'an event was taken twice'
  const stored = await store.load(actorId)

  const ledger = new Ledger()
  let state: ActorState | undefined
  /** The state that the record describes. */
  let recorded: ActorState | undefined
  let lastAt = 0
  for (const entry of entries) {
    const at = `entry ${entry.seq} (${entry.event.type})`
    if (entry.event.at < lastAt) yield `${at} is ${lastAt - entry.event.at} ms before the one that it follows`
    lastAt = entry.event.at
    const definition = await find(entry.machine, entry.version)
    state = applyEntry(definition, state, entry)
    if (entry.seq === stored?.record?.seq) recorded = state
    for (const problem of ledger.take(entry)) yield `${at} ${problem}`
    if (!isSame(entry.value, state.plain.value)) yield `${at} says ${show(entry.value)}, not ${show(state.plain.value)}`
    if (entry.status !== state.plain.status) yield `${at} says ${entry.status}, not ${state.plain.status}`
    if (!isSame(ledger.timers, state.timers))
      yield `${at} leaves the timers ${show(ledger.timers)}, not ${show(state.timers)}`
    if (!isSame(ids(ledger.effects), ids(state.effects)))
      yield `${at} leaves the effects ${show(ids(ledger.effects))}, not ${show(ids(state.effects))}`
    for (const row of entry.records) {
      const kept = await store.readRows(row.kind, row.owner)
      if (!kept.some(({ position }) => position === row.position)) yield `${at} has lost its row ${row.position}`
    }
    // What an actor has created with its end may be missing while its record says who owes it.
    const isOwed = entry.status !== 'active' && (stored?.record?.owner ?? null) !== null
    for (const { type, id } of entry.creates) {
      if (!isOwed && !(await store.load(`${type}/${id}`))) yield `${at} did not create ${type}/${id}`
    }
  }
  if (!state) yield 'there is no journal'
  else if (!stored?.record || !recorded) yield 'there is no record of any of its rows'
  else yield* holdAgainst(find, stored.record, { recorded, state, tailRows: stored.tail.length })
}

async function* holdAgainst(
  find: FindMachine,
  row: StoredRecord,
  { recorded, state, tailRows }: { recorded: ActorState; state: ActorState; tailRows: number },
): AsyncGenerator<string> {
  const record = decodeRecord(row)
  const definition = await find(record.machine, record.version)
  const expected = {
    seq: recorded.seq,
    hash: recorded.hash,
    snapshot: recorded.plain,
    timers: recorded.timers,
    effects: recorded.effects,
    wakeAt: earliest(recorded.timers),
    index: definition.index(recorded.plain),
    partition: partitionOf(row.actorId),
  }
  const found = { ...record, partition: row.partition }
  for (const [key, value] of Object.entries(expected)) {
    const kept = found[key as keyof typeof expected]
    if (!isSame(kept, value)) yield `the record's ${key} is ${show(kept)}, its journal says ${show(value)}`
  }
  const mayOwe = record.snapshot.status !== 'active'
  if (mayOwe ? record.effects.length > 0 : (record.owner === null) !== (record.effects.length === 0))
    yield `${record.effects.length} effects, ${record.owner}`
  if (isMisleading(definition, row, recordOf(definition, state, row.actorId, row.owner ?? ''), tailRows))
    yield `the record is ${tailRows} rows behind, and misleads`
  if (record.snapshot.status !== 'active' && record.timers.length + record.effects.length > 0)
    yield 'something is waited for after the end'
}

/**
 * Whether a stored record is too old, or would mislead a list, a sweep or an adopting node. `now` is the correct
 * record.
 */
export function isMisleading(
  definition: MachineDefinition,
  stored: StoredRecord,
  now: ActorRecord,
  tailRows: number,
): boolean {
  return tailRows > 0 && isRecordDue(definition, { ...markOf(stored), tailRows: tailRows - 1 }, now)
}

/** The pending work of an actor, according to its entries. */
class Ledger {
  timers: Timer[] = []
  effects: Effect[] = []
  readonly #started = new Set<string>()
  readonly #reported = new Set<string>()

  /** Applies an entry and returns its faults. */
  take(entry: Entry): string[] {
    const problems: string[] = []
    const { event, startEffects, stopEffects, timersSet, timersCancelled } = entry
    if (typeof event.effectId === 'string') {
      if (!this.effects.some((effect) => effect.id === event.effectId))
        problems.push(`reports ${event.effectId}, not pending`)
      if (this.#reported.has(event.effectId)) problems.push(`reports ${event.effectId} once more`)
      this.#reported.add(event.effectId)
    }
    if (typeof event.timerId === 'string') {
      const fired = this.timers.find((timer) => timer.id === event.timerId && timer.generation === event.generation)
      if (!fired) problems.push(`fires ${event.timerId}, which is not set`)
      else if (event.at < fired.at) problems.push(`fires ${event.timerId} ${fired.at - event.at} ms early`)
    }
    for (const { id } of startEffects) {
      if (this.#started.has(id)) problems.push(`starts ${id} once more`)
      this.#started.add(id)
    }
    const goneTimers = new Set<unknown>([event.timerId, ...timersCancelled])
    const goneEffects = new Set<unknown>([event.effectId, ...stopEffects])
    this.timers = [...this.timers.filter(({ id }) => !goneTimers.has(id)), ...timersSet]
    this.effects = [...this.effects.filter(({ id }) => !goneEffects.has(id)), ...startEffects]
    if (event.type === 'actor.migrated') this.timers = event.timers as unknown as Timer[]
    if (entry.status !== 'active' && this.timers.length + this.effects.length > 0)
      problems.push('leaves something after the end')
    return problems
  }
}

function ids(effects: readonly Effect[]): string[] {
  return effects.map(({ id }) => id)
}

function isSame(stored: unknown, inMemory: unknown): boolean {
  return isDeepStrictEqual(stored, inMemory === undefined ? undefined : JSON.parse(JSON.stringify(inMemory)))
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing'
}
