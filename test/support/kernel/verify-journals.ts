import { isDeepStrictEqual } from 'node:util'
import { decodeEntry, findBreak } from '../../../src/actors/journal/entries.ts'
import { applyEntry } from '../../../src/actors/journal/load.ts'
import { readEntries } from '../../../src/actors/runtime/read-entries.ts'
import type { ActorStore } from '../../../src/actors/ports.ts'
import { decodeRecord, partitionOf } from '../../../src/actors/journal/records.ts'
import { type ActorState, earliest } from '../../../src/actors/journal/actor-state.ts'
import type { ActorId, Effect, Entry, Timer } from '../../../src/actors/types.ts'
import type { MachineDefinition } from '../../../src/actors/contract/definition.ts'

/** Finds the machine that wrote an entry; of older versions too. */
export type FindMachine = (name: string, version: string) => MachineDefinition | Promise<MachineDefinition>

/**
 * Takes every journal again from its first entry and holds it against what is stored: the chain of hashes, the numbers,
 * each entry's own claims, the record, the rows and the actors it created. Throws with all that is wrong.
 */
export async function verifyJournals(store: ActorStore, find: FindMachine, actorIds: Iterable<ActorId>): Promise<void> {
  const problems: string[] = []
  for (const actorId of actorIds) {
    for await (const problem of findProblems(store, find, actorId)) problems.push(`${actorId}: ${problem}`)
  }
  if (problems.length > 0) throw new Error(`The journals do not hold:\n${problems.join('\n')}`)
}

async function* findProblems(store: ActorStore, find: FindMachine, actorId: ActorId): AsyncGenerator<string> {
  const rows = await Array.fromAsync(readEntries(store, actorId))
  const broken = findBreak(rows)
  if (broken) {
    yield `the chain breaks at entry ${broken.seq}`
    return
  }
  if (new Set(rows.map((row) => row.eventId)).size < rows.length) yield 'an event was taken twice'

  const ledger = new Ledger()
  let state: ActorState | undefined
  let lastAt = 0
  for (const entry of rows.map(decodeEntry)) {
    const at = `entry ${entry.seq} (${entry.event.type})`
    if (entry.event.at < lastAt) yield `${at} is ${lastAt - entry.event.at} ms before the one that it follows`
    lastAt = entry.event.at
    const definition = await find(entry.machine, entry.version)
    state = applyEntry(definition, state, entry)
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
    for (const { type, id } of entry.creates) {
      if (!(await store.load(`${type}/${id}`))) yield `${at} did not create ${type}/${id}`
    }
  }
  if (!state) {
    yield 'there is no journal'
    return
  }
  yield* holdAgainst(store, find, actorId, state)
}

async function* holdAgainst(
  store: ActorStore,
  find: FindMachine,
  actorId: ActorId,
  state: ActorState,
): AsyncGenerator<string> {
  const stored = await store.load(actorId)
  if (!stored?.record) {
    yield 'there is no record'
    return
  }
  const record = decodeRecord(stored.record)
  const definition = await find(record.machine, record.version)
  const expected = {
    seq: state.seq,
    hash: state.hash,
    snapshot: state.plain,
    timers: state.timers,
    effects: state.effects,
    wakeAt: earliest(state.timers),
    index: definition.index(state.plain),
    partition: partitionOf(actorId),
  }
  const found = { ...record, partition: stored.record.partition }
  for (const [key, value] of Object.entries(expected)) {
    const kept = found[key as keyof typeof expected]
    if (!isSame(kept, value)) yield `the record's ${key} is ${show(kept)}, its journal says ${show(value)}`
  }
  if ((record.owner === null) !== (record.effects.length === 0))
    yield `${record.effects.length} effects, ${record.owner}`
  if (record.snapshot.status !== 'active' && record.timers.length + record.effects.length > 0)
    yield 'something is waited for after the end'
}

/** What an actor waits for by its entries' own words. */
class Ledger {
  timers: Timer[] = []
  effects: Effect[] = []
  readonly #started = new Set<string>()
  readonly #reported = new Set<string>()

  /** Answers what is wrong with the entry. */
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
