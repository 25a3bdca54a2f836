import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'
import type { Connection } from '../../api/types.ts'
import { ConfirmDialog } from '../../common/confirm-dialog.tsx'
import { useMessages } from '../../common/messages.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { providerName } from './provider-names.ts'
import { connectionsQuery } from './queries.ts'

interface DisconnectDialogProps {
  projectId: string
  /** Null while the dialog is closed. */
  connection: Connection | null
  onClose: () => void
}

export function DisconnectDialog({ projectId, connection, onClose }: DisconnectDialogProps) {
  const { connections } = useTexts()
  const { say } = useMessages()
  const queryClient = useQueryClient()
  const name = providerName(connection?.provider ?? '')
  const disconnect = useMutation({
    mutationFn: (provider: string) =>
      unwrap(
        api.DELETE('/console/api/projects/{projectId}/connections/{provider}', {
          params: { path: { projectId, provider } },
        }),
      ),
    onSuccess() {
      say(connections.disconnected(name))
      onClose()
      void queryClient.invalidateQueries({ queryKey: connectionsQuery(projectId).queryKey })
    },
  })
  return (
    <ConfirmDialog
      opened={connection !== null}
      title={connections.disconnectFrom(name)}
      confirm={connections.disconnect}
      isWorking={disconnect.isPending}
      problem={disconnect.error}
      onConfirm={() => connection && disconnect.mutate(connection.provider)}
      onClose={onClose}
    >
      {connections.disconnectText(name)}
    </ConfirmDialog>
  )
}
