import { useEffect, useRef, type ReactNode } from 'react'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: string
  /** Next to the heading, such as a state. */
  beside?: ReactNode
  /** One sentence below the heading. */
  lead?: ReactNode
  /** Links to the parent pages, above the heading. */
  trail?: ReactNode
  /** Buttons of the page, the main one last. */
  actions?: ReactNode
}

let isFirstPage = true

/** The page's only heading. Sets the tab's title, and gets the focus after navigation. */
export function PageHeader({ title, beside, lead, trail, actions }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = `${title} · Parley`
  }, [title])

  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true })
    isFirstPage = false
  }, [])

  return (
    <header className={styles.header}>
      {trail && <div className={styles.trail}>{trail}</div>}
      <div className={styles.row}>
        <div className={styles.titles}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {beside}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  )
}
