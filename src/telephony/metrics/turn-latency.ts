import { Summary, type Registry } from 'prom-client'
import type { Committed } from '../../actors/kernel.ts'
import type { JsonObject } from '../../base/json.ts'
import type { CallContext } from '../../machines/dialogue/call-context.ts'

/** Parts of a turn as its row keeps them, by the name of the label. */
const PARTS = {
  endpointing: 'endpointingMs',
  recognition: 'recognitionMs',
  model: 'modelMs',
  synthesis: 'synthesisMs',
  own: 'ownMs',
} as const

/** The figures are those of the last ten minutes. */
const MAX_AGE_SEC = 600
const AGE_BUCKETS = 5
/** Agents with figures of their own; those that come later are counted together. */
const MAX_AGENTS = 100
const OTHER_AGENTS = 'other'

/** Shows where the time between the person's last sound and the agent's first goes, for each agent. */
export function createTurnLatency(registry: Registry): { observe(committed: Committed): void } {
  const latency = new Summary({
    name: 'parley_turn_latency_seconds',
    help: 'Time from the end of what a person said to the first audio of the reply, as a whole and by part.',
    labelNames: ['agent', 'part'],
    percentiles: [0.5, 0.95, 0.99],
    maxAgeSeconds: MAX_AGE_SEC,
    ageBuckets: AGE_BUCKETS,
    pruneAgedBuckets: true,
    registers: [registry],
  })
  const agents = new Set<string>()

  function labelOf(agentId: string): string {
    if (agents.size < MAX_AGENTS) agents.add(agentId)
    return agents.has(agentId) ? agentId : OTHER_AGENTS
  }

  return {
    observe({ actorId, entries, state }) {
      if (!actorId.startsWith('call/')) return
      for (const { body } of entries.flatMap(({ records }) => records)) {
        const parts = body['latency'] as JsonObject | null | undefined
        if (!parts) continue
        const agent = labelOf((state.plain.context as unknown as CallContext).call.agentId)
        const observe = (part: string, ms: unknown) => {
          if (typeof ms === 'number') latency.observe({ agent, part }, ms / 1_000)
        }
        for (const [part, field] of Object.entries(PARTS)) observe(part, parts[field])
        observe('whole', body['audioMs'])
      }
    },
  }
}
