import { Button, type ButtonProps } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useTexts } from '../i18n/texts-provider.tsx'
import { Icon } from './icon.tsx'
import { useMessages } from './messages.tsx'

/** Copies `text` and confirms it. */
export function CopyButton({ text, label, ...props }: { text: string; label?: string } & ButtonProps) {
  const { common } = useTexts()
  const { say } = useMessages()
  const clipboard = useClipboard()
  const copy = () => {
    clipboard.copy(text)
    say(common.copied)
  }
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Icon name={clipboard.copied ? 'check' : 'copy'} size={16} />}
      onClick={copy}
      {...props}
    >
      {label ?? common.copy}
    </Button>
  )
}
