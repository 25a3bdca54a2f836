import { useEffect, useRef } from 'react'
import type { Turn } from '../../../api/types.ts'
import { languageOf } from '../../../common/language-of.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import transcript from '../../calls/transcript.module.css'
import styles from './conversation-log.module.css'

/** The conversation so far, newest at the foot; `pending` is what is being answered. */
export function ConversationLog({ turns, pending }: { turns: Turn[]; pending: string | null }) {
  const { test } = useTexts()
  const log = useRef<HTMLDivElement>(null)

  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [turns.length, pending])

  return (
    <div ref={log} role="log" aria-label={test.conversation} tabIndex={0} className={styles.log}>
      {turns.map(({ id, callerText, agentText }) => (
        <div key={id} className={transcript.turn}>
          {callerText !== null && <Line who={test.you} text={callerText} kind="person" />}
          <Line who={test.agent} text={agentText} kind="agent" />
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
