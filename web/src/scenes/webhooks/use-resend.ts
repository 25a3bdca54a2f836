import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'
import { useMessages } from '../../common/messages.tsx'
import { problemText } from '../../common/problem-text.ts'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { deliveryQuery } from './queries.ts'

/** Resends a delivery, and reports the result. */
export function useResend() {
  const texts = useTexts()
  const { say } = useMessages()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => unwrap(api.POST('/console/api/deliveries/{id}/resend', { params: { path: { id } } })),
    onSuccess(delivery, id) {
      queryClient.setQueryData(deliveryQuery(id).queryKey, delivery)
      say(texts.webhooks.resent)
    },
    onError: (problem) => say(problemText(problem, texts), 'bad'),
    async onSettled(_delivery, _problem, id) {
      await queryClient.invalidateQueries({ queryKey: ['listDeliveries'] })
      await queryClient.invalidateQueries({ queryKey: deliveryQuery(id).queryKey })
    },
  })
}
