import { outcomeUnknown } from '../../base/errors.ts'
import type { EffectRunner } from './effect-runner.ts'
import type { Clock, EpochMs } from '../../base/time.ts'
import type { Activations } from './activations.ts'
import type { ActorId } from '../types.ts'

/** How long an ask waits for another node, in ms: long enough for one to take over from one that died. */
const ASK_TIMEOUT_MS = 60_000

/** Returns a function that rejects asks which have waited longer than `ASK_TIMEOUT_MS` for another node. */
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
      activations.peek(actorId)?.mailbox.rejectPendingAsks(outcomeUnknown('another process does not come to an end'))
    }
  }
}
