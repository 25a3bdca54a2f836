import { StoreUnavailable } from '../../base/errors.ts'
import type { WakeTimers } from './wake-timers.ts'
import type { EffectRunner } from './effect-runner.ts'
import type { KernelOptions, Observer } from '../kernel.ts'
import type { Task } from './mailbox.ts'
import type { ActorStore, CommitResult } from '../ports/actor-store.ts'
import type { ActivationLoader } from './activation-loader.ts'
import type { Activation, Activations } from './activations.ts'
import type { CommandResult } from './runtime-types.ts'
import { earliest } from '../journal/actor-state.ts'
import type { UnitOfWork } from './unit-of-work.ts'
import type { ActorId } from '../types.ts'
import type { UnwrittenActors } from './unwritten-actors.ts'

export interface CommitApplier {
  /**
   * Applies a commit to this process: adopts the new state, runs its effects and starts its children. `result`: the
   * store's response.
   */
  apply(activation: Activation, work: UnitOfWork, task: Task, result: CommitResult): CommandResult
  /** Calls `observer` with every commit of this process; returns a function that ends that. */
  observe(observer: Observer): () => void
}

export interface CommitApplierDeps {
  store: ActorStore
  activations: Activations
  loader: ActivationLoader
  wakeTimers: WakeTimers
  runner: EffectRunner
  unwritten: UnwrittenActors
  log: KernelOptions['log']
  isStopping: () => boolean
  reconcileLater: (actorId: ActorId) => void
}

/** What follows a commit: the new state is taken over, waiting requests are answered, effects run. */
export function createCommitApplier(deps: CommitApplierDeps): CommitApplier {
  const { store, activations, loader, wakeTimers, runner, unwritten, log, isStopping, reconcileLater } = deps
  const observers = new Set<Observer>()

  function adoptState(activation: Activation, work: UnitOfWork): void {
    activation.definition = work.definition
    activation.state = work.state
    activation.mark = work.mark
    activation.migratedFrom = null
    activations.weigh(activation, work.length)
    wakeTimers.set(activation.actorId, earliest(work.state.timers))
    if (work.rejected) log.warn({ actorId: work.actorId, rejected: work.rejected }, 'a step was rejected')
    if (activation.unwritten) unwritten.written(activation)
    publish(work)
  }

  function publish({ actorId, definition, newEntries: entries, state }: UnitOfWork): void {
    const committed = { actorId, definition, entries, state }
    for (const observer of observers) {
      try {
        observer(committed)
      } catch (error) {
        log.error({ actorId, err: error }, 'an observer failed')
      }
    }
  }

  function runEffects(work: UnitOfWork): void {
    for (const effectId of work.stopped) runner.stop(work.actorId, effectId)
    if (isStopping()) return
    for (const effect of work.started) runner.run(work.actorId, effect, work.state.at)
  }

  /** Begins an actor that is written later, with its first result. */
  function beginUnwritten(child: UnitOfWork, creator: UnitOfWork): void {
    const activation = activations.open(child.actorId)
    activation.definition = child.definition
    activation.state = child.state
    unwritten.add(activation, child, creator)
    wakeTimers.set(child.actorId, earliest(child.state.timers))
    publish(child)
    runEffects(child)
  }

  /**
   * Loads an actor that a commit has created and runs its pending effects, unless an actor with this id existed before.
   * `isNew`: the store has said that none did; otherwise the first row of its journal tells.
   */
  async function startChild(child: UnitOfWork, isNew: boolean): Promise<void> {
    const activation = activations.open(child.actorId)
    try {
      await activation.mailbox.run(async () => {
        if (isNew && !activation.state) {
          adoptState(activation, child)
          return runEffects(child)
        }
        if (!isNew) {
          const [first] = await store.readJournal(child.actorId, 0, 1)
          if (first?.hash !== child.entries[0]?.hash) return
        }
        if (!activation.state) await loader.load(activation)
        publish(child)
        const isPending = (id: string) => activation.state?.effects.some((effect) => effect.id === id)
        if (!isStopping())
          for (const effect of child.started)
            if (isPending(effect.id)) runner.run(child.actorId, effect, child.state.at)
      })
    } catch (error) {
      if (error instanceof StoreUnavailable) reconcileLater(child.actorId)
      else log.error({ actorId: child.actorId, err: error }, 'a new actor could not be loaded')
    }
  }

  return {
    apply(activation, work, task, result) {
      adoptState(activation, work)
      const { actorId } = activation
      const { plain: snapshot } = work.state
      const hasFailed = work.rejected !== undefined && task.kind === 'result'
      activation.mailbox.resolveAsks(snapshot, hasFailed ? 'rejected' : undefined)
      runEffects(work)
      const later = work.unwrittenChildren
      for (const child of work.children) {
        if (later.includes(child)) beginUnwritten(child, work)
        else void startChild(child, result === 'begun')
      }
      const seq = work.newEntries[0]?.seq ?? work.state.seq
      return { actorId, seq, outcome: work.rejected ? 'rejected' : 'taken', snapshot }
    },
    observe(observer) {
      observers.add(observer)
      return () => observers.delete(observer)
    },
  }
}
