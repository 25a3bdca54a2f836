import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { CloseButton } from '@mantine/core'
import { useTexts } from '../i18n/texts-provider.tsx'
import { Icon, type IconName } from './icon.tsx'
import styles from './messages.module.css'

type MessageTone = 'good' | 'bad' | 'info'

interface Message {
  text: string
  tone: MessageTone
}

interface Messages {
  message: Message | null
  /** Shows a message in the line at the foot of the page. */
  say(text: string, tone?: MessageTone): void
  clear(): void
}

const ICONS: Record<MessageTone, IconName> = { good: 'check', bad: 'error', info: 'info' }

/** Success messages disappear after this time, because they cover what is below. Errors stay until they are closed. */
const SHOWN_FOR_MS = 10_000

const Context = createContext<Messages | null>(null)

export function MessagesProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Message | null>(null)
  const say = useCallback((text: string, tone: MessageTone = 'good') => setMessage({ text, tone }), [])
  const clear = useCallback(() => setMessage(null), [])
  const value = useMemo(() => ({ message, say, clear }), [message, say, clear])
  return <Context value={value}>{children}</Context>
}

export function useMessages(): Messages {
  const messages = use(Context)
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it.')
  return messages
}

/** The line itself. It stays in the page while it is empty, so that screen readers announce its content. */
export function MessageLine() {
  const { message, clear } = useMessages()
  const { common } = useTexts()
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (message === null || message.tone === 'bad' || isHeld) return
    const timer = setTimeout(clear, SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [message, clear, isHeld])
  const close = () => {
    clear()
    setIsHeld(false)
  }
  return (
    <div
      className={styles.line}
      data-empty={message === null}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div role="status" aria-label={common.messages} className={styles.text} data-tone={message?.tone}>
        {message && (
          <>
            <Icon name={ICONS[message.tone]} size={16} />
            <span>{message.text}</span>
          </>
        )}
      </div>
      {message && <CloseButton size="sm" aria-label={common.dismiss} onClick={close} />}
    </div>
  )
}
