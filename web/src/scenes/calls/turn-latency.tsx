import type { Schemas } from '../../api/types.ts'
import { duration } from '../../common/times.ts'
import { useLanguage } from '../../i18n/texts-provider.tsx'
import styles from './turn-latency.module.css'

type Latency = NonNullable<Schemas['TurnLatency']>

const PARTS = ['endpointingMs', 'recognitionMs', 'modelMs', 'synthesisMs', 'ownMs'] as const

/** The parts of a turn's latency: a bar with its numbers next to it. */
export function TurnLatency({ latency }: { latency: Latency }) {
  const { language, texts } = useLanguage()
  const { calls } = texts
  const parts = PARTS.map((part) => ({ part, ms: latency[part] })).filter(({ ms }) => ms >= 1)
  const total = parts.reduce((sum, { ms }) => sum + ms, 0)
  if (total === 0) return null
  return (
    <span className={styles.latency}>
      <span className={styles.bar} aria-hidden="true">
        {parts.map(({ part, ms }) => (
          <span key={part} data-part={part} style={{ flexGrow: ms }} />
        ))}
      </span>
      <span className={styles.numbers}>
        {duration(total, language)}:{' '}
        {parts.map(({ part, ms }) => `${calls.latency[part]} ${duration(ms, language)}`).join(', ')}
      </span>
    </span>
  )
}
