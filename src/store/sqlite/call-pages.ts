import type { ActorStore, StoredRecord } from '../../actors/ports.ts'
import type { CallPages } from '../../ports/call-pages.ts'
import { IS_BEHIND, RECORD } from './actor-store.ts'
import { AGENT_NAME } from './agent-store.ts'
import type { Database } from './database.ts'

export function createCallPages(database: Database, actors: Pick<ActorStore, 'readRows'>): CallPages {
  const findRecord = database.prepare<StoredRecord & { isBehind: number; agentName: string | null }>(`
    SELECT ${IS_BEHIND}, (SELECT ${AGENT_NAME} WHERE id = agentId) AS agentName, ${RECORD}
    FROM actors WHERE actorId IN (?, ?)`)
  return {
    async find(callId) {
      const found = findRecord.get(`conversation/${callId}`, `call/${callId}`)
      if (!found) return null
      const { isBehind, agentName, ...record } = found
      return {
        record,
        isBehind: isBehind === 1,
        turns: await actors.readRows('turn', callId),
        agentName: agentName === null ? null : (JSON.parse(agentName) as string),
      }
    },
  }
}
