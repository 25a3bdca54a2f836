import type { StoredRow } from '../../actors/ports.ts'
import type { EpochMs } from '../../base/time.ts'
import type { Schema } from '../operation.ts'
import { isoTime } from './iso-time.ts'
import { turnIdsOf } from './turn-id.ts'

/** A turn as the machines record it. */
type TurnBody = Omit<Schema<'Turn'>, 'id' | 'callId' | 'createdAt'> & { createdAt: EpochMs }

/** The turns of a call, given in order of their position. */
export function turnResponses(callId: string, rows: readonly StoredRow[]): Schema<'Turn'>[] {
  const turnId = turnIdsOf(callId)
  return rows.map((row) => {
    const body = JSON.parse(row.body) as TurnBody
    const { index, callerText, agentText, interrupted, nodeId, llmMs, audioMs } = body
    const createdAt = isoTime(body.createdAt)
    return { id: turnId(index), callId, index, callerText, agentText, interrupted, nodeId, llmMs, audioMs, createdAt }
  })
}
