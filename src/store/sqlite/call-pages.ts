import type { RecordRow, RowRow } from '../../actors/ports.ts'
import type { CallPages } from '../../ports/call-pages.ts'
import { IS_BEHIND, RECORD } from './actor-store.ts'
import { AGENT_NAME } from './agent-store.ts'
import type { Database } from './database.ts'

export function createCallPages(database: Database): CallPages {
  const findRecord = database.prepare<RecordRow & { isBehind: number; agentName: string | null }>(`
    SELECT ${IS_BEHIND}, (SELECT ${AGENT_NAME} WHERE id = agentId) AS agentName, ${RECORD}
    FROM actors WHERE actorId IN (?, ?)`)
  const findTurns = database.prepare<Pick<RowRow, 'position' | 'body'>>(
    "SELECT position, body FROM actorRows WHERE kind = 'turn' AND owner = ? ORDER BY position",
  )
  return {
    async find(callId) {
      const found = findRecord.get(`conversation/${callId}`, `call/${callId}`)
      if (!found) return null
      const { isBehind, agentName, ...record } = found
      const turns = findTurns.all(callId)
      return {
        record,
        isBehind: isBehind === 1,
        turns: turns.map(({ position, body }) => ({ kind: 'turn', owner: callId, position, body })),
        agentName: agentName === null ? null : (JSON.parse(agentName) as string),
      }
    },
  }
}
