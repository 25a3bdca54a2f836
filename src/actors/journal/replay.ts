import { isDeepStrictEqual } from 'node:util'
import type { MachineDefinition } from '../contract/definition.ts'
import { applyStep, completePending, followEntry, type PendingChanges, type PendingWork } from './pending.ts'
import { findDifferences, type Difference } from './differences.ts'
import { decodeEntries, findBreak, GENESIS_HASH } from './journal-row.ts'
import { JournalDamaged, startBy } from './load.ts'
import type { MachineLookup } from '../machine-lookup.ts'
import type { JournalRow } from '../ports/actor-store.ts'
import { fromPlain, step, toJsonError, toPlain, type LiveSnapshot, type Step } from '../step/step.ts'
import { recordOf } from './actor-state.ts'
import type { ActorEvent, ActorRecord, Entry, PlainSnapshot, StateValue, Timer } from '../types.ts'

/** One stored entry, with the differences that replaying its event found. */
export interface ReplayedStep {
  entry: Entry
  /** Null before the first step. */
  before: StateValue | null
  differences: Difference[]
  /** The machine version no longer exists, so only the hash chain was checked. */
  isOutdated: boolean
}

export interface Replay {
  steps: ReplayedStep[]
  /** Differences between the stored record and the journal. */
  record: Difference[]
  /** All differences, those of steps included. */
  differenceCount: number
}

/** Where the journal has led so far; `live` is null while the machine of that time is not here. */
interface ReplayState extends PendingWork {
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
  rows: Iterable<JournalRow> | AsyncIterable<JournalRow>,
  machines: MachineLookup,
  record?: ActorRecord,
): Promise<Replay> {
  const steps: ReplayedStep[] = []
  const recordDifferences: Difference[] = []
  let [seq, hash, isBroken] = [0, GENESIS_HASH, false]
  let state: ReplayState = { live: null, timers: [], effects: [] }
  let before: StateValue | null = null
  for await (const row of rows) {
    const isFirstBreak = !isBroken && findBreak([row], hash, seq) !== undefined
    isBroken ||= isFirstBreak
    ;({ seq, hash } = row)
    for (const entry of decode(row)) {
      const found = await machines.find(entry.machine, entry.version)
      const definition = found.version === entry.version ? found : null
      const differences = isFirstBreak && entry.seq === row.firstSeq ? [chainBroken(row)] : []
      if (definition) {
        const reapplied = reapply(definition, state, entry)
        differences.push(...compareStep(entry, reapplied))
        state = reapplied.state
      } else state = follow(state, entry)
      if (record?.seq === entry.seq) recordDifferences.push(...compareRecord(record, entry, definition, state))
      steps.push({ entry, before, differences, isOutdated: !definition })
      before = entry.value
    }
  }
  const last = steps.at(-1)?.entry.seq ?? 0
  if (record && record.seq > last) recordDifferences.push({ path: 'seq', stored: record.seq, computed: last })
  const differenceCount = steps.reduce((sum, { differences }) => sum + differences.length, recordDifferences.length)
  return { steps, record: recordDifferences, differenceCount }
}

function decode(row: JournalRow): Entry[] {
  try {
    return decodeEntries(row)
  } catch {
    throw new JournalDamaged(row.actorId, row.firstSeq)
  }
}

interface Reapplied {
  state: ReplayState
  /** Null when there was nothing to take the event in. */
  computed: Computed | null
}

type Computed = PendingChanges & Pick<Entry, 'value' | 'status' | 'records' | 'creates' | 'rejected'>

function reapply(definition: MachineDefinition, before: ReplayState, entry: Entry): Reapplied {
  const { event, actorId, seq } = entry
  if (event.type === 'actor.rowsGiven') return reapplyGivenRows(before, entry)
  if (event.type === 'actor.migrated') return reapplyMigration(definition, before, event)
  let next: Step
  try {
    if (event.type === 'xstate.init' || event.type === 'actor.forked') next = startBy(definition, event)
    else if (before.live) next = step(definition, before.live, event)
    else return { state: follow(before, entry), computed: null }
  } catch (error) {
    return reapplyRejection(before, event, error)
  }
  const { timers, effects, ...changes } = applyStep(before, event, next, actorId, seq)
  const { value, status } = toPlain(next.snapshot)
  const { records, creates } = next
  return {
    state: { live: next.snapshot, timers, effects },
    computed: { ...changes, value, status, records, creates },
  }
}

function reapplyMigration(definition: MachineDefinition, before: ReplayState, event: ActorEvent): Reapplied {
  const plain = event.snapshot as unknown as PlainSnapshot
  const { effects } = before
  const live = fromPlain(
    definition,
    plain,
    effects.map((effect) => effect.childId),
  )
  return {
    state: { live, timers: event.timers as unknown as Timer[], effects },
    computed: { ...unchanged, value: plain.value, status: plain.status, records: [], creates: [] },
  }
}

/** Rows given from outside are taken as stored. */
function reapplyGivenRows(before: ReplayState, { records }: Entry): Reapplied {
  const { value, status } = before.live ? toPlain(before.live) : ({ value: '', status: 'error' } as const)
  return { state: before, computed: { ...unchanged, value, status, records, creates: [] } }
}

/** The step threw, as it may have done then: the actor stays as it was. */
function reapplyRejection(before: ReplayState, event: ActorEvent, error: unknown): Reapplied {
  const { name, message } = toJsonError(error)
  const { timers, effects, ...changes } = completePending(before, event)
  const { value, status } = before.live ? toPlain(before.live) : ({ value: '', status: 'error' } as const)
  const rejected = { name, message }
  return {
    state: { live: before.live, timers, effects },
    computed: { ...changes, value, status, records: [], creates: [], rejected },
  }
}

/** Returns the state after an entry, from the entry alone. */
function follow(before: PendingWork, entry: Entry): ReplayState {
  return { live: null, ...followEntry(before, entry) }
}

function* compareStep(entry: Entry, { computed }: Reapplied): Generator<Difference> {
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
  { live, timers, effects }: ReplayState,
): Generator<Difference> {
  yield* findDifferences('hash', record.hash, entry.hash)
  yield* findDifferences('machine', record.machine, entry.machine)
  yield* findDifferences('version', record.version, entry.version)
  if (!definition || !live) {
    yield* findDifferences('timers', record.timers, timers)
    return
  }
  const state = { seq: entry.seq, at: entry.event.at, hash: entry.hash, live, plain: toPlain(live), timers, effects }
  const { at, snapshot, wakeAt, index } = recordOf(definition, state, record.actorId, '')
  yield* findDifferences('at', record.at, at)
  yield* findDifferences('snapshot', record.snapshot, asJson(snapshot))
  yield* findDifferences('timers', record.timers, timers)
  yield* findDifferences('effects', record.effects, asJson(effects))
  yield* findDifferences('wakeAt', record.wakeAt, wakeAt)
  yield* findDifferences('index', record.index, index)
}

function chainBroken(row: JournalRow): Difference {
  return { path: 'hash', stored: row.hash, computed: undefined }
}

/** As storing would leave it. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

const unchanged: PendingChanges = { timersSet: [], timersCancelled: [], startEffects: [], stopEffects: [] }
