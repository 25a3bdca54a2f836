import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './status.module.css'

export type Tone = 'good' | 'bad' | 'warning' | 'busy' | 'quiet'

const ICONS: Record<Tone, IconName> = { good: 'check', bad: 'error', warning: 'warning', busy: 'live', quiet: 'dash' }

/** A state as colour, icon and word. */
export function Status({ tone, icon, children }: { tone: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={styles.status} data-tone={tone}>
      <Icon name={icon ?? ICONS[tone]} size={14} />
      <span>{children}</span>
    </span>
  )
}
