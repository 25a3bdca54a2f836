import { StoreUnavailable } from '../../base/errors.ts'
import type { Kernel, KernelOptions } from '../kernel.ts'
import type { ActorId } from '../types.ts'
import type { ActivationLoader } from './activation-loader.ts'
import type { Activations } from './activations.ts'
import { createAskTimeout } from './ask-timeout.ts'
import type { EffectRunner } from './effect-runner.ts'
import type { SelfMessages } from './self-messages.ts'
import { WAKE_HORIZON_MS, type WakeTimers } from './wake-timers.ts'

/** Bounds the memory that loading takes when many deadlines have passed together. */
const WAKES_AT_ONCE = 100

/** What sweeps do with actors, at start-up and from then on. */
export type Upkeep = Pick<Kernel, 'wake' | 'adopt' | 'resume' | 'catchUp'>

export interface UpkeepDeps extends Pick<KernelOptions, 'store' | 'clock' | 'log'> {
  isShared: boolean
  activations: Activations
  loader: Pick<ActivationLoader, 'takeOver'>
  runner: EffectRunner
  selfMessages: Pick<SelfMessages, 'wake' | 'refresh' | 'reconcileLater' | 'setAside' | 'isSetAside'>
  wakeTimers: Pick<WakeTimers, 'set'>
}

export function createUpkeep(deps: UpkeepDeps): Upkeep {
  const { store, clock, log, isShared, activations, loader, runner, selfMessages, wakeTimers } = deps
  const waking = new Map<ActorId, Promise<void>>()
  const expireAsks = createAskTimeout(clock, activations, runner)

  /** Sweeps that overlap must not pile up wakes. */
  function wakeOnce(actorId: ActorId): Promise<void> {
    const known = waking.get(actorId)
    if (known) return known
    const woken = selfMessages.wake(actorId).finally(() => waking.delete(actorId))
    waking.set(actorId, woken)
    return woken
  }

  return {
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
          selfMessages.reconcileLater(actorId) // the store may have written down that the effects are ours
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
  }
}
