import { StoreUnavailable } from '../../base/errors.ts'
import type { EffectRunner } from './effect-runner.ts'
import type { Clock, EpochMs } from '../../base/time.ts'
import type { Activations } from './activations.ts'
import type { ActorId } from '../types.ts'

/** How long what others do is waited for: long enough for another process to take over from one that died. */
const ASK_TIMEOUT_MS = 60_000

/** Answers what gives up, each time it is called, on what is waited for here and other processes do not come to. */
export function createAskTimeout(clock: Clock, activations: Activations, runner: EffectRunner): () => void {
  const waitingSince = new Map<ActorId, EpochMs>()
  return () => {
    const now = clock.now()
    const waiting = new Set(activations.awaited().filter((actorId) => !runner.isBusyFor(actorId)))
    for (const actorId of waitingSince.keys()) if (!waiting.has(actorId)) waitingSince.delete(actorId)
    for (const actorId of waiting) {
      const since = waitingSince.get(actorId) ?? now
      waitingSince.set(actorId, since)
      if (now - since < ASK_TIMEOUT_MS) continue
      activations
        .peek(actorId)
        ?.mailbox.rejectPendingAsks(new StoreUnavailable('another process does not come to an end'))
    }
  }
}
