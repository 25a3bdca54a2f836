import type { Clock, EpochMs } from '../../base/time.ts'
import type { ActorId } from '../types.ts'

/**
 * In-process timers for deadlines that are near, so that they are met to the millisecond. Only an accelerator: the
 * stored `wakeAt` is the truth, and the sweep finds what is not armed here.
 */
export interface WakeTimers {
  /** Replaces the actor's wake timer; a null or distant deadline just takes it away. */
  set(actorId: ActorId, wakeAt: EpochMs | null): void
  /** Delays the actor's timer by 1 s after its commit failed. */
  snooze(actorId: ActorId): void
  close(): void
}

/** Deadlines further away than this wait for the sweep to bring them in. */
export const WAKE_HORIZON_MS = 5_000

const SNOOZE_MS = 1_000

export function createWakeTimers(clock: Clock, onDue: (actorId: ActorId) => void): WakeTimers {
  const armed = new Map<ActorId, { wakeAt: EpochMs; cancel: () => void }>()
  const snoozed = new Map<ActorId, EpochMs>()
  let isClosed = false

  function disarm(actorId: ActorId): void {
    armed.get(actorId)?.cancel()
    armed.delete(actorId)
  }

  function set(actorId: ActorId, wakeAt: EpochMs | null): void {
    if (armed.size > 0) disarm(actorId)
    if (wakeAt === null || isClosed) return
    const now = clock.now()
    // However the clock is set.
    const snoozedMs = Math.min((snoozed.get(actorId) ?? now) - now, SNOOZE_MS)
    if (snoozedMs <= 0) snoozed.delete(actorId)
    const delayMs = Math.max(wakeAt - now, snoozedMs)
    if (delayMs > WAKE_HORIZON_MS) return
    const cancel = clock.after(Math.max(0, delayMs), () => {
      armed.delete(actorId)
      snoozed.delete(actorId)
      onDue(actorId)
    })
    armed.set(actorId, { wakeAt, cancel })
  }

  return {
    set,
    snooze(actorId) {
      snoozed.set(actorId, clock.now() + SNOOZE_MS)
      const timer = armed.get(actorId)
      if (timer) set(actorId, timer.wakeAt)
    },
    close() {
      isClosed = true
      for (const { cancel } of armed.values()) cancel()
      armed.clear()
    },
  }
}
