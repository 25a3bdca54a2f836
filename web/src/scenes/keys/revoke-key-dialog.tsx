import { useMutation } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'
import type { Key } from '../../api/types.ts'
import { ConfirmDialog } from '../../common/confirm-dialog.tsx'
import { useMessages } from '../../common/messages.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'

interface RevokeKeyDialogProps {
  /** Null while the dialog is closed. */
  apiKey: Key | null
  onClose: () => void
  onRevoked: () => void
}

export function RevokeKeyDialog({ apiKey, onClose, onRevoked }: RevokeKeyDialogProps) {
  const { keys } = useTexts()
  const { say } = useMessages()
  const name = apiKey?.name ?? ''
  const isReplaced = apiKey?.status === 'expiring'
  const revoke = useMutation({
    mutationFn: (id: string) => unwrap(api.POST('/console/api/keys/{id}/revoke', { params: { path: { id } } })),
    onSuccess({ name }) {
      say(keys.revoked(name))
      onRevoked()
    },
  })
  return (
    <ConfirmDialog
      opened={apiKey !== null}
      title={isReplaced ? keys.revokeOldKey(name) : keys.revokeKey(name)}
      confirm={keys.revoke}
      isWorking={revoke.isPending}
      problem={revoke.error}
      onConfirm={() => apiKey && revoke.mutate(apiKey.id)}
      onClose={onClose}
    >
      {isReplaced ? keys.revokeOldText(name) : keys.revokeText(name)}
    </ConfirmDialog>
  )
}
