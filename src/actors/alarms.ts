import type { Clock } from './ports.ts'
import type { ActorId, EpochMs } from './types.ts'

/**
 * In-process timers for deadlines that are near, so that they are met to the millisecond. Only an accelerator: the
 * stored `wakeAt` is the truth, and the sweep finds what is not armed here.
 */
export interface Alarms {
  /** Replaces the actor's alarm; a null or distant deadline just takes it away. */
  set(actorId: ActorId, wakeAt: EpochMs | null): void
  close(): void
}

/** Deadlines further away than this wait for the sweep to bring them in. */
export const ALARM_HORIZON_MS = 5_000

export function createAlarms(clock: Clock, ring: (actorId: ActorId) => void): Alarms {
  const armed = new Map<ActorId, () => void>()
  let isClosed = false

  function disarm(actorId: ActorId): void {
    armed.get(actorId)?.()
    armed.delete(actorId)
  }

  return {
    set(actorId, wakeAt) {
      if (armed.size > 0) disarm(actorId)
      if (wakeAt === null || isClosed) return
      const delayMs = wakeAt - clock.now()
      if (delayMs > ALARM_HORIZON_MS) return
      const cancel = clock.after(Math.max(0, delayMs), () => {
        armed.delete(actorId)
        ring(actorId)
      })
      armed.set(actorId, cancel)
    },
    close() {
      isClosed = true
      for (const cancel of armed.values()) cancel()
      armed.clear()
    },
  }
}
