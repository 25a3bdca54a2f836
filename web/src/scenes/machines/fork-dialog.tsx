import { Button, Group, Radio } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api, unwrap } from '../../api/client.ts'
import { Dialog } from '../../common/dialog.tsx'
import { Failure } from '../../common/query-state.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { callQuery } from '../calls/queries.ts'

interface ForkDialogProps {
  /** The conversation. */
  id: string
  projectId: string
  seq: number
  opened: boolean
  onClose: () => void
}

export function ForkDialog({ id, projectId, seq, opened, onClose }: ForkDialogProps) {
  const { machines, common } = useTexts()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [flow, setFlow] = useState('same')
  const fork = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/console/api/actors/conversation/{id}/fork', {
          params: { path: { id } },
          body: { seq, flow: flow === 'draft' ? 'draft' : 'same' },
        }),
      ),
    async onSuccess({ callId }) {
      const { agentId } = await queryClient.fetchQuery(callQuery(callId))
      onClose()
      await navigate({
        to: '/projects/$projectId/agents/$agentId/test',
        params: { projectId, agentId },
        search: { call: callId },
      })
    },
  })

  return (
    <Dialog opened={opened} onClose={onClose} title={machines.fork} closeButtonProps={{ 'aria-label': common.close }}>
      <p>{machines.forkLead}</p>
      <Radio.Group label={machines.forkFlow} value={flow} onChange={setFlow}>
        <Group mt="xs">
          <Radio value="same" label={machines.forkSame} />
          <Radio value="draft" label={machines.forkDraft} />
        </Group>
      </Radio.Group>
      {fork.error && <Failure problem={fork.error} />}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button loading={fork.isPending} onClick={() => fork.mutate()}>
          {machines.forkBegin}
        </Button>
      </Group>
    </Dialog>
  )
}
