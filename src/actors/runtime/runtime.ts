import { NoRoom, ServerStopping, StoreUnavailable } from '../../base/errors.ts'
import { createTurnQueue } from '../../base/turn-queue.ts'
import { WAKE_HORIZON_MS, type WakeTimers, createWakeTimers } from './wake-timers.ts'
import { commandResult, meetsPrecondition, rejectsIfBusy, isOvertaken, missingResult } from './command-results.ts'
import { createCommitter } from './committer.ts'
import { arrived, isBehindDeadline } from './deadlines.ts'
import { createEffectRunner } from './effect-runner.ts'
import { freshEventId } from './event-ids.ts'
import type { Kernel, KernelOptions } from '../kernel.ts'
import { restoreActor } from '../journal/load.ts'
import type { Task } from './mailbox.ts'
import { createSelfMessages, type SelfMessages } from './self-messages.ts'
import { createAskTimeout } from './ask-timeout.ts'
import { decodeEntries } from '../journal/journal-row.ts'
import { decodeRecord } from '../journal/records.ts'
import { createActivationLoader } from './activation-loader.ts'
import { createActivations, type Activation } from './activations.ts'
import type { CommandResult } from './runtime-types.ts'
import { createCommitApplier } from './commit-applier.ts'
import { createUnwrittenActors } from './unwritten-actors.ts'
import { executeTask } from './execute-task.ts'
import { createTaskBatch } from './task-batch.ts'
import { earliest, recordOf } from '../journal/actor-state.ts'
import { correctedTimers, mayWaitTooLong } from './timer-correction.ts'
import { createEventId, eventTime, UnitOfWork } from './unit-of-work.ts'
import type { CommitResult, JournalRow, StoredRecord } from '../ports.ts'
import type { ActorId, ActorRecord, Create, Fork } from '../types.ts'
import type { EpochMs } from '../../base/time.ts'

const MAX_LOST_RACES = 20
const MAX_QUEUE = 1_000
/** Bounds the memory that loading takes when many deadlines have passed together. */
const WAKES_AT_ONCE = 100

/**
 * The main path of every event: receive → load → step → commit → reply → run effects.
 *
 * One mailbox per actor orders the work of this process; across processes the insert of the journal entry decides, and
 * whoever loses loads the actor again and takes the event there.
 */
export function createRuntime(options: KernelOptions): Kernel {
  const { store, machines, handlers, clock, nodeId, log, isShared = false, maxWarmBytes: maxBytes } = options
  let stopping = false
  const waking = new Map<ActorId, Promise<void>>()
  /** One at a time, for all lists: each actor may need a machine of its own, which is large and slow to build. */
  const foldInTurn = createTurnQueue()
  const isStopping = () => stopping
  const batch = createTaskBatch()
  const committer = createCommitter(store, clock, () => batch.run())
  const isNeeded = ({ actorId }: Activation) => runner.isBusyFor(actorId)
  // An actor written meanwhile has a newer record; an older one changes nothing.
  const onLeave = (activation: Activation) => void loader.writeRecord(activation).catch(() => {})
  const worker = { handle, beginSoon: (begin: () => void) => batch.add(begin) }
  const activations = createActivations({ clock, worker, isNeeded, onLeave, maxBytes })
  const wakeTimers: WakeTimers = createWakeTimers(clock, (actorId) => void selfMessages.wake(actorId))
  const selfMessages: SelfMessages = createSelfMessages({ receive, activations, wakeTimers, clock, log, isStopping })
  const runner = createEffectRunner(handlers, clock, {
    failed: (actorId, { src }, err) => log.warn({ actorId, src, err }, 'an effect failed'),
    idle: (actorId) => activations.passivateAtRest(actorId),
    heldUp: (actorId, error, forMs) => selfMessages.heldUp(actorId, error, forMs),
    finished: (actorId, effect, outcome) => selfMessages.report(actorId, { kind: 'result', effect, outcome }),
    progress: (actorId, effect, event, eventId) =>
      selfMessages.report(actorId, { kind: 'progress', effect, event, eventId }),
  })
  const reconciled = (actorId: ActorId) => selfMessages.reconciled(actorId)
  const reconcileLater = (...actorIds: ActorId[]) => selfMessages.reconcileLater(...actorIds)
  const weigh = (activation: Activation, length: { record: number }) => activations.weigh(activation, length)
  const unwritten = createUnwrittenActors({ store, committer, clock })
  const loader = createActivationLoader({
    ...{ store, machines, nodeId, wakeTimers, runner, isStopping, weigh, reconciled },
    written: (activation) => unwritten.written(activation),
    beginOwed: (actorId, seq) => void beginOwed(actorId, seq).catch(() => reconcileLater(actorId)),
  })
  const commitApplier = createCommitApplier({
    store,
    activations,
    loader,
    wakeTimers,
    runner,
    unwritten,
    log,
    isStopping,
    reconcileLater,
  })
  const expireAsks = createAskTimeout(clock, activations, runner)
  const deps = { nodeId, machines, handlers, now: () => clock.now(), mayDefer: !isShared }
  const earlyDeps = { ...deps, mayRunEarly: !isShared }

  /** Queues the task in its actor's mailbox, or refuses it before anything is accepted. */
  function receive(actorId: ActorId, task: Task): Promise<CommandResult> {
    if (stopping) return Promise.reject(new ServerStopping())
    const isInternal = task.kind !== 'start' && task.kind !== 'event'
    if (!isInternal && committer.isOverloaded) return Promise.reject(new StoreUnavailable('behind'))
    const activation = activations.open(actorId)
    if (!isInternal && activation.mailbox.length >= MAX_QUEUE)
      return Promise.reject(new StoreUnavailable('mailbox full'))
    if (rejectsIfBusy(task) && activation.mailbox.hasExclusiveAsk) return busyResult(activation, task)
    return activation.mailbox.post(arrived(task, clock.now()))
  }

  /** Handles one task of an actor, from its turn in the mailbox to its result. */
  async function handle(activation: Activation, task: Task): Promise<CommandResult> {
    let isFresh = false
    if (task.kind === 'refresh') activation.state = undefined
    for (let attempt = 0; attempt < MAX_LOST_RACES; attempt += 1) {
      if (activation.state && isShared && !isFresh && rejectsIfBusy(task)) {
        // Before anything else, so that a race lost later was lost to a caller that came at the same time.
        isFresh = (task.expectedSeq ?? (await store.lastSeq(activation.actorId)) ?? 0) <= activation.state.seq
        if (!isFresh) activation.state = undefined
      }
      if (!activation.state && task.kind !== 'start') {
        await loader.load(activation)
        if (!activation.state) return commandResult(activation, 'missing')
        isFresh = true
      }
      if (activation.state && task.kind === 'start') return storedResult(activation)
      const now = clock.now()
      if (hasDoubtfulTimers(activation, now) && !(await correctTimers(activation))) continue
      if (hasPassedDeadline(activation, task, now) && !(await takePassedDeadlines(activation, task))) continue
      if (activation.state && !meetsPrecondition(task, activation.state.plain)) return missingResult(activation.actorId)
      if (isOvertaken(activation, task, attempt) && !(await wasAccepted(activation, task)))
        return commandResult(activation, 'busy')
      let work = executeTask(activation, task, earlyDeps)
      if (work instanceof UnitOfWork && work.hasEarlyEffects) work = await withEarlyResults(activation, task, work)
      if (!(work instanceof UnitOfWork)) {
        if (await wasAccepted(activation, task)) return commandResult(activation, 'duplicate')
        if (task.kind === 'wake') wakeTimers.set(activation.actorId, earliest(activation.state?.timers ?? []))
        if (!isShared || isFresh) {
          if (task.kind === 'wake') await correctWakeAt(activation)
          return work
        }
        activation.state = undefined // another process may have changed the actor
        continue
      }
      const result = await commit(activation, work, resultMayWait(task))
      if (isWritten(result)) return commitApplier.apply(activation, work, task, result)
      activation.state = undefined
      if (result === 'duplicate' || task.kind === 'start') return storedResult(activation)
    }
    throw new StoreUnavailable('too many writers')
  }

  /** The unit of work together with the results of effects that only read; without them where that fails. */
  async function withEarlyResults(activation: Activation, task: Task, work: UnitOfWork) {
    try {
      await work.takeEarlyResults()
      work.toCommit() // refuses what would be too large
      if (!work.rejected) return work
    } catch {
      // What is wrong shows where the effect runs after the commit.
    }
    return executeTask(activation, task, deps)
  }

  /** A deadline that has only moved later was not written down then; the sweep comes by the earlier one. */
  async function correctWakeAt(activation: Activation): Promise<void> {
    const { wakeAt = null } = activation.mark ?? {}
    if (wakeAt !== null && wakeAt <= clock.now()) await loader.writeRecord(activation)
  }

  /** Brings timers nearer that were set by a clock which has been set back since. False as for passed deadlines. */
  async function correctTimers(activation: Activation): Promise<boolean> {
    const { actorId, definition, state, mark, unwritten: beginning } = activation
    if (!definition || !state) return true
    const timers = await correctedTimers(store, actorId, state, clock.now())
    if (!timers) return true
    const work = new UnitOfWork(actorId, definition, { state, mark, unwritten: beginning }, deps)
    work.migrate(definition.version, { ...state, timers })
    const result = await commit(activation, work)
    if (isWritten(result)) {
      commitApplier.apply(activation, work, { kind: 'wake' }, result)
      return true
    }
    activation.state = undefined
    return false
  }

  /**
   * Executes timers that were due when the task arrived. Returns false when another process has changed the actor
   * meanwhile, which has to be loaded again.
   */
  async function takePassedDeadlines(activation: Activation, task: Task): Promise<boolean> {
    while (hasPassedDeadline(activation, task, clock.now())) {
      const wake: Task = { kind: 'wake' }
      const turn = executeTask(activation, wake, deps)
      if (!(turn instanceof UnitOfWork)) return true
      const result = await commit(activation, turn)
      if (!isWritten(result)) {
        activation.state = undefined
        return false
      }
      commitApplier.apply(activation, turn, wake, result)
    }
    return true
  }

  function resultMayWait(task: Task): boolean {
    return task.kind === 'result' && handlers.get(task.effect.src)?.resultMayWait === true
  }

  async function commit(activation: Activation, work: UnitOfWork, mayWait = false) {
    try {
      const result = await committer.commit(work.toCommit(), mayWait)
      selfMessages.markStoreUp()
      return result
    } catch (error) {
      activation.state = undefined
      reconcileLater(work.actorId, ...work.children.map(({ actorId }) => actorId))
      throw error
    }
  }

  async function busyResult({ actorId, state }: Activation, task: Task): Promise<CommandResult> {
    const known = state ? { seq: state.seq, snapshot: state.plain } : await read(actorId)
    if (!known || !meetsPrecondition(task, known.snapshot)) return missingResult(actorId)
    return { actorId, seq: known.seq, outcome: 'busy', snapshot: known.snapshot }
  }

  /** The event was accepted before: the result is the actor's present state. */
  async function storedResult(activation: Activation): Promise<CommandResult> {
    if (!activation.state || isShared) await loader.load(activation)
    return commandResult(activation, 'duplicate')
  }

  /** An ignored event with a client's id may be the very event that brought the actor here. */
  async function wasAccepted({ actorId }: Activation, task: Task): Promise<boolean> {
    if (task.kind !== 'event' || !task.hasClientId) return false
    return (await store.findEvent(actorId, task.eventId)) !== null
  }

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

  /** Sweeps that overlap must not pile up wakes. */
  function wakeOnce(actorId: ActorId): Promise<void> {
    const known = waking.get(actorId)
    if (known) return known
    const woken = selfMessages.wake(actorId).finally(() => waking.delete(actorId))
    waking.set(actorId, woken)
    return woken
  }

  /** Begins what an actor has created with its end and is not there, as a dead process or a failed write left it. */
  async function beginOwed(actorId: ActorId, seq: number): Promise<void> {
    const [row] = await store.readJournal(actorId, seq - 1, 1)
    let isAllWritten = true
    for (const entry of row ? decodeEntries(row) : []) {
      const begun = { eventId: createEventId(entry), time: eventTime(entry.event) }
      for (const create of entry.creates) {
        const childId: ActorId = `${create.type}/${create.id}`
        const definition = await machines.find(create.machine, create.version)
        if (unwritten.has(childId)) isAllWritten = false
        else await receive(childId, { kind: 'start', create, definition, ...begun })
      }
    }
    if (isAllWritten) await store.adopt(actorId, seq, null)
  }

  async function start(create: Create | Fork, givenId?: string, until?: (Task & { kind: 'start' })['until']) {
    const definition = await machines.find(create.machine, create.version)
    const actorId: ActorId = `${create.type}/${create.id}`
    return receive(actorId, { kind: 'start', create, definition, ...clientEvent(givenId), ...(until && { until }) })
  }

  return {
    create: (create, { eventId } = {}) => start(create, eventId),
    createAndAsk: (create, until, { eventId } = {}) => start(create, eventId, until),
    forkAndAsk: (fork, until, { eventId } = {}) => start(fork, eventId, until),
    send(actorId, event, { eventId } = {}) {
      return receive(actorId, { kind: 'event', event, ...clientEvent(eventId) })
    },
    ask(actorId, event, until, { eventId, ...options } = {}) {
      return receive(actorId, { kind: 'event', event, ...clientEvent(eventId), until, ...options })
    },
    read,
    readCached,
    present,
    writeUnwritten: () => unwritten.writeAll(),
    async wake(due) {
      const now = clock.now()
      const overdue: ActorId[] = []
      for (const { actorId, wakeAt } of due) {
        if (wakeAt <= now) overdue.push(actorId)
        else if (wakeAt <= now + WAKE_HORIZON_MS) wakeTimers.set(actorId, wakeAt)
      }
      for (let first = 0; first < overdue.length; first += WAKES_AT_ONCE)
        await Promise.all(overdue.slice(first, first + WAKES_AT_ONCE).map(wakeOnce))
    },
    async adopt(actorId, livingNodes = []) {
      if (selfMessages.isSetAside(actorId)) return
      try {
        const activation = activations.open(actorId)
        await activation.mailbox.run(() => loader.takeOver(activation, livingNodes))
      } catch (error) {
        if (error instanceof StoreUnavailable) {
          reconcileLater(actorId) // the store may have written down that the effects are ours
          throw error
        }
        selfMessages.setAside(actorId)
        log.error({ actorId, err: error }, 'an actor could not be taken over, and is skipped')
      }
    },
    resume(actorIds) {
      for (const actorId of actorIds) if (!runner.isBusyFor(actorId)) selfMessages.refresh(actorId)
    },
    async catchUp() {
      if (!isShared) return
      expireAsks()
      for (const actorId of new Set([...activations.awaited(), ...runner.actorIds])) {
        const seq = await store.lastSeq(actorId)
        if (seq !== activations.peek(actorId)?.state?.seq) selfMessages.refresh(actorId)
      }
    },
    observe: (observer) => commitApplier.observe(observer),
    passivateIdle() {
      activations.passivateIdle()
    },
    get activationCount() {
      return activations.size
    },
    get activationBytes() {
      return activations.bytes
    },
    get skippedCount() {
      return selfMessages.setAsideCount
    },
    get isOverloaded() {
      return committer.isOverloaded
    },
    async stop() {
      stopping = true
      wakeTimers.close()
      runner.close()
      const held = await activations.close(new ServerStopping())
      await unwritten.close()
      await committer.flush()
      // The next process has less to load, and one with other machines no tail that it cannot take.
      await Promise.allSettled(held.map((activation) => loader.writeRecord(activation)))
    },
  }
}

/** Whether the clock may have been set back since timers of the actor were set. */
function hasDoubtfulTimers({ definition, state, migratedFrom }: Activation, now: EpochMs): boolean {
  return definition !== undefined && state !== undefined && migratedFrom === null && mayWaitTooLong(state, now)
}

function hasPassedDeadline({ state }: Activation, task: Task, now: EpochMs): boolean {
  return state !== undefined && isBehindDeadline(state, task, now)
}

function isWritten(result: CommitResult): boolean {
  return result === 'committed' || result === 'begun'
}

/** The caller's own id for an event, by which a repeat is recognised, or a fresh one. */
function clientEvent(eventId: string | undefined): { eventId: string; hasClientId: boolean } {
  return { eventId: eventId ?? freshEventId(), hasClientId: eventId !== undefined }
}
