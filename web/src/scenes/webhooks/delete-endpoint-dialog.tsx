import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'
import type { Endpoint } from '../../api/types.ts'
import { ConfirmDialog } from '../../common/confirm-dialog.tsx'
import { useMessages } from '../../common/messages.tsx'
import { shortAddress } from '../../common/short-address.ts'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { endpointsQuery } from './queries.ts'

interface DeleteEndpointDialogProps {
  projectId: string
  /** Null while the dialog is closed. */
  endpoint: Endpoint | null
  onClose: () => void
}

export function DeleteEndpointDialog({ projectId, endpoint, onClose }: DeleteEndpointDialogProps) {
  const { webhooks } = useTexts()
  const { say } = useMessages()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: ({ id }: Endpoint) => unwrap(api.DELETE('/console/api/webhooks/{id}', { params: { path: { id } } })),
    onSuccess(_nothing, { url }) {
      say(webhooks.removed(shortAddress(url)))
      onClose()
      void queryClient.invalidateQueries({ queryKey: endpointsQuery(projectId).queryKey })
    },
  })
  return (
    <ConfirmDialog
      opened={endpoint !== null}
      title={webhooks.removeUrl(shortAddress(endpoint?.url ?? ''))}
      confirm={webhooks.remove}
      isWorking={remove.isPending}
      problem={remove.error}
      onConfirm={() => endpoint && remove.mutate(endpoint)}
      onClose={onClose}
    >
      {webhooks.removeText}
      <p>
        <code>{endpoint?.url}</code>
      </p>
    </ConfirmDialog>
  )
}
