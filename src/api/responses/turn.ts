import type { EpochMs } from '../../base/time.ts'
import type { Schema } from '../operation.ts'
import { isoTime } from '../../base/iso-time.ts'
import { turnIdsOf } from './turn-id.ts'

/** A turn as the machines record it. */
type TurnBody = Omit<Schema<'Turn'>, 'id' | 'callId' | 'createdAt'> & { createdAt: EpochMs }

/** The turns of a call, given as they are stored, in order of their position. */
export function turnResponses(callId: string, stored: readonly string[]): Schema<'Turn'>[] {
  const turnId = turnIdsOf(callId)
  return stored.map((text) => {
    const body = JSON.parse(text) as TurnBody
    const { index, callerText, agentText, interrupted, nodeId, llmMs, audioMs } = body
    const createdAt = isoTime(body.createdAt)
    return { id: turnId(index), callId, index, callerText, agentText, interrupted, nodeId, llmMs, audioMs, createdAt }
  })
}

const FIRST_KEY = '{"index":'
const LAST_KEY = ',"createdAt":'

/**
 * The same as JSON, with commas between them, made of the stored texts without reading them: a turn is recorded with
 * its index first and its time behind all that is shown. Reading and writing them was a third of what a call's page
 * costs.
 */
export function turnsText(callId: string, stored: readonly string[]): string {
  const turnId = turnIdsOf(callId)
  const owner = `","callId":"${callId}",`
  let text = ''
  for (const body of stored) {
    const last = body.lastIndexOf(LAST_KEY) // no text of the turn can hold it: quotes in texts are escaped
    if (last === -1 || !body.startsWith(FIRST_KEY)) return JSON.stringify(turnResponses(callId, stored)).slice(1, -1)
    const index = parseInt(body.slice(FIRST_KEY.length, FIRST_KEY.length + 6))
    const createdAt = isoTime(parseInt(body.slice(last + LAST_KEY.length)))
    text += `${text === '' ? '' : ','}{"id":"${turnId(index)}${owner}${body.slice(1, last)}${LAST_KEY}"${createdAt}"}`
  }
  return text
}
