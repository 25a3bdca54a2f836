import { ActionIcon, Tooltip } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { Turn } from '../../../api/types.ts'
import { Icon } from '../../../common/icon.tsx'
import { languageOf } from '../../../common/language-of.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import transcript from '../../calls/transcript.module.css'
import styles from './conversation-log.module.css'

interface ConversationLogProps {
  turns: Turn[]
  /** The message that is being answered. */
  pending: string | null
  /** Which turns the user can go back to: to before the person's message. */
  rewind?: { canReach: (turn: Turn) => boolean; isWorking: boolean; go: (turn: Turn) => void }
}

/** The conversation so far, newest last. */
export function ConversationLog({ turns, pending, rewind }: ConversationLogProps) {
  const { test } = useTexts()
  const log = useRef<HTMLDivElement>(null)

  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [turns.length, pending])

  return (
    <div ref={log} role="log" aria-label={test.conversation} tabIndex={0} className={styles.log}>
      {turns.map((turn) => (
        <div key={turn.id} className={transcript.turn}>
          {turn.callerText !== null && (
            <div className={styles.said}>
              {rewind?.canReach(turn) && (
                <Tooltip label={test.rewind}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={test.rewindTo(turn.callerText)}
                    disabled={rewind.isWorking}
                    onClick={() => rewind.go(turn)}
                  >
                    <Icon name="undo" size={16} />
                  </ActionIcon>
                </Tooltip>
              )}
              <Line who={test.you} text={turn.callerText} kind="person" />
            </div>
          )}
          <Line who={test.agent} text={turn.agentText} kind="agent" />
        </div>
      ))}
      {pending !== null && (
        <div className={transcript.turn}>
          <Line who={test.you} text={pending} kind="person" />
          <p className={styles.thinking}>{test.thinking}</p>
        </div>
      )}
    </div>
  )
}

function Line({ who, text, kind }: { who: string; text: string; kind: 'person' | 'agent' }) {
  return (
    <p className={transcript[kind]} lang={languageOf(text)}>
      <span className="visually-hidden">{who}: </span>
      {text}
    </p>
  )
}
