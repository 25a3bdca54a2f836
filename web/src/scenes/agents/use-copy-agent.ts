import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'
import type { Schemas } from '../../api/types.ts'
import type { FlowDraft } from '../../flow/draft-flow.ts'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { loadDraft, loadPositions, savePositions } from './draft/draft-requests.ts'
import { agentsQuery } from './queries.ts'

interface CopiedAgent {
  agentId: string
  /** Default: its draft. */
  flow?: FlowDraft
}

/** Makes a new agent with the settings, the flow and the chart of another. */
export function useCopyAgent(projectId: string) {
  const { conflict } = useTexts().editor
  const queryClient = useQueryClient()

  return useMutation({
    async mutationFn({ agentId, flow }: CopiedAgent) {
      const [agent, draft, positions] = await Promise.all([
        unwrap(api.GET('/console/api/agents/{id}', { params: { path: { id: agentId } } })),
        loadDraft(agentId),
        loadPositions(agentId),
      ])
      const { description, model, speech, telephony, phoneNumber } = agent
      const name = conflict.copyName(agent.name).slice(0, 200)
      const settings = { name, description, model, speech, telephony, phoneNumber }
      const body = { ...settings, flow: flow ?? draft.flow } as Schemas['AgentSettings'] & { name: string }
      const copy = await unwrap(
        api.POST('/console/api/projects/{projectId}/agents', { params: { path: { projectId } }, body }),
      )
      // Without them the chart is arranged anew, which is no reason to call the copy failed.
      await savePositions(copy.id, positions).catch(() => undefined)
      return copy
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: agentsQuery(projectId).queryKey }),
  })
}
