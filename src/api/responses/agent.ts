import type { Agent, ListedAgent } from '../../ports/entities.ts'
import type { Schema } from '../operation.ts'
import { isoTime } from '../../base/iso-time.ts'

export function agentSummary(agent: ListedAgent): Schema<'AgentSummary'> {
  const { id, projectId, name, description, model, speech, telephony, phoneNumber, ready, stepCount, updatedAt } = agent
  return {
    id,
    projectId,
    name,
    description,
    model,
    speech,
    telephony: telephony as Schema<'AgentSummary'>['telephony'],
    phoneNumber,
    ready,
    stepCount,
    updatedAt: isoTime(updatedAt),
  }
}

export function agentDetail(agent: Agent): Schema<'Agent'> {
  const { issues, flow, createdAt } = agent
  const told = issues.map(({ level, message }) => ({ level, message }))
  return { ...agentSummary(agent), createdAt: isoTime(createdAt), issues: told, flow }
}
