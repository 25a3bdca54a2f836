import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/texts-provider.tsx'
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

interface NoMatchProps {
  icon: IconName
  text: string
  /** Removes all filters. */
  clear: () => void
}

/** A list that is empty only because of its filters. */
export function NoMatch({ icon, text, clear }: NoMatchProps) {
  const { common } = useTexts()
  return (
    <Empty
      icon={icon}
      action={
        <Button variant="default" onClick={clear}>
          {common.clearFilters}
        </Button>
      }
    >
      {text}
    </Empty>
  )
}
