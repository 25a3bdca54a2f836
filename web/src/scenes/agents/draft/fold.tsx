import { UnstyledButton } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import { Icon } from '../../../common/icon.tsx'
import styles from './fold.module.css'

interface FoldProps {
  title: string
  /** A short summary of the content. */
  note?: string
  /** JSON pointers of the controls inside: a problem at one of them unfolds the section. */
  pointers: readonly string[]
  children: ReactNode
}

/** A folded section for controls that few flows need. Its content is rendered when it is unfolded. */
export function Fold({ title, note, pointers, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <UnstyledButton
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-opens={pointers.join(' ')}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'down' : 'right'} size={16} />
        <span>{title}</span>
        {note !== undefined && note !== '' && <span className={styles.note}>{note}</span>}
      </UnstyledButton>
      {isOpen && (
        <div id={id} className={styles.content}>
          {children}
        </div>
      )}
    </div>
  )
}
