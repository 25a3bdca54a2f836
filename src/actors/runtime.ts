import { randomUUID } from 'node:crypto'
import { ParleyError, StoreUnavailable } from '../errors.ts'
import type { MachineDefinition } from '../machines/definition.ts'
import { ALARM_HORIZON_MS, createAlarms } from './alarms.ts'
import { createCommitter } from './committer.ts'
import { createEffectRunner } from './effect-runner.ts'
import type { EffectHandlers } from './effects.ts'
import { loadActor } from './load.ts'
import type { Machines } from './machines.ts'
import type { Task } from './mailbox.ts'
import { offer } from './offer.ts'
import type { ActorStore, Clock } from './ports.ts'
import { decodeRecord } from './records.ts'
import { createResidents, type Resident } from './residents.ts'
import type { Answer, Runtime } from './runtime-types.ts'
import { earliest, recordOf, resultEventId, Turn, type ActorState } from './turn.ts'
import type { ActorId, Create, Entry } from './types.ts'

/**
 * The main path of every event: receive → load → step → commit → answer → run effects.
 *
 * One mailbox per actor orders the work of this process; across processes the insert of the journal entry decides, and
 * whoever loses loads the actor again and takes the event there.
 */
export interface Kernel extends Runtime {
  /** Fires what is due and arms what soon will be; the sweep calls it. Answers how many actors it looked at. */
  wake(actorIds: readonly { actorId: ActorId; wakeAt: number }[]): Promise<void>
  /** Takes over the pending effects of an actor whose process is gone. */
  adopt(actorId: ActorId): Promise<void>
  /** Sees every commit of this process. With nobody watching it costs nothing. */
  observe(observer: Observer): () => void
  /** Drops actors that nobody has used for a while from memory. */
  forgetIdle(): void
  readonly residentCount: number
  readonly isOverloaded: boolean
  /** Takes nothing more, finishes what is in hand, leaves effects to the successor. */
  stop(): Promise<void>
}

export interface Committed {
  actorId: ActorId
  definition: MachineDefinition
  entries: readonly Entry[]
  state: ActorState
}
export type Observer = (committed: Committed) => void

export interface KernelOptions {
  store: ActorStore
  machines: Machines
  handlers: EffectHandlers
  clock: Clock
  nodeId: string
  log: { warn(details: object, message: string): void; error(details: object, message: string): void }
  /** Other processes may change the same actors: what this one remembers is checked before it refuses anything. */
  isShared?: boolean
}

const MAX_LOST_RACES = 20
const MAX_QUEUE = 1_000
const INTERNAL_RETRY_MS = 1_000

export function createRuntime(options: KernelOptions): Kernel {
  const { store, machines, handlers, clock, nodeId, log, isShared = false } = options
  const committer = createCommitter(store, clock)
  const residents = createResidents(clock, handle)
  const observers = new Set<Observer>()
  const alarms = createAlarms(clock, (actorId) => void receive(actorId, { kind: 'wake' }).catch(() => {}))
  const runner = createEffectRunner(handlers, {
    finished: (actorId, effect, outcome) => void reportLater(actorId, { kind: 'result', effect, outcome }),
    progress: (actorId, effect, ordinal, event) =>
      void reportLater(actorId, {
        kind: 'event',
        event,
        eventId: `${resultEventId(effect)}:${ordinal}`,
        internal: true,
      }),
  })
  const setting = { nodeId, machines, handlers, now: () => clock.now() }
  let stopping = false

  // receive

  function receive(actorId: ActorId, task: Task): Promise<Answer> {
    if (stopping) return Promise.reject(new StoreUnavailable('stopping'))
    const isInternal = task.kind !== 'start' && !(task.kind === 'event' && !task.internal)
    if (!isInternal && committer.isOverloaded) return Promise.reject(new StoreUnavailable('behind'))
    const resident = residents.open(actorId)
    if (!isInternal && resident.mailbox.length >= MAX_QUEUE) return Promise.reject(new StoreUnavailable('mailbox full'))
    if (task.kind === 'event' && task.exclusive && resident.mailbox.hasAsk) return Promise.resolve(busy(resident))
    return resident.mailbox.post(task)
  }

  async function handle(resident: Resident, task: Task): Promise<Answer> {
    const receivedAt = clock.now()
    let isFresh = false
    for (let attempt = 0; attempt < MAX_LOST_RACES; attempt += 1) {
      if (!resident.state && task.kind !== 'start') {
        await load(resident)
        isFresh = true
        if (!resident.state) return { actorId: resident.actorId, seq: 0, outcome: 'missing', snapshot: null }
        if (attempt > 0 && isExclusive(task) && wasOvertaken(resident, receivedAt)) return busy(resident)
      }
      const turn = takeTurn(resident, task)
      if (!(turn instanceof Turn)) {
        if (await wasTaken(resident, task)) return answer(resident, 'duplicate')
        if (!isShared || isFresh) return turn
        resident.state = undefined // another process may have changed what we remember
        continue
      }
      const result = await commit(resident, turn)
      if (result === 'committed') return settleTurn(resident, turn, task)
      resident.state = undefined
      if (result === 'duplicate' || task.kind === 'start') return answerStored(resident, 'duplicate')
    }
    throw new StoreUnavailable('too many writers')
  }

  // load

  async function load(resident: Resident): Promise<void> {
    const loaded = await loadActor(store, machines, resident.actorId)
    if (!loaded) return
    resident.definition = loaded.definition
    resident.state = loaded.state
    resident.migratedFrom = loaded.migratedFrom
    resident.lastEventAt = loaded.lastEventAt
    alarms.set(resident.actorId, earliest(loaded.state.timers))
  }

  // step

  function takeTurn(resident: Resident, task: Task): Turn | Answer {
    if (task.kind === 'start') {
      const turn = new Turn(resident.actorId, task.definition, null, setting)
      turn.start(task.create.input, task.eventId)
      return turn
    }
    const { definition, state } = resident
    if (!definition || !state) throw new Error(`${resident.actorId} is not loaded.`)
    if (state.plain.status !== 'active') return answer(resident, 'finished')
    const offered = offer(state, task, clock.now())
    if (!offered) return answer(resident, 'ignored')
    const turn = new Turn(resident.actorId, definition, state, setting)
    if (resident.migratedFrom !== null) turn.migrate(resident.migratedFrom, state)
    return turn.take(offered.event, offered.eventId) ? turn : answer(resident, 'ignored')
  }

  // commit

  async function commit(resident: Resident, turn: Turn) {
    try {
      return await committer.commit(turn.toCommit())
    } catch (error) {
      resident.state = undefined // whether it was written is read from the store next time
      throw error
    }
  }

  // answer

  function settleTurn(resident: Resident, turn: Turn, task: Task): Answer {
    adoptState(resident, turn)
    const seq = turn.entries[0]?.seq ?? turn.state.seq
    resident.mailbox.settle(turn.state.plain)
    runEffects(turn)
    for (const child of turn.children) {
      adoptState(residents.open(child.actorId), child)
      runEffects(child)
    }
    if (task.kind === 'wake') wakeAgain(resident)
    return { actorId: resident.actorId, seq, outcome: turn.rejected ? 'rejected' : 'taken', snapshot: turn.state.plain }
  }

  function adoptState(resident: Resident, turn: Turn): void {
    resident.definition = turn.definition
    resident.state = turn.state
    resident.migratedFrom = null
    alarms.set(resident.actorId, earliest(turn.state.timers))
    if (turn.rejected) log.warn({ actorId: turn.actorId, rejected: turn.rejected }, 'a step was rejected')
    if (observers.size === 0) return
    const committed = { actorId: turn.actorId, definition: turn.definition, entries: turn.entries, state: turn.state }
    for (const observer of observers) observer(committed)
  }

  function answer(resident: Resident, outcome: Answer['outcome']): Answer {
    const { actorId, state } = resident
    return { actorId, seq: state?.seq ?? 0, outcome, snapshot: state?.plain ?? null }
  }

  function busy(resident: Resident): Answer {
    return answer(resident, 'busy')
  }

  /** A named event that the actor has no use for any more may be the very one that brought it here. */
  async function wasTaken({ actorId }: Resident, task: Task): Promise<boolean> {
    if (task.kind !== 'event' || task.internal || !task.isNamed) return false
    return (await store.findEvent(actorId, task.eventId)) !== null
  }

  async function answerStored(resident: Resident, outcome: Answer['outcome']): Promise<Answer> {
    if (!resident.state) await load(resident)
    if (resident.state) resident.mailbox.settle(resident.state.plain)
    return answer(resident, outcome)
  }

  // run effects

  function runEffects(turn: Turn): void {
    for (const effectId of turn.stopped) runner.stop(effectId)
    if (stopping) return
    for (const effect of turn.started) runner.run(turn.actorId, effect)
  }

  /** What an effect or timer has to tell must not be lost because the store is away for a moment. */
  async function reportLater(actorId: ActorId, task: Task): Promise<void> {
    try {
      await receive(actorId, task)
    } catch (error) {
      if (stopping) return
      if (error instanceof StoreUnavailable) {
        clock.after(INTERNAL_RETRY_MS, () => void reportLater(actorId, task))
        return
      }
      if (task.kind === 'result' && !('error' in task.outcome) && error instanceof ParleyError) {
        const refusal = { error: { name: error.name, message: error.publicMessage } }
        return reportLater(actorId, { ...task, outcome: refusal })
      }
      log.error({ actorId, err: error }, 'a report could not be taken')
    }
  }

  function wakeAgain(resident: Resident): void {
    const next = earliest(resident.state?.timers ?? [])
    if (next !== null && next <= clock.now()) void reportLater(resident.actorId, { kind: 'wake' })
  }

  async function prepare(create: Create): Promise<MachineDefinition> {
    return machines.find(create.machine, create.version)
  }

  const kernel: Kernel = {
    async create(create, { eventId = freshEventId() } = {}) {
      const definition = await prepare(create)
      return receive(addressOf(create), { kind: 'start', create, definition, eventId })
    },
    async createAndAsk(create, until, { eventId = freshEventId() } = {}) {
      const definition = await prepare(create)
      return receive(addressOf(create), { kind: 'start', create, definition, eventId, until })
    },
    send(actorId, event, { eventId } = {}) {
      return receive(actorId, { kind: 'event', event, ...named(eventId), internal: false })
    },
    ask(actorId, event, until, { eventId, exclusive = false } = {}) {
      return receive(actorId, { kind: 'event', event, ...named(eventId), internal: false, until, exclusive })
    },
    async read(actorId) {
      const resident = residents.peek(actorId)
      if (resident?.state && resident.definition && !isShared)
        return recordOf(resident.definition, resident.state, actorId, nodeId)
      const stored = await store.load(actorId)
      if (!stored) return null
      if (stored.record && stored.tail.length === 0) return decodeRecord(stored.record)
      const loaded = await loadActor(store, machines, actorId)
      return loaded && recordOf(loaded.definition, loaded.state, actorId, loaded.owner)
    },
    async wake(due) {
      const now = clock.now()
      const overdue: Promise<void>[] = []
      for (const { actorId, wakeAt } of due) {
        if (wakeAt <= now) overdue.push(reportLater(actorId, { kind: 'wake' }))
        else if (wakeAt <= now + ALARM_HORIZON_MS) alarms.set(actorId, wakeAt)
      }
      await Promise.all(overdue)
    },
    async adopt(actorId) {
      const resident = residents.open(actorId)
      await resident.mailbox.run(async () => {
        if (!resident.state) await load(resident)
        if (!resident.state || resident.state.effects.length === 0) return
        await store.adopt(actorId, resident.state.seq, nodeId)
        for (const effect of resident.state.effects) runner.resume(actorId, effect)
      })
    },
    observe(observer) {
      observers.add(observer)
      return () => observers.delete(observer)
    },
    forgetIdle() {
      residents.forgetIdle((resident) => resident.state?.effects.some((effect) => runner.isRunning(effect.id)) ?? false)
    },
    get residentCount() {
      return residents.size
    },
    get isOverloaded() {
      return committer.isOverloaded
    },
    async stop() {
      stopping = true
      alarms.close()
      runner.close()
      residents.abandon(new StoreUnavailable('stopping'))
      await committer.flush()
    },
  }
  return kernel
}

function isExclusive(task: Task): boolean {
  return task.kind === 'event' && task.exclusive === true
}

/** Whether the writer that came first took its event after ours had been received. */
function wasOvertaken(resident: Resident, receivedAt: number): boolean {
  return resident.state?.plain.status === 'active' && resident.lastEventAt >= receivedAt
}

function addressOf(create: Create): ActorId {
  return `${create.type}/${create.id}`
}

/** The caller's own id for an event, by which a repeat is recognised, or a fresh one. */
function named(eventId: string | undefined): { eventId: string; isNamed: boolean } {
  return { eventId: eventId ?? freshEventId(), isNamed: eventId !== undefined }
}

function freshEventId(): string {
  return `req:${randomUUID()}`
}
