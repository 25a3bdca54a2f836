import type { StoredRow } from '../../actors/ports.ts'
import { callDetail } from '../../api/responses/call.ts'
import type { CallView } from '../../machines/call/call-view.ts'
import type { Schema } from '../operation.ts'

/** The public call, its turns with where their time went. */
export function consoleCall(call: CallView, agentName: string, rows: readonly StoredRow[]): Schema<'Call'> {
  const { turns, ...rest } = callDetail(call, agentName, rows)
  return { ...rest, turns: turns.map((turn, index) => ({ ...turn, latency: latencyIn(rows[index]) })) }
}

function latencyIn(row: StoredRow | undefined): Schema<'TurnLatency'> {
  return row ? ((JSON.parse(row.body) as { latency?: Schema<'TurnLatency'> }).latency ?? null) : null
}
