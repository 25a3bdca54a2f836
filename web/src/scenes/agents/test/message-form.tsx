import { Button, Textarea } from '@mantine/core'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Problem } from '../../../api/problem.ts'
import { Icon } from '../../../common/icon.tsx'
import { useKept } from '../../../common/kept.ts'
import { problemText } from '../../../common/problem-text.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import styles from './message-form.module.css'

interface MessageFormProps {
  /** Of the conversation; what is typed is kept for each. */
  callId: string
  suggestions: string[]
  isWorking: boolean
  isOver: boolean
  problem: Problem | null
  onSend: (text: string) => Promise<unknown>
}

/** Under which the text that is typed in a conversation is kept. */
export const messageKey = (callId: string) => `test-message.${callId}`

/** The message field. The typed text is kept until it was answered, and what was typed meanwhile after that. */
export function MessageForm({ callId, suggestions, isWorking, isOver, problem, onSend }: MessageFormProps) {
  const texts = useTexts()
  const { test } = texts
  const [text, setText, clear] = useKept(messageKey(callId), '')
  const typed = useRef(text)
  useEffect(() => void (typed.current = text), [text])
  const field = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (isOver) return
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [isOver])

  const send = (said: string) => {
    if (said.trim() === '' || isWorking || isOver) return
    onSend(said).then(
      () => {
        const rest = typed.current.replace(said, '').trim()
        if (rest === '') clear()
        else setText(rest)
      },
      () => {}, // shown beside the field
    )
    field.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send(text)
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send(text)
      }}
    >
      {suggestions.length > 0 && (
        <div className={styles.suggestions} role="group" aria-label={test.suggestions}>
          {suggestions.map((suggestion) => (
            <Button
              key={suggestion}
              variant="default"
              size="xs"
              radius="xl"
              disabled={isWorking}
              onClick={() => send(suggestion)}
            >
              {suggestion}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.row}>
        <Textarea
          ref={field}
          className={styles.field ?? ''}
          label={test.message}
          placeholder={test.messagePlaceholder}
          autosize
          minRows={1}
          maxRows={6}
          value={text}
          readOnly={isOver}
          error={problem ? problemText(problem, texts) : null}
          errorProps={{ role: 'alert' }}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          className={styles.send ?? ''}
          loading={isWorking}
          disabled={isOver}
          leftSection={<Icon name="send" size={16} />}
        >
          {test.send}
        </Button>
      </div>
    </form>
  )
}
