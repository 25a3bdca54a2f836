import { randomUUID } from 'node:crypto'
import { BadRequest, StoreUnavailable } from '../errors.ts'
import type { MachineDefinition } from '../machines/definition.ts'
import { ALARM_HORIZON_MS, createAlarms } from './alarms.ts'
import { createCommitter } from './committer.ts'
import { createEffectRunner } from './effect-runner.ts'
import type { Kernel, KernelOptions, Observer } from './kernel.ts'
import { loadActor } from './load.ts'
import type { Task } from './mailbox.ts'
import { offer } from './offer.ts'
import { decodeRecord, encodeRecord } from './records.ts'
import { createResidents, type Resident } from './residents.ts'
import type { Answer } from './runtime-types.ts'
import { toJsonError } from './step.ts'
import { earliest, ownersOf, recordOf, Turn } from './turn.ts'
import type { ActorId, Create, EpochMs, PlainSnapshot } from './types.ts'

const MAX_LOST_RACES = 20
const MAX_QUEUE = 1_000
const INTERNAL_RETRY_MS = 1_000
/** How long those who wait for what comes of an event are left waiting while the store refuses it. */
const PATIENCE_MS = 5_000
/** The same where nothing is done for them here: long enough for another process to take over from one that died. */
const PATIENCE_WITH_OTHERS_MS = 60_000

/**
 * The main path of every event: receive → load → step → commit → answer → run effects.
 *
 * One mailbox per actor orders the work of this process; across processes the insert of the journal entry decides, and
 * whoever loses loads the actor again and takes the event there.
 */
export function createRuntime(options: KernelOptions): Kernel {
  const { store, machines, handlers, clock, nodeId, log, isShared = false } = options
  const committer = createCommitter(store, clock)
  const residents = createResidents(clock, handle)
  const observers = new Set<Observer>()
  const alarms = createAlarms(clock, (actorId) => void wakeUp(actorId))
  const runner = createEffectRunner(handlers, {
    failed: (actorId, { src }, err) => log.warn({ actorId, src, err }, 'an effect failed'),
    finished: (actorId, effect, outcome) => report(actorId, { kind: 'result', effect, outcome }),
    progress: (actorId, effect, event, eventId) => report(actorId, { kind: 'progress', effect, event, eventId }),
  })
  /** Actors of which a commit may or may not have been written, until they have been loaded again. */
  const unsure = new Set<ActorId>()
  /** Since when others have been waited for. */
  const waitingSince = new Map<ActorId, EpochMs>()
  const setting = { nodeId, machines, handlers, now: () => clock.now() }
  let stopping = false
  let isKnownAway = false

  // receive

  function receive(actorId: ActorId, task: Task): Promise<Answer> {
    if (stopping) return Promise.reject(new StoreUnavailable('stopping'))
    const isInternal = task.kind !== 'start' && task.kind !== 'event'
    if (!isInternal && committer.isOverloaded) return Promise.reject(new StoreUnavailable('behind'))
    const resident = residents.open(actorId)
    if (!isInternal && resident.mailbox.length >= MAX_QUEUE) return Promise.reject(new StoreUnavailable('mailbox full'))
    if (isExclusive(task) && resident.mailbox.hasAsk) return answerBusy(resident, task)
    return resident.mailbox.post(task)
  }

  async function handle(resident: Resident, task: Task): Promise<Answer> {
    const receivedAt = clock.now()
    let isFresh = false
    if (task.kind === 'look') resident.state = undefined
    for (let attempt = 0; attempt < MAX_LOST_RACES; attempt += 1) {
      if (resident.state && isShared && !isFresh && isExclusive(task)) {
        // First of all, so that a race which is lost then was lost to somebody who asked at the same time.
        isFresh = (await store.lastSeq(resident.actorId)) === resident.state.seq
        if (!isFresh) resident.state = undefined
      }
      if (!resident.state && task.kind !== 'start') {
        await load(resident)
        if (!resident.state) return answer(resident, 'missing')
        if (attempt > 0 && isExclusive(task) && (isFresh || wasOvertaken(resident, receivedAt)))
          return answer(resident, 'busy')
        isFresh = true
      }
      if (resident.state && task.kind === 'start') return answerStored(resident)
      if (resident.state && !isAdmitted(task, resident.state.plain)) return missing(resident.actorId)
      const turn = takeTurn(resident, task)
      if (!(turn instanceof Turn)) {
        if (await wasTaken(resident, task)) return answer(resident, 'duplicate')
        if (task.kind === 'wake') setAlarm(resident)
        if (!isShared || isFresh) return turn
        resident.state = undefined // another process may have changed what we remember
        continue
      }
      const result = await commit(resident, turn)
      if (result === 'committed') return settleTurn(resident, turn, task)
      resident.state = undefined
      if (result === 'duplicate' || task.kind === 'start') return answerStored(resident)
    }
    throw new StoreUnavailable('too many writers')
  }

  // load

  async function load(resident: Resident): Promise<void> {
    const loaded = await loadActor(store, machines, resident.actorId)
    unsure.delete(resident.actorId)
    if (!loaded) return
    resident.definition = loaded.definition
    resident.state = loaded.state
    resident.migratedFrom = loaded.migratedFrom
    setAlarm(resident)
    resident.mailbox.settle(loaded.state.plain)
    runner.keepOnly(resident.actorId, loaded.state.effects)
    resumeEffects(resident)
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
    if (task.kind === 'event' && !definition.publicEvents.includes(offered.event.type))
      throw new BadRequest(`${offered.event.type} is not an event that may be sent to a ${definition.name}.`)
    const newTurn = () => {
      const turn = new Turn(resident.actorId, definition, state, setting)
      if (resident.migratedFrom !== null) turn.migrate(resident.migratedFrom, state)
      return turn
    }
    const turn = newTurn()
    try {
      if (!turn.take(offered.event, offered.eventId)) return answer(resident, 'ignored')
      turn.toCommit() // refuses what would be too large
      return turn
    } catch (error) {
      if (!mustBeSettled(task)) throw error
      const refused = newTurn()
      refused.reject(offered.event, offered.eventId, error)
      return refused
    }
  }

  // commit

  async function commit(resident: Resident, turn: Turn) {
    try {
      return await committer.commit(turn.toCommit())
    } catch (error) {
      resident.state = undefined
      findOutLater(turn.actorId, ...turn.children.map(({ actorId }) => actorId))
      throw error
    }
  }

  // answer

  function settleTurn(resident: Resident, turn: Turn, task: Task): Answer {
    isKnownAway = false
    adoptState(resident, turn)
    const seq = turn.entries[0]?.seq ?? turn.state.seq
    const cannotCome = turn.rejected !== undefined && task.kind === 'result'
    resident.mailbox.settle(turn.state.plain, cannotCome ? 'rejected' : undefined)
    runEffects(turn)
    for (const child of turn.children) void begin(child)
    return { actorId: resident.actorId, seq, outcome: turn.rejected ? 'rejected' : 'taken', snapshot: turn.state.plain }
  }

  function adoptState(resident: Resident, turn: Turn): void {
    resident.definition = turn.definition
    resident.state = turn.state
    resident.migratedFrom = null
    setAlarm(resident)
    if (turn.rejected) log.warn({ actorId: turn.actorId, rejected: turn.rejected }, 'a step was rejected')
    publish(turn)
  }

  function publish({ actorId, definition, entries, state }: Turn): void {
    if (observers.size === 0) return
    for (const observer of observers) {
      try {
        observer({ actorId, definition, entries, state })
      } catch (error) {
        log.error({ actorId, err: error }, 'an observer failed')
      }
    }
  }

  /** Unless it had existed before, the new actor is ours, and so are its effects. */
  async function begin(child: Turn): Promise<void> {
    const resident = residents.open(child.actorId)
    try {
      await resident.mailbox.run(async () => {
        const [first] = child.entries
        const stored = first && (await store.findEvent(child.actorId, first.eventId))
        if (!stored || stored.hash !== first.hash) return
        if (!resident.state) await load(resident)
        publish(child)
        const isPending = (id: string) => resident.state?.effects.some((effect) => effect.id === id)
        if (!stopping) for (const effect of child.started) if (isPending(effect.id)) runner.run(child.actorId, effect)
      })
    } catch (error) {
      if (error instanceof StoreUnavailable) findOutLater(child.actorId)
      else log.error({ actorId: child.actorId, err: error }, 'a new actor could not be loaded')
    }
  }

  function setAlarm({ actorId, state }: Resident): void {
    alarms.set(actorId, earliest(state?.timers ?? []))
  }

  function answer(resident: Resident, outcome: Answer['outcome']): Answer {
    const { actorId, state } = resident
    return { actorId, seq: state?.seq ?? 0, outcome, snapshot: state?.plain ?? null }
  }

  async function answerBusy({ actorId, state }: Resident, task: Task): Promise<Answer> {
    const known = state ? { seq: state.seq, snapshot: state.plain } : await kernel.read(actorId)
    if (!known || !isAdmitted(task, known.snapshot)) return missing(actorId)
    return { actorId, seq: known.seq, outcome: 'busy', snapshot: known.snapshot }
  }

  /** A named event that the actor has no use for any more may be the very one that brought it here. */
  async function wasTaken({ actorId }: Resident, task: Task): Promise<boolean> {
    if (task.kind !== 'event' || !task.isNamed) return false
    return (await store.findEvent(actorId, task.eventId)) !== null
  }

  /** The event was taken before; what the actor has come to since is the answer. */
  async function answerStored(resident: Resident): Promise<Answer> {
    if (!resident.state || isShared) await load(resident)
    return answer(resident, 'duplicate')
  }

  // run effects

  function runEffects(turn: Turn): void {
    for (const effectId of turn.stopped) runner.stop(turn.actorId, effectId)
    if (stopping) return
    for (const effect of turn.started) runner.run(turn.actorId, effect)
  }

  /**
   * Runs those of this process that are not in hand: a write of which it did not hear has begun them, and nobody else
   * does as long as it lives.
   */
  function resumeEffects({ actorId, state }: Resident): void {
    if (!state || stopping) return
    for (const effect of state.effects) {
      if ((state.owners?.get(effect.id) ?? nodeId) === nodeId) runner.resume(actorId, effect)
    }
  }

  async function takeOver(resident: Resident, livingNodes: readonly string[]): Promise<void> {
    await load(resident)
    await projectTail(resident)
    const { actorId, state } = resident
    if (!state || stopping) return
    const all = [...(state.owners ?? [])]
    const left = all.filter(([, owner]) => owner !== nodeId && !livingNodes.includes(owner))
    if (left.length === 0) return
    const owners = new Map([...all, ...left.map(([effectId]) => [effectId, nodeId] as const)])
    await store.adopt(actorId, state.seq, ownersOf({ ...state, owners }, nodeId))
    resident.state = { ...state, owners }
    resumeEffects(resident)
  }

  /** A process that died between journal and record left the record behind; lists, sweeps and `adopt` go by it. */
  async function projectTail({ actorId, definition, state, migratedFrom }: Resident): Promise<void> {
    if (!definition || !state || migratedFrom !== null) return
    const stored = await store.load(actorId)
    if (!stored || (stored.record && stored.tail.length === 0)) return
    const record = encodeRecord(recordOf(definition, state, actorId, ownersOf(state, nodeId)))
    await store.commit([{ entries: [], record, rows: [], creates: [] }])
  }

  /** What an effect has to tell must not be lost because the store is away for a moment. */
  async function report(actorId: ActorId, task: Task): Promise<void> {
    const patienceEndsAt = clock.now() + PATIENCE_MS
    for (;;) {
      try {
        await receive(actorId, task)
        return
      } catch (error) {
        if (stopping) return
        if (error instanceof StoreUnavailable) {
          warnOfOutage(actorId, error)
          if (clock.now() >= patienceEndsAt) residents.peek(actorId)?.mailbox.disappoint(error)
          await new Promise<void>((resolve) => clock.after(INTERNAL_RETRY_MS, resolve))
        } else if (task.kind === 'result' && !('error' in task.outcome)) {
          task = { ...task, outcome: { error: toJsonError(error) } }
        } else {
          log.error({ actorId, err: error }, 'a report could not be taken')
          return
        }
      }
    }
  }

  /** Gives up on what others do not come to. */
  function losePatience(): void {
    const now = clock.now()
    const waiting = new Set(residents.awaited().filter((actorId) => !runner.isBusyFor(actorId)))
    for (const actorId of waitingSince.keys()) if (!waiting.has(actorId)) waitingSince.delete(actorId)
    for (const actorId of waiting) {
      const since = waitingSince.get(actorId) ?? now
      waitingSince.set(actorId, since)
      if (now - since < PATIENCE_WITH_OTHERS_MS) continue
      residents.peek(actorId)?.mailbox.disappoint(new StoreUnavailable('another process does not come to an end'))
    }
  }

  function warnOfOutage(actorId: ActorId, err: StoreUnavailable): void {
    if (!isKnownAway)
      log.warn({ actorId, err }, 'the store is away; what effects have come to is kept until it is back')
    isKnownAway = true
  }

  /** An actor, then those that it creates: if it has, they are there once it has been loaded. */
  function findOutLater(...actorIds: ActorId[]): void {
    const [actorId, ...created] = actorIds.filter((id) => !unsure.has(id))
    if (actorId === undefined) return
    unsure.add(actorId)
    void report(actorId, { kind: 'look' }).then(() => findOutLater(...created))
  }

  /** Neither is repeated here when the store is away: the sweep comes again. */
  function lookAt(actorId: ActorId): void {
    receive(actorId, { kind: 'look' }).catch((error: unknown) => {
      if (!(error instanceof StoreUnavailable)) log.error({ actorId, err: error }, 'an actor could not be looked at')
    })
  }

  async function wakeUp(actorId: ActorId): Promise<void> {
    try {
      await receive(actorId, { kind: 'wake' })
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) log.error({ actorId, err: error }, 'an actor could not be woken')
    }
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
      return receive(actorId, { kind: 'event', event, ...named(eventId) })
    },
    ask(actorId, event, until, { eventId, ...options } = {}) {
      return receive(actorId, { kind: 'event', event, ...named(eventId), until, ...options })
    },
    async read(actorId) {
      const resident = residents.peek(actorId)
      if (resident?.state && resident.definition && !isShared)
        return recordOf(resident.definition, resident.state, actorId, ownersOf(resident.state, nodeId))
      const stored = await store.load(actorId)
      if (!stored) return null
      if (stored.record && stored.tail.length === 0) return decodeRecord(stored.record)
      const loaded = await loadActor(store, machines, actorId)
      return loaded && recordOf(loaded.definition, loaded.state, actorId, ownersOf(loaded.state, nodeId))
    },
    async wake(due) {
      const now = clock.now()
      const overdue: Promise<void>[] = []
      for (const { actorId, wakeAt } of due) {
        if (wakeAt <= now) overdue.push(wakeUp(actorId))
        else if (wakeAt <= now + ALARM_HORIZON_MS) alarms.set(actorId, wakeAt)
      }
      await Promise.all(overdue)
    },
    async adopt(actorId, livingNodes = []) {
      try {
        const resident = residents.open(actorId)
        await resident.mailbox.run(() => takeOver(resident, livingNodes))
      } catch (error) {
        if (error instanceof StoreUnavailable) {
          findOutLater(actorId) // the store may have written down that the effects are ours
          throw error
        }
        log.error({ actorId, err: error }, 'an actor could not be taken over')
      }
    },
    resume(actorIds) {
      for (const actorId of actorIds) if (!runner.isBusyFor(actorId)) lookAt(actorId)
    },
    async catchUp() {
      if (!isShared) return
      losePatience()
      for (const actorId of new Set([...residents.awaited(), ...runner.actorIds])) {
        const seq = await store.lastSeq(actorId)
        if (seq !== residents.peek(actorId)?.state?.seq) lookAt(actorId)
      }
    },
    observe(observer) {
      observers.add(observer)
      return () => observers.delete(observer)
    },
    forgetIdle() {
      residents.forgetIdle(({ actorId }) => runner.isBusyFor(actorId))
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
      await residents.close(new StoreUnavailable('stopping'))
      await committer.flush()
    },
  }
  return kernel
}

function isExclusive(task: Task): boolean {
  return task.kind === 'event' && task.exclusive === true
}

function isAdmitted(task: Task, snapshot: PlainSnapshot): boolean {
  return task.kind !== 'event' || task.admits === undefined || task.admits(snapshot)
}

function missing(actorId: ActorId): Answer {
  return { actorId, seq: 0, outcome: 'missing', snapshot: null }
}

/** A timer that fires, or an effect that failed, would come again and again if it could not be taken. */
function mustBeSettled(task: Task): boolean {
  return task.kind === 'wake' || (task.kind === 'result' && 'error' in task.outcome)
}

/** Whether the writer that came first took its event after ours had been received. */
function wasOvertaken(resident: Resident, receivedAt: number): boolean {
  return resident.state?.plain.status === 'active' && resident.state.at >= receivedAt
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
