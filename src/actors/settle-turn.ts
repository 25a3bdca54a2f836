import { StoreUnavailable } from '../errors.ts'
import type { Alarms } from './alarms.ts'
import type { EffectRunner } from './effect-runner.ts'
import type { KernelOptions, Observer } from './kernel.ts'
import type { Task } from './mailbox.ts'
import type { ActorStore } from './ports.ts'
import type { ResidentLoader } from './resident-loader.ts'
import type { Resident, Residents } from './residents.ts'
import type { Answer } from './runtime-types.ts'
import { earliest } from './actor-state.ts'
import type { Turn } from './turn.ts'
import type { ActorId } from './types.ts'

export interface Settlement {
  /** What a committed turn means to this process: its state is the actor's now, and what it owes is begun. */
  settle(resident: Resident, turn: Turn, task: Task): Answer
  /** Sees every commit of this process; returns what ends that. */
  observe(observer: Observer): () => void
}

export interface SettlementSetting {
  store: ActorStore
  residents: Residents
  loader: ResidentLoader
  alarms: Alarms
  runner: EffectRunner
  log: KernelOptions['log']
  isStopping: () => boolean
  findOutLater: (actorId: ActorId) => void
}

/** Answer and run effects: everything that follows from a commit. */
export function createSettlement(setting: SettlementSetting): Settlement {
  const { store, residents, loader, alarms, runner, log, isStopping, findOutLater } = setting
  const observers = new Set<Observer>()

  function adoptState(resident: Resident, turn: Turn): void {
    resident.definition = turn.definition
    resident.state = turn.state
    resident.migratedFrom = null
    alarms.set(resident.actorId, earliest(turn.state.timers))
    if (turn.rejected) log.warn({ actorId: turn.actorId, rejected: turn.rejected }, 'a step was rejected')
    publish(turn)
  }

  function publish({ actorId, definition, entries, state }: Turn): void {
    for (const observer of observers) {
      try {
        observer({ actorId, definition, entries, state })
      } catch (error) {
        log.error({ actorId, err: error }, 'an observer failed')
      }
    }
  }

  function runEffects(turn: Turn): void {
    for (const effectId of turn.stopped) runner.stop(turn.actorId, effectId)
    if (isStopping()) return
    for (const effect of turn.started) runner.run(turn.actorId, effect)
  }

  /** Unless it had existed before, the new actor is ours, and so are its effects. */
  async function begin(child: Turn): Promise<void> {
    const resident = residents.open(child.actorId)
    try {
      await resident.mailbox.run(async () => {
        const [first] = child.entries
        const stored = first && (await store.findEvent(child.actorId, first.eventId))
        if (!stored || stored.hash !== first.hash) return
        if (!resident.state) await loader.load(resident)
        publish(child)
        const isPending = (id: string) => resident.state?.effects.some((effect) => effect.id === id)
        if (!isStopping())
          for (const effect of child.started) if (isPending(effect.id)) runner.run(child.actorId, effect)
      })
    } catch (error) {
      if (error instanceof StoreUnavailable) findOutLater(child.actorId)
      else log.error({ actorId: child.actorId, err: error }, 'a new actor could not be loaded')
    }
  }

  return {
    settle(resident, turn, task) {
      adoptState(resident, turn)
      const { actorId } = resident
      const { plain: snapshot } = turn.state
      const cannotCome = turn.rejected !== undefined && task.kind === 'result'
      resident.mailbox.settle(snapshot, cannotCome ? 'rejected' : undefined)
      runEffects(turn)
      for (const child of turn.children) void begin(child)
      const seq = turn.entries[0]?.seq ?? turn.state.seq
      return { actorId, seq, outcome: turn.rejected ? 'rejected' : 'taken', snapshot }
    },
    observe(observer) {
      observers.add(observer)
      return () => observers.delete(observer)
    },
  }
}
