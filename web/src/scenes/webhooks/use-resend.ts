import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'
import { useMessages } from '../../common/messages.tsx'
import { problemText } from '../../common/problem-text.ts'
import { shortAddress } from '../../common/short-address.ts'
import { duration } from '../../common/times.ts'
import { useLanguage } from '../../i18n/texts-provider.tsx'
import { deliveryQuery } from './queries.ts'

/** Longer than an endpoint may take to answer. */
const ANSWER_WITHIN_MS = 12_000
const LOOK_EVERY_MS = 500

/** Resends a delivery, and reports how the endpoint answers. */
export function useResend() {
  const { language, texts } = useLanguage()
  const { webhooks, problems } = texts
  const { say } = useMessages()
  const queryClient = useQueryClient()

  /** The request only begins the attempt. */
  async function reportAnswer(id: string, attemptsBefore: number): Promise<void> {
    for (const until = Date.now() + ANSWER_WITHIN_MS; Date.now() < until;) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      const { url, attemptLog } = await queryClient.fetchQuery({ ...deliveryQuery(id), staleTime: 0 })
      const attempt = attemptLog.slice(attemptsBefore).find(({ manual }) => manual)
      if (!attempt) continue
      const { status, error, durationMs } = attempt
      const [address, ms] = [shortAddress(url), duration(durationMs, language)]
      const isAccepted = status !== null && status >= 200 && status < 300
      const text =
        status === null
          ? webhooks.pingFailed(address, problems.refusal(error ?? ''), ms)
          : webhooks.pinged(address, status, ms)
      say(`${webhooks.resent} ${text}`, isAccepted ? 'good' : 'bad')
      void queryClient.invalidateQueries({ queryKey: ['listDeliveries'] })
      return
    }
  }

  return useMutation({
    mutationFn: (id: string) => unwrap(api.POST('/console/api/deliveries/{id}/resend', { params: { path: { id } } })),
    onSuccess(delivery, id) {
      queryClient.setQueryData(deliveryQuery(id).queryKey, delivery)
      say(webhooks.resent, 'info')
      reportAnswer(id, delivery.attemptLog.length).catch(() => {})
    },
    onError: (problem) => say(problemText(problem, texts), 'bad'),
    async onSettled(_delivery, _problem, id) {
      await queryClient.invalidateQueries({ queryKey: ['listDeliveries'] })
      await queryClient.invalidateQueries({ queryKey: deliveryQuery(id).queryKey })
    },
  })
}
