import { Button, Group, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, unwrap } from '../../api/client.ts'
import type { Endpoint } from '../../api/types.ts'
import { Dialog } from '../../common/dialog.tsx'
import { useMessages } from '../../common/messages.tsx'
import { problemText } from '../../common/problem-text.ts'
import { shortAddress } from '../../common/short-address.ts'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { endpointsQuery } from './queries.ts'

interface EditEndpointDialogProps {
  projectId: string
  /** Null while the dialog is closed. */
  endpoint: Endpoint | null
  onClose: () => void
}

export function EditEndpointDialog({ projectId, endpoint, onClose }: EditEndpointDialogProps) {
  const { webhooks, common } = useTexts()
  return (
    <Dialog
      opened={endpoint !== null}
      onClose={onClose}
      title={webhooks.editUrl(shortAddress(endpoint?.url ?? ''))}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {endpoint && <EditForm projectId={projectId} endpoint={endpoint} onClose={onClose} />}
    </Dialog>
  )
}

function EditForm({ projectId, endpoint, onClose }: EditEndpointDialogProps & { endpoint: Endpoint }) {
  const texts = useTexts()
  const { webhooks, common } = texts
  const { say } = useMessages()
  const queryClient = useQueryClient()
  const [url, setUrl] = useState(endpoint.url)
  const change = useMutation({
    mutationFn: (id: string) =>
      unwrap(api.PATCH('/console/api/webhooks/{id}', { params: { path: { id } }, body: { url: url.trim() } })),
    onSuccess() {
      say(webhooks.changed)
      onClose()
      void queryClient.invalidateQueries({ queryKey: endpointsQuery(projectId).queryKey })
    },
  })

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate(endpoint.id)
      }}
    >
      <TextInput
        label={webhooks.url}
        type="url"
        maxLength={2048}
        data-autofocus
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
        error={change.error ? problemText(change.error, texts) : null}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" loading={change.isPending}>
          {common.save}
        </Button>
      </Group>
    </form>
  )
}
