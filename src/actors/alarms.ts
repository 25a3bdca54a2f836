import type { Clock } from './ports.ts'
import type { ActorId, EpochMs } from './types.ts'

/**
 * In-process timers for deadlines that are near, so that they are met to the millisecond. Only an accelerator: the
 * stored `wakeAt` is the truth, and the sweep finds what is not armed here.
 */
export interface Alarms {
  /** Replaces the actor's alarm; a null or distant deadline just takes it away. */
  set(actorId: ActorId, wakeAt: EpochMs | null): void
  /** Lets the actor be for a second: what its deadline led to could not be stored. */
  postpone(actorId: ActorId): void
  close(): void
}

/** Deadlines further away than this wait for the sweep to bring them in. */
export const ALARM_HORIZON_MS = 5_000

const POSTPONED_MS = 1_000

export function createAlarms(clock: Clock, ring: (actorId: ActorId) => void): Alarms {
  const armed = new Map<ActorId, { wakeAt: EpochMs; cancel: () => void }>()
  const postponed = new Map<ActorId, EpochMs>()
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
    const postponedMs = Math.min((postponed.get(actorId) ?? now) - now, POSTPONED_MS)
    if (postponedMs <= 0) postponed.delete(actorId)
    const delayMs = Math.max(wakeAt - now, postponedMs)
    if (delayMs > ALARM_HORIZON_MS) return
    const cancel = clock.after(Math.max(0, delayMs), () => {
      armed.delete(actorId)
      postponed.delete(actorId)
      ring(actorId)
    })
    armed.set(actorId, { wakeAt, cancel })
  }

  return {
    set,
    postpone(actorId) {
      postponed.set(actorId, clock.now() + POSTPONED_MS)
      const alarm = armed.get(actorId)
      if (alarm) set(actorId, alarm.wakeAt)
    },
    close() {
      isClosed = true
      for (const { cancel } of armed.values()) cancel()
      armed.clear()
    },
  }
}
