import { isDeepStrictEqual } from 'node:util'
import type { MachineDefinition } from '../machines/definition.ts'
import { advance, settle, type Changes, type Pending } from './advance.ts'
import { findDifferences, type Difference } from './differences.ts'
import { decodeEntry, findBreak } from './entries.ts'
import { JournalDamaged } from './load.ts'
import type { Machines } from './machines.ts'
import type { EntryRow } from './ports.ts'
import { fromPlain, start, step, toJsonError, toPlain, type LiveSnapshot, type Step } from './step.ts'
import { recordOf } from './actor-state.ts'
import type { ActorEvent, ActorRecord, Entry, JsonObject, PlainSnapshot, StateValue, Timer } from './types.ts'

/** One entry of a journal as it was written, with what taking its event again found different. */
export interface ReplayedStep {
  entry: Entry
  /** Null before the first step. */
  before: StateValue | null
  differences: Difference[]
  /** The machine of that time is not here any more, so only the chain of hashes was checked. */
  isOutdated: boolean
}

export interface Replay {
  steps: ReplayedStep[]
  /** What the stored record holds that the journal does not lead to. */
  record: Difference[]
  /** All differences, those of steps included. */
  differenceCount: number
}

/** Where the journal has led so far; `live` is null while the machine of that time is not here. */
interface Point extends Pending {
  live: LiveSnapshot | null
}

/**
 * Takes every event of a journal again, calling no model, no network and no effect: their results are in the journal.
 * Compares state, status, timers, effects, rows and created actors of each step with what was written then, checks the
 * chain of hashes, and at last compares the record at its own `seq`; newer entries may be ahead of it, never behind.
 *
 * @throws JournalDamaged when an entry cannot even be read, UnknownMachine when there is no machine of its name or flow
 */
export async function replayJournal(
  rows: readonly EntryRow[],
  machines: Machines,
  record?: ActorRecord,
): Promise<Replay> {
  const steps: ReplayedStep[] = []
  const recordDifferences: Difference[] = []
  const broken = findBreak(rows)
  let point: Point = { live: null, timers: [], effects: [] }
  let before: StateValue | null = null
  for (const row of rows) {
    const entry = decode(row)
    const found = await machines.find(entry.machine, entry.version)
    const definition = found.version === entry.version ? found : null
    const differences = row === broken ? [chainBroken(row)] : []
    if (definition) {
      const retaken = retake(definition, point, entry)
      differences.push(...compareStep(entry, retaken))
      point = retaken.point
    } else point = follow(point, entry)
    if (record?.seq === entry.seq) recordDifferences.push(...compareRecord(record, entry, definition, point))
    steps.push({ entry, before, differences, isOutdated: !definition })
    before = entry.value
  }
  const last = steps.at(-1)?.entry.seq ?? 0
  if (record && record.seq > last) recordDifferences.push({ path: 'seq', stored: record.seq, computed: last })
  const differenceCount = steps.reduce((sum, { differences }) => sum + differences.length, recordDifferences.length)
  return { steps, record: recordDifferences, differenceCount }
}

function decode(row: EntryRow): Entry {
  try {
    return decodeEntry(row)
  } catch {
    throw new JournalDamaged(row.actorId, row.seq)
  }
}

interface Retaken {
  point: Point
  /** Null when there was nothing to take the event in. */
  computed: Computed | null
}

type Computed = Changes & Pick<Entry, 'value' | 'status' | 'records' | 'creates' | 'rejected'>

function retake(definition: MachineDefinition, before: Point, entry: Entry): Retaken {
  const { event, actorId, seq } = entry
  if (event.type === 'actor.migrated') return retakeMigration(definition, before, event)
  let next: Step
  try {
    if (event.type === 'xstate.init') next = start(definition, event.input as JsonObject)
    else if (before.live) next = step(definition, before.live, event)
    else return { point: follow(before, entry), computed: null }
  } catch (error) {
    return retakeRejection(before, event, error)
  }
  const { timers, effects, ...changes } = advance(before, event, next, actorId, seq)
  const { value, status } = toPlain(next.snapshot)
  const { records, creates } = next
  return {
    point: { live: next.snapshot, timers, effects },
    computed: { ...changes, value, status, records, creates },
  }
}

function retakeMigration(definition: MachineDefinition, before: Point, event: ActorEvent): Retaken {
  const plain = event.snapshot as unknown as PlainSnapshot
  const { effects } = before
  const live = fromPlain(
    definition,
    plain,
    effects.map((effect) => effect.childId),
  )
  return {
    point: { live, timers: event.timers as unknown as Timer[], effects },
    computed: { ...unchanged, value: plain.value, status: plain.status, records: [], creates: [] },
  }
}

/** The step threw, as it may have done then: the actor stays as it was. */
function retakeRejection(before: Point, event: ActorEvent, error: unknown): Retaken {
  const { name, message } = toJsonError(error)
  const { timers, effects, ...changes } = settle(before, event)
  const { value, status } = before.live ? toPlain(before.live) : ({ value: '', status: 'error' } as const)
  const rejected = { name, message }
  return {
    point: { live: before.live, timers, effects },
    computed: { ...changes, value, status, records: [], creates: [], rejected },
  }
}

/** Where an entry leads by what it says of itself. */
function follow(before: Pending, entry: Entry): Point {
  const { event, timersSet, timersCancelled, startEffects, stopEffects } = entry
  const timers = before.timers.filter(({ id }) => id !== event.timerId && !timersCancelled.includes(id))
  const effects = before.effects.filter(({ id }) => id !== event.effectId && !stopEffects.includes(id))
  return { live: null, timers: [...timers, ...timersSet], effects: [...effects, ...startEffects] }
}

function* compareStep(entry: Entry, { computed }: Retaken): Generator<Difference> {
  if (!computed) {
    yield { path: 'before', stored: 'a state', computed: undefined }
    return
  }
  // An effect that was computed before the commit is written down without its input.
  const startEffects = computed.startEffects.map((effect) => {
    const stored = entry.startEffects.find(({ id }) => id === effect.id)
    return stored && stored.input === null ? { ...effect, input: null } : effect
  })
  const { value, status, records, creates, rejected, timersSet, timersCancelled, stopEffects } = entry
  if (!isDeepStrictEqual(value, asJson(computed.value)))
    yield { path: 'value', stored: value, computed: computed.value } as Difference
  yield* findDifferences('status', status, computed.status)
  yield* findDifferences('timersSet', timersSet, computed.timersSet)
  yield* findDifferences('timersCancelled', timersCancelled, computed.timersCancelled)
  yield* findDifferences('startEffects', entry.startEffects, asJson(startEffects))
  yield* findDifferences('stopEffects', stopEffects, computed.stopEffects)
  yield* findDifferences('records', records, asJson(computed.records))
  yield* findDifferences('creates', creates, asJson(computed.creates))
  yield* findDifferences('rejected', rejected, computed.rejected)
}

function* compareRecord(
  record: ActorRecord,
  entry: Entry,
  definition: MachineDefinition | null,
  { live, timers, effects }: Point,
): Generator<Difference> {
  yield* findDifferences('hash', record.hash, entry.hash)
  yield* findDifferences('machine', record.machine, entry.machine)
  yield* findDifferences('version', record.version, entry.version)
  if (!definition || !live) {
    yield* findDifferences('timers', record.timers, timers)
    return
  }
  const state = { seq: entry.seq, at: entry.event.at, hash: entry.hash, live, plain: toPlain(live), timers, effects }
  const { snapshot, wakeAt, index } = recordOf(definition, state, record.actorId, null)
  yield* findDifferences('snapshot', record.snapshot, asJson(snapshot))
  yield* findDifferences('timers', record.timers, timers)
  yield* findDifferences('effects', record.effects, asJson(effects))
  yield* findDifferences('wakeAt', record.wakeAt, wakeAt)
  yield* findDifferences('index', record.index, index)
}

function chainBroken(row: EntryRow): Difference {
  return { path: 'hash', stored: row.hash, computed: undefined }
}

/** As storing would leave it. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

const unchanged: Changes = { timersSet: [], timersCancelled: [], startEffects: [], stopEffects: [] }
