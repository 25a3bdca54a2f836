import type { Committed } from '../../actors/kernel.ts'
import type { Call } from '../../machines/call/leg.ts'
import type { OptOutStore } from '../../ports/opt-outs.ts'

/**
 * Stores an opt-out as soon as it is understood: the goodbye takes seconds, in which the number could be called again.
 * The call stores it again at its end, with retries while the store is unavailable.
 */
export function createEarlyOptOuts(optOuts: Pick<OptOutStore, 'add'>): { observe(committed: Committed): void } {
  /** Calls in progress whose opt-out was stored. */
  const noted = new Set<string>()

  return {
    observe({ actorId, state: { plain }, entries }) {
      if (!actorId.startsWith('call/')) return
      const { call, leg } = plain.context as unknown as Call
      if (plain.status !== 'active' || leg.plannedOutcome?.outcome !== 'opted_out') return void noted.delete(actorId)
      const { projectId, callId, to } = call
      if (to === null || noted.has(actorId)) return
      noted.add(actorId)
      const at = entries.at(-1)?.event.at ?? call.startedAt
      optOuts.add({ projectId, number: to, callId, at }).catch(() => noted.delete(actorId))
    },
  }
}
