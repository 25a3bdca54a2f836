import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Problem } from '../api/problem.ts'
import { useTexts } from '../i18n/texts-provider.tsx'
import { Dialog } from './dialog.tsx'
import { Failure } from './query-state.tsx'

interface ConfirmDialogProps {
  opened: boolean
  title: string
  /** The consequences, and what cannot be undone. */
  children: ReactNode
  /** The button's label, a verb: "Revoke". */
  confirm: string
  /** Whether it destroys something. Default true. */
  isDangerous?: boolean
  isWorking?: boolean
  problem?: Problem | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog({
  opened,
  title,
  children,
  confirm,
  isDangerous = true,
  isWorking = false,
  problem,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { common } = useTexts()
  return (
    <Dialog opened={opened} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': common.close }}>
      <Text component="div">{children}</Text>
      {problem && <Failure problem={problem} />}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {common.cancel}
        </Button>
        <Button {...(isDangerous && { color: 'red' })} onClick={onConfirm} loading={isWorking}>
          {confirm}
        </Button>
      </Group>
    </Dialog>
  )
}
