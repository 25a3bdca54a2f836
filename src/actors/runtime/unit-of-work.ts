import type { MachineDefinition } from '../contract/definition.ts'
import { type ActorState, recordOf } from '../journal/actor-state.ts'
import { type EventTime, eventTime } from '../contract/event-time.ts'
import { actorTime } from './actor-time.ts'
import { type PendingChanges, type PendingWork, applyStep, completePending } from '../journal/pending.ts'
import { asJson, computedOutcome, resultEvent, resultEventId } from './effect-result.ts'
import type { EffectHandlers } from './effect-handler.ts'
import { encodeRow, GENESIS_HASH } from '../journal/journal-row.ts'
import { checkContext, mayExceedContext } from '../journal/limits.ts'
import { createEventId } from './event-ids.ts'
import { rowParts } from './row-parts.ts'
import type { MachineLookup } from '../machine-lookup.ts'
import type { Commit, CreatedActor, StoredRecord, StoredRow } from '../ports/actor-store.ts'
import { isRecordDue, markBehind, markOf, type RecordMark } from '../journal/record-mark.ts'
import { encodeRecord } from '../journal/records.ts'
import { startFork } from '../step/fork.ts'
import { type LiveSnapshot, type Step, start, step, toJsonError, toPlain } from '../step/step.ts'
import type {
  ActorEvent,
  ActorId,
  ActorRecord,
  Create,
  Effect,
  Entry,
  Fork,
  ForkedState,
  Rejection,
  Row,
} from '../types.ts'
import type { EpochMs } from '../../base/time.ts'
import type { Json, JsonObject } from '../../base/json.ts'

export interface UnitOfWorkDeps {
  nodeId: string
  machines: MachineLookup
  handlers: EffectHandlers
  now(): EpochMs
  /** Whether new actors may begin unwritten: no other process needs to find them. Default false. */
  mayDefer?: boolean
  /**
   * Whether effects that only read may run before the commit (`takeEarlyResults`): reading holds nobody up. Default false.
   */
  mayRunEarly?: boolean
}

interface ComputedResult {
  effect: Effect
  outcome: JsonObject
}

/** Steps that follow each other without waiting; more than this in one turn is a machine that talks to itself. */
const MAX_STEPS = 200

/**
 * One unit of work of one actor, from the event to everything that has to be committed for it. Effects that need
 * no I/O are computed here and their results taken at once, so that they share the commit. Nothing outside is touched.
 */
export class UnitOfWork {
  readonly #actorId: ActorId
  readonly #definition: MachineDefinition
  readonly #deps: UnitOfWorkDeps
  /** What the stored record says. */
  readonly #mark: RecordMark | null
  readonly #previousHash: string
  readonly #rows: Row[] = []
  readonly entries: Entry[] = []
  /** How many of them are those of an earlier turn that was not written by itself. */
  readonly deferredEntries: number = 0
  /** JSON of the entries' events, as far as it is known. */
  readonly #events: (string | undefined)[] = []
  /** Effects left for after the commit, and ids of those to stop then. */
  started: Effect[] = []
  readonly stopped: string[] = []
  /** Turns of actors that begin with this one. */
  readonly children: UnitOfWork[] = []
  #state: ActorState | null
  #written: Written | undefined
  #isMigrated = false
  /** Id by which the sender of the event would know it again. */
  #eventId: string | null = null
  rejected: Rejection | undefined

  constructor(actorId: ActorId, definition: MachineDefinition, before: Before | null, deps: UnitOfWorkDeps) {
    this.#actorId = actorId
    this.#definition = definition
    this.#state = before?.state ?? null
    this.#mark = before?.mark ?? null
    this.#previousHash = before?.state.hash ?? GENESIS_HASH
    this.#deps = deps
    if (!before?.unwritten) return
    this.#previousHash = GENESIS_HASH
    this.entries.push(...before.unwritten.entries)
    this.#rows.push(...before.unwritten.#rows)
    this.#events.push(...before.unwritten.#events)
    this.deferredEntries = this.entries.length
  }

  get actorId(): ActorId {
    return this.#actorId
  }

  get definition(): MachineDefinition {
    return this.#definition
  }

  /** The state after the steps so far. */
  get state(): ActorState {
    if (!this.#state) throw new Error(`${this.#actorId} has not started.`)
    return this.#state
  }

  /** The entries of this turn alone. */
  get newEntries(): readonly Entry[] {
    return this.deferredEntries === 0 ? this.entries : this.entries.slice(this.deferredEntries)
  }

  /**
   * Those of the children that begin unwritten. Their creator has ended; its record names this node as its owner until
   * all of them are written, so that whoever adopts it begins them.
   */
  get unwrittenChildren(): readonly UnitOfWork[] {
    if (!this.#deps.mayDefer || this.state.plain.status === 'active') return []
    return this.children.filter(({ definition }) => definition.mayBeginUnwritten)
  }

  /** The stored record's mark once this is committed. */
  get mark(): RecordMark {
    return this.#write().mark
  }

  /** Characters that the actor's record has, or has grown by at most. */
  get length(): { record: number } | { more: number } {
    const { record, journal } = this.toCommit()
    return record ? { record: record.body.length } : { more: journal?.body.length ?? 0 }
  }

  /** Marks the commit with the event's id, so that a repeat is recognised. */
  nameEvent(eventId: string): void {
    this.#eventId = eventId
  }

  /** An actor that another one creates begins at the time of the event that it owes itself to. */
  start(input: JsonObject, eventId: string, time: EventTime = actorTime(this.#deps.now(), 0)): void {
    const stamped = asJson({ ...input, at: time.at })
    const event: ActorEvent = { type: 'xstate.init', ...time, input: stamped }
    this.#acceptResults(this.#apply(event, eventId, start(this.#definition, stamped)))
  }

  /** Begins in a state that another actor had. Its rows get entries of their own, as many as fit into each. */
  fork({ state, rows }: Fork, eventId: string): void {
    const event = asJson({ type: 'actor.forked', ...actorTime(this.#deps.now(), 0), ...state }) as unknown as ActorEvent
    const first = startFork(this.#definition, event as unknown as ForkedState)
    const computed = this.#apply(event, eventId, first)
    for (const [index, part] of rowParts(rows).entries()) {
      const given: ActorEvent = { type: 'actor.rowsGiven', at: event.at }
      this.#record(given, `rows:${index}`, unchanged(this.state), this.state.live, part, [])
    }
    this.#acceptResults(computed)
  }

  /**
   * Offers one event; false when the state has no use for it and nothing is to be written. `json`: that of the event, where
   * it is known.
   */
  accept(event: ActorEvent, eventId: string, json?: string): boolean {
    let next: Step
    try {
      next = step(this.#definition, this.state.live, event)
    } catch (error) {
      this.reject(event, eventId, error)
      return true
    }
    if (next.ignored && event.effectId === undefined && event.timerId === undefined) return false
    this.#acceptResults(this.#apply(event, eventId, next, json))
    return true
  }

  /** Continues an actor that a migration has just brought to this version of its machine. */
  migrate(from: string, state: ActorState): void {
    const event: ActorEvent = {
      type: 'actor.migrated',
      ...actorTime(this.#deps.now(), state.at),
      from,
      snapshot: state.plain as unknown as Json,
      timers: state.timers as unknown as Json,
    }
    this.#state = state
    this.#isMigrated = true
    this.#record(
      event,
      `migrate:${state.seq}:${from}:${this.#definition.version}`,
      unchanged(state),
      state.live,
      [],
      [],
    )
  }

  /**
   * Writes down that the event could not be taken. Its own timer has fired, and its effect has finished, all the same.
   */
  reject(event: ActorEvent, eventId: string, error: unknown): void {
    this.rejected = toJsonError(error)
    this.#record(event, eventId, completePending(this.state, event), this.state.live, [], [], this.rejected)
  }

  /** Whether results of effects can share the commit, once they have been waited for. */
  get hasEarlyEffects(): boolean {
    const { mayRunEarly = false, handlers } = this.#deps
    return mayRunEarly && this.started.some(({ src }) => 'runBeforeCommit' in (handlers.get(src) ?? {}))
  }

  /** Takes those results. What throws leaves the unit of work unfit for a commit. */
  async takeEarlyResults(): Promise<void> {
    for (const effect of this.started) {
      const handler = this.#deps.handlers.get(effect.src)
      const { plain: snapshot } = this.state
      const actor = { actorId: this.#actorId, snapshot, rows: this.#rows }
      const output = await handler?.runBeforeCommit?.(effect.input, actor)
      if (output !== undefined) this.#acceptResults([{ effect, outcome: { output: output as Json } }])
    }
  }

  /** @throws LimitExceeded */
  toCommit(): Commit {
    return this.#write().commit
  }

  #write(): Written {
    return (this.#written ??= this.#encode())
  }

  #encode(): Written {
    const journal = encodeRow(this.entries, this.#eventId, this.#previousHash, this.#events)
    this.state.hash = journal.hash
    const present = recordOf(this.#definition, this.state, this.#actorId, this.#deps.nodeId)
    const unwritten = this.unwrittenChildren
    const owes = unwritten.length > 0
    if (owes) present.owner = this.#deps.nodeId
    const creates = this.children.filter((child) => !unwritten.includes(child)).flatMap((child) => child.#toCreated())
    const isDue = this.#isMigrated || creates.length > 0 || isRecordDue(this.#definition, this.#mark, present)
    const before = isDue ? null : this.#mark
    const [record, mark] = before ? [null, markBehind(before, journal.body.length)] : written(present, this.#definition)
    if (mayExceedContext(mark.length)) checkContext(this.state.plain.context)
    const rows = this.#rows.map(encodeRowBeside)
    return { commit: { actorId: this.#actorId, journal, record, rows, creates, owes }, mark }
  }

  #toCreated(): CreatedActor[] {
    const { journal, record, rows, creates } = this.toCommit()
    if (!journal || !record) throw new Error(`${this.#actorId} does not begin.`)
    return [{ journal, record, rows }, ...creates]
  }

  /** Writes a step down; returns the results of its effects that need no I/O, which are to be taken at once. */
  #apply(event: ActorEvent, eventId: string, next: Step, json?: string): ComputedResult[] {
    const before = this.#state ?? { timers: [], effects: [] }
    const changes = applyStep(before, event, next, this.#actorId, (this.#state?.seq ?? 0) + 1)
    const { startEffects } = changes
    const computed: ComputedResult[] = []
    for (const effect of startEffects) {
      const outcome = computedOutcome(this.#deps.handlers.get(effect.src), effect)
      if (outcome) computed.push({ effect, outcome })
      else this.started.push(effect)
    }
    if (computed.length > 0)
      changes.startEffects = startEffects.map((effect) => {
        return this.started.includes(effect) ? effect : { ...effect, input: null }
      })
    this.#record(event, eventId, changes, next.snapshot, next.records, next.creates)
    this.#events[this.entries.length - 1] = json
    return computed
  }

  #acceptResults(computed: readonly ComputedResult[]): void {
    for (const { effect, outcome } of computed) {
      if (!this.state.effects.includes(effect)) continue
      if (this.entries.length > MAX_STEPS)
        throw new Error(`${this.#actorId} takes more than ${MAX_STEPS} steps at once.`)
      if (this.started.length > 0) this.started = this.started.filter((one) => one !== effect)
      const { value, json } = resultEvent(effect, outcome, actorTime(this.#deps.now(), this.state.at))
      this.accept(value, resultEventId(effect), json)
    }
  }

  #record(
    event: ActorEvent,
    eventId: string,
    changes: PendingWork & PendingChanges,
    live: LiveSnapshot,
    records: Row[],
    creates: Create[],
    rejected?: Rejection,
  ): void {
    const plain = toPlain(live)
    const { timersSet, timersCancelled, startEffects, stopEffects } = changes
    const entry: Entry = {
      actorId: this.#actorId,
      seq: (this.#state?.seq ?? 0) + 1,
      eventId,
      event,
      startEffects,
      stopEffects,
      timersSet,
      timersCancelled,
      records,
      creates,
      value: plain.value,
      status: plain.status,
      machine: this.#definition.name,
      version: this.#definition.version,
      writer: this.#deps.nodeId,
      hash: '',
    }
    if (rejected) entry.rejected = rejected
    this.entries.push(entry)
    for (const row of records) this.#rows.push(row)
    if (stopEffects.length > 0) {
      this.stopped.push(...stopEffects)
      this.started = this.started.filter((effect) => !stopEffects.includes(effect.id))
    }
    for (const create of creates) this.#startChild(create, createEventId(entry), eventTime(event))
    const { timers, effects } = changes
    const owners = this.#state?.owners
    this.#state = { seq: entry.seq, at: event.at, hash: '', live, plain, timers, effects }
    if (owners) this.#state.owners = owners
  }

  #startChild(create: Create, eventId: string, time: EventTime): void {
    const definition = this.#deps.machines.find(create.machine, create.version)
    if (definition instanceof Promise)
      throw new Error(`An actor cannot start ${create.machine}, which has to be loaded.`)
    const child = new UnitOfWork(`${create.type}/${create.id}`, definition, null, this.#deps)
    child.start(create.input, eventId, time)
    this.children.push(child)
  }
}

/** A finished unit of work, as it is committed. */
interface Written {
  commit: Commit
  mark: RecordMark
}

/** An actor as it was before. */
interface Before {
  state: ActorState
  mark: RecordMark | null
  /** Its beginning, if that is not written yet: it is written with this turn. */
  unwritten?: UnitOfWork | undefined
}

function written(present: ActorRecord, definition: MachineDefinition): [StoredRecord, RecordMark] {
  const record = encodeRecord(present, definition)
  return [record, markOf(record)]
}

function encodeRowBeside(row: Row): StoredRow {
  return { kind: row.kind, owner: row.owner, position: row.position, body: JSON.stringify(row.body) }
}

function unchanged(state: ActorState): PendingWork & PendingChanges {
  const none = { timersSet: [], timersCancelled: [], startEffects: [], stopEffects: [] }
  return { timers: state.timers, effects: state.effects, ...none }
}
