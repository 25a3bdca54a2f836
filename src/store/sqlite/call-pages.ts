import type { StoredRecord } from '../../actors/ports.ts'
import type { CallPages } from '../../ports/call-pages.ts'
import { HAS_TAIL, RECORD } from './actor-store.ts'
import { AGENT_NAME } from './agent-store.ts'
import type { Database } from './database.ts'

interface FoundPage extends StoredRecord {
  isBehind: number
  agentName: string | null
  turns: string | null
}

/** No JSON has one outside of its texts, nor inside, where it is escaped. */
const SEPARATOR = '\n'

/**
 * All of a page by one statement: each takes a lock of its own, and one text costs less than a row for each turn. Rows
 * come in the order of the table's key, which is that of their positions.
 */
const TURNS = `
  SELECT group_concat(body, char(10))
  FROM (SELECT body FROM actorRows WHERE kind = 'turn' AND owner = ? ORDER BY position)`

/** A record with a summary is final: its call has ended, and its journal has nothing newer. */
const IS_BEHIND = `CASE WHEN summary IS NULL THEN ${HAS_TAIL} ELSE 0 END AS isBehind`

export function createCallPages(database: Database): CallPages {
  const findPage = database.prepare<FoundPage>(`
    SELECT ${IS_BEHIND}, (SELECT ${AGENT_NAME} WHERE id = agentId) AS agentName, (${TURNS}) AS turns, ${RECORD}
    FROM actors WHERE actorId = ?`)
  return {
    async find(callId) {
      // One after the other: for a list SQLite makes a table first, which costs more than a look in vain.
      const found = findPage.get(callId, `conversation/${callId}`) ?? findPage.get(callId, `call/${callId}`)
      if (!found) return null
      const { isBehind, agentName, turns, ...record } = found
      return {
        record,
        isBehind: isBehind === 1,
        turns: turns === null ? [] : turns.split(SEPARATOR),
        agentName: agentName === null ? null : (JSON.parse(agentName) as string),
      }
    },
  }
}
