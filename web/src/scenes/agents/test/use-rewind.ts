import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { api, unwrap } from '../../../api/client.ts'
import type { Call, Turn } from '../../../api/types.ts'
import { writeKept } from '../../../common/kept.ts'
import { useMessages } from '../../../common/messages.tsx'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { messageBefore } from '../../../machine/journal.ts'
import { callQuery } from '../../calls/queries.ts'
import { readEntries } from '../../machines/queries.ts'
import { messageKey } from './message-form.tsx'

/**
 * Goes back to before the person's message of a turn: in a new conversation, which continues with the current draft,
 * while the old one stays unchanged.
 */
export function useRewind(save: () => Promise<void>, call: Call | undefined) {
  const { test } = useTexts()
  const { projectId = '', agentId = '' } = useParams({ strict: false })
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { say } = useMessages()
  const rewinding = useMutation({
    async mutationFn(turn: Turn) {
      await save()
      const id = call?.id ?? ''
      const seq = messageBefore(await readEntries({ type: 'conversation', id }), turn.createdAt) ?? 1
      return unwrap(
        api.POST('/console/api/actors/conversation/{id}/fork', {
          params: { path: { id } },
          body: { seq, flow: 'draft' },
        }),
      )
    },
    async onSuccess({ callId }, turn) {
      // There to be changed and sent again.
      writeKept(messageKey(callId), turn.callerText)
      await queryClient.prefetchQuery(callQuery(callId))
      say(test.rewound, 'info')
      await navigate({
        to: '/projects/$projectId/agents/$agentId/test',
        params: { projectId, agentId },
        search: { call: callId },
      })
    },
  })
  return {
    problem: rewinding.error,
    rewind: {
      // Turns from before a fork are in the journal of the original conversation.
      canReach: (turn: Turn) => call !== undefined && turn.createdAt > call.startedAt,
      isWorking: rewinding.isPending,
      go: (turn: Turn) => rewinding.mutate(turn),
    },
  }
}
