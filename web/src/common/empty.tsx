import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './empty.module.css'

/** An empty list: one sentence, one button. */
export function Empty({ icon, children, action }: { icon: IconName; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name={icon} size={28} />
      </span>
      <p>{children}</p>
      {action}
    </div>
  )
}
