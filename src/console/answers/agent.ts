import { agentDetail } from '../../api/answers/agent.ts'
import type { Agent } from '../../ports/records.ts'
import type { Schema } from '../operation.ts'

/** Flows are large: a list goes without them. */
export function listedAgent(agent: Agent): Schema<'ListedAgent'> {
  const { flow: _flow, ...listed } = agentDetail(agent)
  return listed
}
