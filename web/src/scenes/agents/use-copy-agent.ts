import { useMutation, useQueryClient } from '@tanstack/react-query'
import { loadPart } from '../../api/load-part.ts'
import { useTexts } from '../../i18n/texts-provider.tsx'
import type { CopiedAgent } from './copy-agent.ts'
import { agentsQuery } from './queries.ts'

/** Copies an agent; how is loaded with the first one. */
export function useCopyAgent(projectId: string) {
  const { copyName } = useTexts().editor.conflict
  const queryClient = useQueryClient()

  return useMutation({
    async mutationFn(copied: CopiedAgent) {
      const { copyAgent } = await loadPart(() => import('./copy-agent.ts'))
      return copyAgent(projectId, copied, copyName)
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: agentsQuery(projectId).queryKey }),
  })
}
