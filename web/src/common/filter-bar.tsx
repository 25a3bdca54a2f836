import type { ReactNode } from 'react'
import styles from './filter-bar.module.css'

/** What narrows a list, above it. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>
}
