import { api, unwrap } from '../../api/client.ts'
import type { Schemas } from '../../api/types.ts'
import type { FlowDraft } from '../../flow/draft-flow.ts'
import { loadDraft, loadPositions, savePositions } from './draft/draft-requests.ts'

export interface CopiedAgent {
  agentId: string
  /** Default: its draft. */
  flow?: FlowDraft
}

/** Makes a new agent with the settings, the flow and the chart of another. */
export async function copyAgent(
  projectId: string,
  { agentId, flow }: CopiedAgent,
  nameOf: (name: string) => string,
): Promise<Schemas['Agent']> {
  const [agent, draft, positions] = await Promise.all([
    unwrap(api.GET('/console/api/agents/{id}', { params: { path: { id: agentId } } })),
    loadDraft(agentId),
    loadPositions(agentId),
  ])
  const { description, model, speech, telephony, phoneNumber } = agent
  const settings = { name: nameOf(agent.name).slice(0, 200), description, model, speech, telephony, phoneNumber }
  const body = { ...settings, flow: flow ?? draft.flow } as Schemas['AgentSettings'] & { name: string }
  const copy = await unwrap(
    api.POST('/console/api/projects/{projectId}/agents', { params: { path: { projectId } }, body }),
  )
  // Without them the chart is arranged anew, which is no reason to call the copy failed.
  await savePositions(copy.id, positions).catch(() => undefined)
  return copy
}
