import type { ActorStore, StoredRecord } from '../../actors/ports.ts'
import type { CallPages } from '../../ports/call-pages.ts'
import { HAS_TAIL, RECORD } from './actor-store.ts'
import { AGENT_NAME } from './agent-store.ts'
import type { Database } from './database.ts'
import { inlineBodies, isCompleteText } from './inline-rows.ts'

interface FoundPage extends StoredRecord {
  isBehind: number
  agentName: string | null
  turns: string | null
}

/**
 * All of a page by one statement: each takes a lock of its own, and one text costs less than a row for each turn. Rows
 * come in the order of the table's key, which is that of their positions; those beside the record are in that form.
 */
const TURNS = `
  SELECT group_concat(body, char(10))
  FROM (SELECT body FROM actorRows WHERE kind = 'turn' AND owner = ? ORDER BY position)`

/** A record with a summary is final: its call has ended, and its journal has nothing newer. */
const IS_BEHIND = `CASE WHEN summary IS NULL THEN ${HAS_TAIL} ELSE 0 END AS isBehind`

export function createCallPages(database: Database, actors: Pick<ActorStore, 'readRows'>): CallPages {
  const findPage = database.prepare<FoundPage>(`
    SELECT ${IS_BEHIND}, (SELECT ${AGENT_NAME} WHERE id = agentId) AS agentName, COALESCE(rows, (${TURNS})) AS turns, ${RECORD}
    FROM actors WHERE actorId = ?`)
  return {
    async find(callId) {
      // One after the other: for a list SQLite makes a table first, which costs more than a look in vain.
      const found = findPage.get(callId, `conversation/${callId}`) ?? findPage.get(callId, `call/${callId}`)
      if (!found) return null
      const { isBehind, agentName, turns: text, ...record } = found
      const turns =
        text === null || isCompleteText(text)
          ? inlineBodies(text ?? '')
          : (await actors.readRows('turn', callId)).map(({ body }) => body)
      return {
        record,
        isBehind: isBehind === 1,
        turns,
        agentName: agentName === null ? null : (JSON.parse(agentName) as string),
      }
    },
  }
}
