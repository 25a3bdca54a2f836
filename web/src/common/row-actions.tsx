import type { ReactNode } from 'react'
import styles from './row-actions.module.css'

/** Small buttons of one row of a table. */
export function RowActions({ children }: { children: ReactNode }) {
  return (
    <span data-row-actions className={styles.actions}>
      {children}
    </span>
  )
}
