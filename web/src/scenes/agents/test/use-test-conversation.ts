import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { api, unwrap } from '../../../api/client.ts'
import { callQuery } from '../../calls/queries.ts'

interface Timing {
  callId: string
  /** Milliseconds from a request to its response, by the index of the turn. */
  answeredIn: Record<number, number>
}

const NONE: Timing['answeredIn'] = {}

/**
 * A conversation with the draft of the agent, which `save` first saves. Its id is in the address, so that a reload
 * continues it.
 */
export function useTestConversation(save: () => Promise<void>) {
  const { projectId = '', agentId = '' } = useParams({ strict: false })
  const { call: callId, mode } = useSearch({ strict: false })
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [timing, setTiming] = useState<Timing>({ callId: '', answeredIn: {} })
  const call = useQuery({ ...callQuery(callId ?? ''), enabled: callId !== undefined })

  const open = (id: string | undefined) =>
    navigate({
      to: '/projects/$projectId/agents/$agentId/test',
      params: { projectId, agentId },
      search: { ...(mode && { mode }), ...(id !== undefined && { call: id }) },
      replace: true,
    })

  const start = useMutation({
    async mutationFn(variables: Record<string, string>) {
      await save()
      return timed(
        unwrap(
          api.POST('/console/api/agents/{id}/test-conversations', {
            params: { path: { id: agentId } },
            body: { variables, flow: 'draft' },
          }),
        ),
      )
    },
    async onSuccess({ answer, ms }) {
      setTiming({ callId: answer.callId, answeredIn: { 0: ms } })
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
    onMutate: () => ({ sentIn: callId ?? '', index: call.data?.turns.length ?? 0 }),
    onSuccess({ ms }, _text, { sentIn, index }) {
      setTiming((known) => ({
        callId: sentIn,
        answeredIn: { ...(known.callId === sentIn && known.answeredIn), [index]: ms },
      }))
    },
    // Also after a failure, because it may have ended the conversation. Not awaited.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: callQuery(callId ?? '').queryKey }),
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

  /** The message that the displayed call does not contain yet. */
  const isShown = send.isSuccess && (call.data?.turns.length ?? 0) > (send.context?.index ?? 0)
  // Not in another conversation, which one has gone back to.
  const isHere = send.context?.sentIn === callId
  const pending = isHere && (send.isPending || (send.isSuccess && !isShown)) ? send.variables : null
  const answeredIn = timing.callId === callId ? timing.answeredIn : NONE

  return { callId, call, start, send, end, answeredIn, pending }
}

async function timed<Answer>(request: Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const begun = performance.now()
  const answer = await request
  return { answer, ms: performance.now() - begun }
}
