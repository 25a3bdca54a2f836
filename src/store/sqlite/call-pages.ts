import type { ActorStore, StoredRecord } from '../../actors/ports/actor-store.ts'
import type { CallPages, EndedCallPage } from '../../ports/call-pages.ts'
import { HAS_TAIL, RECORD } from './actor-statements.ts'
import { AGENT_NAME } from './agent-store.ts'
import type { Database, Statement } from './database.ts'
import { inlineBodies, isCompleteText } from './inline-rows.ts'

interface FoundParts {
  agentName: string | null
  turns: string | null
}

type FoundEnded = FoundParts & Pick<EndedCallPage, 'projectId' | 'agentId' | 'summary'>
type FoundOpen = FoundParts & StoredRecord & { isBehind: number }

/**
 * All of a page by one statement: each takes a lock of its own, and one text costs less than a row for each turn. Rows
 * come in the order of the table's key, which is that of their positions; those beside the record are in that form.
 */
const PARTS = `
  (SELECT ${AGENT_NAME} WHERE id = agentId) AS agentName,
  COALESCE(rows, (
    SELECT group_concat(body, char(10))
    FROM (SELECT body FROM actorRows WHERE kind = 'turn' AND owner = ? ORDER BY position)
  )) AS turns`

export function createCallPages(database: Database, actors: Pick<ActorStore, 'readRows'>): CallPages {
  // A record with a summary is final: its call has ended, and its journal has nothing newer.
  const findEnded = database.prepare<FoundEnded>(
    `SELECT ${PARTS}, projectId, agentId, summary
    FROM actors WHERE actorId = ? AND summary IS NOT NULL AND agentId IS NOT NULL`,
    ([agentName, turns, projectId, agentId, summary]) =>
      ({ agentName, turns, projectId, agentId, summary }) as unknown as FoundEnded,
  )
  const findOpen = database.prepare<FoundOpen>(
    `SELECT ${PARTS}, ${HAS_TAIL} AS isBehind, ${RECORD} FROM actors WHERE actorId = ?`,
  )

  async function partsOf(callId: string, { turns: text, agentName }: FoundParts) {
    const turns =
      text === null || isCompleteText(text)
        ? inlineBodies(text ?? '')
        : (await actors.readRows('turn', callId)).map(({ body }) => body)
    return { turns, agentName: agentName === null ? null : (JSON.parse(agentName) as string) }
  }

  return {
    async find(callId) {
      const ended = ofEither(findEnded, callId)
      if (ended) {
        const { projectId, agentId, summary } = ended
        return { record: null, projectId, agentId, summary, ...(await partsOf(callId, ended)) }
      }
      const open = ofEither(findOpen, callId)
      if (!open) return null
      const { isBehind, agentName, turns, ...record } = open
      return { record, isBehind: isBehind === 1, ...(await partsOf(callId, { agentName, turns })) }
    },
  }
}

/** One after the other: for a list SQLite makes a table first, which costs more than a look in vain. */
function ofEither<Found>(statement: Pick<Statement<Found>, 'get'>, callId: string): Found | undefined {
  return statement.get(callId, `conversation/${callId}`) ?? statement.get(callId, `call/${callId}`)
}
