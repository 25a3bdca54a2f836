import type { ActorStore } from '../actors/ports.ts'
import type { CallPages } from '../ports/call-pages.ts'
import type { AgentStore } from '../ports/records.ts'

/** Pages put together from what the other ports find, for stores that have no better way. */
export function createCallPages(
  actors: Pick<ActorStore, 'load' | 'readRows'>,
  agents: Pick<AgentStore, 'names'>,
): CallPages {
  return {
    async find(callId) {
      const stored = (await actors.load(`conversation/${callId}`)) ?? (await actors.load(`call/${callId}`))
      if (!stored?.record) return null
      const { record, tail } = stored
      // After the record, so that no turn which it counts is missing.
      const [turns, names] = await Promise.all([
        actors.readRows('turn', callId),
        agents.names(record.agentId === null ? [] : [record.agentId]),
      ])
      return { record, isBehind: tail.length > 0, turns, agentName: names[0]?.name ?? null }
    },
  }
}
