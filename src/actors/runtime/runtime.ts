import { ServerStopping, StoreUnavailable } from '../../base/errors.ts'
import type { Kernel, KernelOptions } from '../kernel.ts'
import type { ActorId, Create, Fork } from '../types.ts'
import { createActivationLoader } from './activation-loader.ts'
import { createActivations, type Activation } from './activations.ts'
import { meetsPrecondition, missingResult, rejectsIfBusy } from './command-results.ts'
import { createCommitApplier } from './commit-applier.ts'
import { createCommitter } from './committer.ts'
import { arrived } from './deadlines.ts'
import { createEffectRunner } from './effect-runner.ts'
import { freshEventId } from './event-ids.ts'
import type { Task } from './mailbox.ts'
import { beginOwedActors } from './owed-actors.ts'
import { createRecordReader } from './record-reader.ts'
import type { CommandResult, Until } from './runtime-types.ts'
import { createSelfMessages, type SelfMessages } from './self-messages.ts'
import { createTaskBatch } from './task-batch.ts'
import { createTaskHandler } from './task-handler.ts'
import { createUnwrittenActors } from './unwritten-actors.ts'
import { createUpkeep } from './upkeep.ts'
import { createWakeTimers, type WakeTimers } from './wake-timers.ts'

const MAX_QUEUE = 1_000

/**
 * The main path of every event: receive → load → step → commit → reply → run effects.
 *
 * One mailbox per actor orders the work of this process; across processes the insert of the journal entry decides, and
 * whoever loses loads the actor again and takes the event there.
 */
export function createRuntime(options: KernelOptions): Kernel {
  const { store, machines, handlers, clock, nodeId, log, isShared = false, maxWarmBytes: maxBytes } = options
  let stopping = false
  const isStopping = () => stopping

  // Actors in memory, and their mailboxes
  const batch = createTaskBatch()
  const committer = createCommitter(store, clock, () => batch.run())
  const activations = createActivations({
    ...{ clock, maxBytes },
    worker: {
      handle: (activation, task) => handle(activation, task),
      beginSoon: (begin) => batch.add(begin),
    },
    isNeeded: ({ actorId }) => runner.isBusyFor(actorId),
    // An actor written meanwhile has a newer record; an older one changes nothing.
    onLeave: (activation) => void loader.writeRecord(activation).catch(() => {}),
  })
  const reader = createRecordReader({ store, machines, activations, nodeId, isShared })

  // What the kernel tells actors by itself: deadlines, and what becomes of their effects
  const wakeTimers: WakeTimers = createWakeTimers(clock, (actorId) => void selfMessages.wake(actorId))
  const selfMessages: SelfMessages = createSelfMessages({ receive, activations, wakeTimers, clock, log, isStopping })
  const reconcileLater = (actorId: ActorId) => selfMessages.reconcileLater(actorId)
  const runner = createEffectRunner(handlers, clock, {
    failed: (actorId, { src }, err) => log.warn({ actorId, src, err }, 'an effect failed'),
    idle: (actorId) => activations.passivateAtRest(actorId),
    heldUp: (actorId, error, forMs) => selfMessages.heldUp(actorId, error, forMs),
    finished: (actorId, effect, end) => selfMessages.report(actorId, { kind: 'result', effect, ...end }),
    progress: (actorId, effect, event, eventId) =>
      selfMessages.report(actorId, { kind: 'progress', effect, event, eventId }),
  })

  // Load, step, commit, and what follows a commit
  const unwritten = createUnwrittenActors({ store, committer, clock })
  const beginOwed = beginOwedActors({ store, machines, unwritten, receive })
  const loader = createActivationLoader({
    ...{ store, machines, nodeId, wakeTimers, runner, isStopping },
    weigh: (activation, length) => activations.weigh(activation, length),
    written: (activation) => unwritten.written(activation),
    reconciled: (actorId) => selfMessages.reconciled(actorId),
    beginOwed: (actorId, seq) => void beginOwed(actorId, seq).catch(() => reconcileLater(actorId)),
  })
  const commitApplier = createCommitApplier({
    ...{ store, activations, loader, wakeTimers, runner, unwritten, log, isStopping, reconcileLater },
  })
  const handle = createTaskHandler({
    ...{ store, machines, handlers, clock, nodeId, isShared },
    ...{ committer, loader, commitApplier, runner, wakeTimers, selfMessages },
  })
  const upkeep = createUpkeep({
    ...{ store, clock, log, isShared, activations, loader, runner, selfMessages, wakeTimers },
  })

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

  async function busyResult({ actorId, state }: Activation, task: Task): Promise<CommandResult> {
    const known = state ? { seq: state.seq, snapshot: state.plain } : await reader.read(actorId)
    if (!known || !meetsPrecondition(task, known.snapshot)) return missingResult(actorId)
    return { actorId, seq: known.seq, outcome: 'busy', snapshot: known.snapshot }
  }

  async function start(create: Create | Fork, eventId?: string, until?: Until): Promise<CommandResult> {
    const definition = await machines.find(create.machine, create.version)
    const actorId: ActorId = `${create.type}/${create.id}`
    return receive(actorId, { kind: 'start', create, definition, ...clientEvent(eventId), ...(until && { until }) })
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
    ...reader,
    writeUnwritten: () => unwritten.writeAll(),
    ...upkeep,
    observe: (observer) => commitApplier.observe(observer),
    passivateIdle: () => activations.passivateIdle(),
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

/** The caller's own id for an event, by which a repeat is recognised, or a fresh one. */
function clientEvent(eventId: string | undefined): { eventId: string; hasClientId: boolean } {
  return { eventId: eventId ?? freshEventId(), hasClientId: eventId !== undefined }
}
