import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'
import type { Problem } from '../../api/problem.ts'
import { useMessages } from '../../common/messages.tsx'
import { problemText } from '../../common/problem-text.ts'
import { useTexts } from '../../i18n/texts-provider.tsx'

/** Resends deliveries one after another. What the service refuses, as to an endpoint that is off, stops no other. */
export function useResendAll() {
  const texts = useTexts()
  const { webhooks } = texts
  const { say } = useMessages()
  const queryClient = useQueryClient()

  return useMutation({
    async mutationFn(ids: string[]) {
      const refusals: Problem[] = []
      for (const id of ids) {
        await unwrap(api.POST('/console/api/deliveries/{id}/resend', { params: { path: { id } } })).catch(
          (problem: Problem) => refusals.push(problem),
        )
      }
      return refusals
    },
    onSuccess(refusals, ids) {
      const [first] = refusals
      const sent = ids.length - refusals.length
      const told = [
        ...(sent > 0 ? [webhooks.resentAll(sent)] : []),
        ...(first ? [webhooks.notResent(refusals.length, problemText(first, texts))] : []),
      ]
      say(told.join(' '), first ? 'bad' : 'info')
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['listDeliveries'] }),
  })
}
