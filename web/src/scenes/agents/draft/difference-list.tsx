import type { Difference } from '../../../flow/difference.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import styles from './difference-list.module.css'

const MAX_SHOWN = 30

/** The differences between two flows, one line each. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  const { difference, publish } = useTexts().editor
  if (differences.length === 0) return <p className={styles.none}>{difference.none}</p>
  return (
    // Scrolled by keyboard, where it is long.
    <ul className={styles.list} tabIndex={0} aria-label={publish.changes(differences.length)}>
      {differences.slice(0, MAX_SHOWN).map(({ part, name, change, attributes }) => (
        <li key={`${part} ${name}`} data-change={change}>
          <span className={styles.sign} aria-hidden="true">
            {SIGNS[change]}
          </span>
          <span>
            {difference.part[part]} <strong>{name}</strong> {difference.change[change]}
            {attributes.length > 0 && <span className={styles.attributes}>: {attributes.join(', ')}</span>}
          </span>
        </li>
      ))}
      {differences.length > MAX_SHOWN && <li>{difference.more(differences.length - MAX_SHOWN)}</li>}
    </ul>
  )
}

const SIGNS = { added: '+', removed: '−', changed: '~' }
