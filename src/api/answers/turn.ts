import { v5 as uuidv5 } from 'uuid'
import type { RowRow } from '../../actors/ports.ts'
import type { EpochMs } from '../../actors/types.ts'
import type { Schema } from '../operation.ts'
import { isoTime } from './iso-time.ts'

/** A turn as the machines record it. */
type TurnBody = Omit<Schema<'Turn'>, 'id' | 'callId' | 'createdAt'> & { createdAt: EpochMs }

/** The id follows from the call and the position, so it is the same whenever it is asked for. */
export function turnAnswer(callId: string, row: RowRow): Schema<'Turn'> {
  const body = JSON.parse(row.body) as TurnBody
  const { index, callerText, agentText, interrupted, nodeId, llmMs, audioMs, createdAt } = body
  const id = uuidv5(`turn:${index}`, callId)
  return {
    id,
    callId,
    index,
    callerText,
    agentText,
    interrupted,
    nodeId,
    llmMs,
    audioMs,
    createdAt: isoTime(createdAt),
  }
}
