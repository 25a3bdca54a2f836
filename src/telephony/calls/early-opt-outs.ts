import type { Committed } from '../../actors/kernel.ts'
import type { Call } from '../../machines/call/leg.ts'
import type { OptOutStore } from '../../ports/opt-outs.ts'

/**
 * Keeps a wish not to be called again as soon as it is understood: goodbyes take seconds, in which the number could be
 * called once more. The call keeps it again at its end, with patience for a store that is away.
 */
export function createEarlyOptOuts(optOuts: Pick<OptOutStore, 'add'>): { observe(committed: Committed): void } {
  /** Calls whose wish was passed on, and that are not over yet. */
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
