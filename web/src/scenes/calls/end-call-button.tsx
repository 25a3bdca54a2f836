import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'
import { ConfirmDialog } from '../../common/confirm-dialog.tsx'
import { Icon } from '../../common/icon.tsx'
import { useMessages } from '../../common/messages.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { callQuery } from './queries.ts'

/** Ends a running call. */
export function EndCallButton({ callId }: { callId: string }) {
  const { calls } = useTexts()
  const { say } = useMessages()
  const queryClient = useQueryClient()
  const [isAsking, { open, close }] = useDisclosure()
  const end = useMutation({
    mutationFn: () => unwrap(api.POST('/console/api/calls/{id}/end', { params: { path: { id: callId } } })),
    onSuccess() {
      close()
      say(calls.ending)
      void queryClient.invalidateQueries({ queryKey: callQuery(callId).queryKey })
    },
  })
  return (
    <>
      <Button variant="default" leftSection={<Icon name="stop" size={16} />} onClick={open}>
        {calls.end}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={calls.end}
        confirm={calls.end}
        isWorking={end.isPending}
        problem={end.error}
        onConfirm={() => end.mutate()}
        onClose={close}
      >
        {calls.endText}
      </ConfirmDialog>
    </>
  )
}
