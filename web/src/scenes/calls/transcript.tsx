import type { Call } from '../../api/types.ts'
import { languageOf } from '../../common/language-of.ts'
import { Status } from '../../common/status.tsx'
import { duration } from '../../common/times.ts'
import { useLanguage } from '../../i18n/texts-provider.tsx'
import type { MarkedWords } from './evidence-list.tsx'
import { MarkedText } from './marked-text.tsx'
import styles from './transcript.module.css'
import { TurnLatency } from './turn-latency.tsx'

interface TranscriptProps {
  turns: Call['turns']
  /** Whether more may come. */
  isRunning?: boolean
  /** Highlighted words of one turn. */
  marked?: MarkedWords | null
}

/** Number of turns from which a call counts as long. */
const LONG_CALL = 100

/** The transcript: the person on the right, the agent on the left. */
export function Transcript({ turns, isRunning = false, marked = null }: TranscriptProps) {
  const { language, texts } = useLanguage()
  const { calls } = texts
  if (turns.length === 0) return <p className={styles.none}>{isRunning ? calls.noTurnsYet : calls.noTurns}</p>
  return (
    <ol
      className={styles.turns}
      aria-label={calls.transcript}
      aria-live={isRunning ? 'polite' : undefined}
      data-long={turns.length > LONG_CALL}
    >
      {turns.map((turn) => (
        <li key={turn.id} className={styles.turn}>
          {turn.callerText !== null && (
            <p className={styles.person} lang={languageOf(turn.callerText)}>
              <span className="visually-hidden">{calls.person}: </span>
              <MarkedText text={turn.callerText} words={marked?.turn === turn.index ? marked : null} />
            </p>
          )}
          <p className={styles.agent} lang={languageOf(turn.agentText)}>
            <span className="visually-hidden">{calls.agent}: </span>
            {turn.agentText}
          </p>
          <p className={styles.note}>
            <code>{turn.nodeId}</code>
            {turn.latency ? (
              <TurnLatency latency={turn.latency} />
            ) : (
              turn.llmMs !== null && <span title={calls.fromLastWord}>{duration(turn.llmMs, language)}</span>
            )}
            {turn.interrupted && <Status tone="warning">{calls.interrupted}</Status>}
          </p>
        </li>
      ))}
    </ol>
  )
}
