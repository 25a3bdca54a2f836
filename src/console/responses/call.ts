import { callDetail } from '../../api/responses/call.ts'
import type { CallView } from '../../machines/dialogue/call-view.ts'
import type { Schema } from '../operation.ts'

/** The public call, its turns with where their time went. */
export function consoleCall(call: CallView, agentName: string, bodies: readonly string[]): Schema<'Call'> {
  const { turns, ...rest } = callDetail(call, agentName, bodies)
  return { ...rest, turns: turns.map((turn, index) => ({ ...turn, latency: latencyIn(bodies[index]) })) }
}

function latencyIn(body: string | undefined): Schema<'TurnLatency'> {
  return body ? ((JSON.parse(body) as { latency?: Schema<'TurnLatency'> }).latency ?? null) : null
}
