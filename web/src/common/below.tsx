import type { ReactNode } from 'react'
import styles from './below.module.css'

/** The second line of a cell, less important than the first. */
export function Below({ children }: { children: ReactNode }) {
  return <span className={styles.below}>{children}</span>
}
