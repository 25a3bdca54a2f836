import { StoreUnavailable } from '../../base/errors.ts'
import type { EpochMs } from '../../base/time.ts'
import { earliest } from '../journal/actor-state.ts'
import type { KernelOptions } from '../kernel.ts'
import type { CommitResult } from '../ports/actor-store.ts'
import type { ActivationLoader } from './activation-loader.ts'
import type { Activation } from './activations.ts'
import { commandResult, isOvertaken, meetsPrecondition, missingResult, rejectsIfBusy } from './command-results.ts'
import type { CommitApplier } from './commit-applier.ts'
import type { Committer } from './committer.ts'
import { isBehindDeadline } from './deadlines.ts'
import { executeTask } from './execute-task.ts'
import type { MailboxWorker, Task } from './mailbox.ts'
import type { CommandResult } from './runtime-types.ts'
import type { EffectRunner } from './effect-runner.ts'
import type { SelfMessages } from './self-messages.ts'
import { correctedTimers, mayWaitTooLong } from './timer-correction.ts'
import { UnitOfWork } from './unit-of-work.ts'
import type { WakeTimers } from './wake-timers.ts'

const MAX_LOST_RACES = 20

export interface TaskHandlerDeps extends Pick<KernelOptions, 'store' | 'machines' | 'handlers' | 'clock' | 'nodeId'> {
  isShared: boolean
  committer: Pick<Committer, 'commit'>
  loader: Pick<ActivationLoader, 'load' | 'writeRecord'>
  commitApplier: Pick<CommitApplier, 'apply'>
  runner: Pick<EffectRunner, 'withhold'>
  wakeTimers: Pick<WakeTimers, 'set'>
  selfMessages: Pick<SelfMessages, 'markStoreUp' | 'reconcileLater'>
}

/** Returns what handles one task of an actor, from its turn in the mailbox to its result: load → step → commit. */
export function createTaskHandler(deps: TaskHandlerDeps): MailboxWorker<Activation>['handle'] {
  const { store, machines, handlers, clock, nodeId, isShared } = deps
  const { committer, loader, commitApplier, runner, wakeTimers, selfMessages } = deps
  const workDeps = { nodeId, machines, handlers, now: () => clock.now(), mayDefer: !isShared }
  const earlyWorkDeps = { ...workDeps, mayRunEarly: !isShared }

  async function handle(activation: Activation, task: Task): Promise<CommandResult> {
    let isFresh = false
    if (task.kind === 'refresh') activation.state = undefined
    for (let racesLost = 0; racesLost < MAX_LOST_RACES; racesLost += 1) {
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
      if (isOvertaken(activation, task, racesLost) && !(await wasAccepted(activation, task)))
        return commandResult(activation, 'busy')

      let work = executeTask(activation, task, earlyWorkDeps)
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

      const result = await commit(activation, work, task)
      if (typeof result !== 'string') return result
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
    return executeTask(activation, task, workDeps)
  }

  /** Commits the work and applies it here. Where another writer came first, the actor has to be loaded again. */
  async function commit(activation: Activation, work: UnitOfWork, task: Task): Promise<CommandResult | NotWritten> {
    const result = await write(activation, work, task)
    if (result === 'committed' || result === 'begun') return commitApplier.apply(activation, work, task, result)
    activation.state = undefined
    return result
  }

  async function write(activation: Activation, work: UnitOfWork, task: Task): Promise<CommitResult> {
    const mayWait = task.kind === 'result' && handlers.get(task.effect.src)?.resultMayWait === true
    try {
      const result = await committer.commit(work.toCommit(), mayWait)
      selfMessages.markStoreUp()
      return result
    } catch (error) {
      activation.state = undefined
      for (const { started, state } of [work, ...work.children]) runner.withhold(started, state.hash)
      selfMessages.reconcileLater(work.actorId, ...work.children.map(({ actorId }) => actorId))
      throw error
    }
  }

  /** Brings timers nearer that were set by a clock which has been set back since. False as for passed deadlines. */
  async function correctTimers(activation: Activation): Promise<boolean> {
    const { actorId, definition, state, mark, unwritten } = activation
    if (!definition || !state) return true
    const timers = await correctedTimers(store, actorId, state, clock.now())
    if (!timers) return true
    const work = new UnitOfWork(actorId, definition, { state, mark, unwritten }, workDeps)
    work.migrate(definition.version, { ...state, timers })
    return typeof (await commit(activation, work, { kind: 'wake' })) !== 'string'
  }

  /**
   * Executes timers that were due when the task arrived. Returns false when another process has changed the actor
   * meanwhile, which has to be loaded again.
   */
  async function takePassedDeadlines(activation: Activation, task: Task): Promise<boolean> {
    while (hasPassedDeadline(activation, task, clock.now())) {
      const wake: Task = { kind: 'wake' }
      const work = executeTask(activation, wake, workDeps)
      if (!(work instanceof UnitOfWork)) return true
      if (typeof (await commit(activation, work, wake)) === 'string') return false
    }
    return true
  }

  /** A deadline that has only moved later was not written down then; the sweep comes by the earlier one. */
  async function correctWakeAt(activation: Activation): Promise<void> {
    const { wakeAt = null } = activation.mark ?? {}
    if (wakeAt !== null && wakeAt <= clock.now()) await loader.writeRecord(activation)
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

  return handle
}

/** Another writer came first, or this very row is in the journal already. */
type NotWritten = Exclude<CommitResult, 'committed' | 'begun'>

/** Whether the clock may have been set back since timers of the actor were set. */
function hasDoubtfulTimers({ definition, state, migratedFrom }: Activation, now: EpochMs): boolean {
  return definition !== undefined && state !== undefined && migratedFrom === null && mayWaitTooLong(state, now)
}

function hasPassedDeadline({ state }: Activation, task: Task, now: EpochMs): boolean {
  return state !== undefined && isBehindDeadline(state, task, now)
}
