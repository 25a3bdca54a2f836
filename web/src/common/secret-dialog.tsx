import { Button, Group, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/texts-provider.tsx'
import { CopyButton } from './copy-button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './secret-dialog.module.css'

interface SecretDialogProps {
  title: string
  /** Label of the field that shows the secret. */
  label: string
  /** Label of the button that copies it. */
  copyLabel: string
  /** Null while there is nothing to show: then the page does not contain it either. */
  secret: string | null
  children?: ReactNode
  onStored: () => void
}

/**
 * Shows a secret once. Only its own button closes it: neither Escape nor a click outside may lose a value that cannot
 * be shown again.
 */
export function SecretDialog({ title, label, copyLabel, secret, children, onStored }: SecretDialogProps) {
  const { common } = useTexts()
  return (
    <Dialog
      opened={secret !== null}
      onClose={() => {}}
      title={title}
      size="lg"
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      <Text mb="sm">{common.shownOnce}</Text>
      <div className={styles.row}>
        <TextInput
          label={label}
          value={secret ?? ''}
          readOnly
          className={styles.field ?? ''}
          classNames={{ input: styles.secret ?? '' }}
          onFocus={(event) => event.currentTarget.select()}
          data-autofocus
        />
        <CopyButton text={secret ?? ''} label={copyLabel} size="sm" />
      </div>
      {children}
      <Group justify="flex-end" mt="lg">
        <Button onClick={onStored}>{common.stored}</Button>
      </Group>
    </Dialog>
  )
}
