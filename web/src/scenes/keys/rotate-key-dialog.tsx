import { Button, Group, Select } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, unwrap } from '../../api/client.ts'
import type { Key } from '../../api/types.ts'
import { Dialog } from '../../common/dialog.tsx'
import { useMessages } from '../../common/messages.tsx'
import { Failure } from '../../common/query-state.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'

interface RotateKeyDialogProps {
  opened: boolean
  /** Null while the dialog is closed. */
  apiKey: Key | null
  onClose: () => void
  onRotated: (key: string) => void
}

const GRACE_HOURS = [0, 1, 24, 72, 168]

export function RotateKeyDialog({ opened, apiKey, onClose, onRotated }: RotateKeyDialogProps) {
  const { keys, common } = useTexts()
  const { say } = useMessages()
  const [grace, setGrace] = useState('24')
  const rotate = useMutation({
    mutationFn: (id: string) =>
      unwrap(
        api.POST('/console/api/keys/{id}/rotate', { params: { path: { id } }, body: { graceHours: Number(grace) } }),
      ),
    gcTime: 0, // the response contains the key
    onSuccess({ name, key }) {
      say(keys.rotated(name))
      onRotated(key)
      rotate.reset()
    },
  })

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={keys.rotateKey(apiKey?.name ?? '')}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <p>{keys.rotateText}</p>
      <Select
        label={keys.grace}
        data={GRACE_HOURS.map((hours) => ({ value: String(hours), label: keys.graceHours(hours) }))}
        value={grace}
        onChange={(value) => setGrace(value ?? '24')}
      />
      {rotate.error && <Failure problem={rotate.error} />}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button loading={rotate.isPending} onClick={() => apiKey && rotate.mutate(apiKey.id)}>
          {keys.rotate}
        </Button>
      </Group>
    </Dialog>
  )
}
