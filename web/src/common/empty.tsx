import { Button } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useTexts } from '../i18n/texts-provider.tsx'
import { Icon, type IconName } from './icon.tsx'
import { LoadMore, type LoadMoreProps } from './load-more.tsx'
import { returnFocus } from './return-focus.ts'
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

interface NoMatchProps {
  icon: IconName
  /** That nothing matches, once everything has been searched. */
  text: string
  /** Removes all filters. */
  clear: () => void
  /** Of a list that is searched page by page. */
  query?: LoadMoreProps['query']
}

/** A list that is empty only because of its filters. */
export function NoMatch({ icon, text, clear, query }: NoMatchProps) {
  const { common } = useTexts()
  // It goes away with the button that was pressed.
  useEffect(() => returnFocus, [])
  return (
    <Empty
      icon={icon}
      action={
        <>
          {query && <LoadMore query={query} />}
          <Button variant="default" onClick={clear}>
            {common.clearFilters}
          </Button>
        </>
      }
    >
      {query?.hasNextPage ? common.noMatchYet : text}
    </Empty>
  )
}
