import { useTexts } from '../../../i18n/texts-provider.tsx'
import styles from './text-test.module.css'

/** Speech is much quieter than a microphone's maximum. */
const GAIN = 4

/** Shows the microphone's level, 0 to 1. */
export function MicrophoneLevel({ level }: { level: number }) {
  const { test } = useTexts()
  const percent = Math.round(Math.min(1, level * GAIN) * 100)
  return (
    <div
      className={styles.level}
      role="meter"
      aria-label={test.microphoneLevel}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  )
}
