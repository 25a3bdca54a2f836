import { StoreUnavailable } from '../errors.ts'
import type { EffectRunner } from './effect-runner.ts'
import type { Clock } from './ports.ts'
import type { Residents } from './residents.ts'
import type { ActorId, EpochMs } from './types.ts'

/** How long what others do is waited for: long enough for another process to take over from one that died. */
const PATIENCE_MS = 60_000

/** Answers what gives up, each time it is called, on what is waited for here and other processes do not come to. */
export function createPatience(clock: Clock, residents: Residents, runner: EffectRunner): () => void {
  const waitingSince = new Map<ActorId, EpochMs>()
  return () => {
    const now = clock.now()
    const waiting = new Set(residents.awaited().filter((actorId) => !runner.isBusyFor(actorId)))
    for (const actorId of waitingSince.keys()) if (!waiting.has(actorId)) waitingSince.delete(actorId)
    for (const actorId of waiting) {
      const since = waitingSince.get(actorId) ?? now
      waitingSince.set(actorId, since)
      if (now - since < PATIENCE_MS) continue
      residents.peek(actorId)?.mailbox.disappoint(new StoreUnavailable('another process does not come to an end'))
    }
  }
}
