import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { api, unwrap } from '../../../api/client.ts'
import { callQuery } from '../../calls/queries.ts'

/** A conversation with the agent under test. Its id stands in the address, so a reload goes on with it. */
export function useTestConversation() {
  const { projectId = '', agentId = '' } = useParams({ strict: false })
  const { call: callId } = useSearch({ strict: false })
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  /** Milliseconds from a request to its answer, by the index of the turn. */
  const [answeredIn, setAnsweredIn] = useState<Record<number, number>>({})
  const call = useQuery({ ...callQuery(callId ?? ''), enabled: callId !== undefined })

  const open = (id: string | undefined) =>
    navigate({
      to: '/projects/$projectId/agents/$agentId/test',
      params: { projectId, agentId },
      search: id === undefined ? {} : { call: id },
      replace: true,
    })

  const start = useMutation({
    mutationFn: (variables: Record<string, string>) =>
      timed(
        unwrap(
          api.POST('/console/api/agents/{id}/test-conversations', {
            params: { path: { id: agentId } },
            body: { variables },
          }),
        ),
      ),
    async onSuccess({ answer, ms }) {
      setAnsweredIn({ 0: ms })
      await queryClient.prefetchQuery(callQuery(answer.callId))
      await open(answer.callId)
    },
  })

  const send = useMutation({
    mutationFn: (text: string) =>
      timed(
        unwrap(
          api.POST('/console/api/agents/{id}/test-conversations/{callId}/messages', {
            params: { path: { id: agentId, callId: callId ?? '' } },
            body: { text },
          }),
        ),
      ),
    async onSuccess({ ms }) {
      const index = call.data?.turns.length ?? 0
      setAnsweredIn((known) => ({ ...known, [index]: ms }))
    },
    // Also after a failure: the conversation may have ended with it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: callQuery(callId ?? '').queryKey }),
  })

  const end = useMutation({
    mutationFn: () =>
      unwrap(
        api.DELETE('/console/api/agents/{id}/test-conversations/{callId}', {
          params: { path: { id: agentId, callId: callId ?? '' } },
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: callQuery(callId ?? '').queryKey }),
  })

  return { callId, call, start, send, end, answeredIn }
}

async function timed<Answer>(request: Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const begun = performance.now()
  const answer = await request
  return { answer, ms: performance.now() - begun }
}
