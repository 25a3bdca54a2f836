import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../common/icon.tsx'
import { Section } from '../../../common/section.tsx'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { useDraft, useFlowCheck } from '../draft/draft-context.tsx'
import { focusPointerSoon } from '../draft/focus-pointer.ts'
import styles from './problems.module.css'

type Issue = ReturnType<typeof useFlowCheck>['issues'][number]

const FIRST_SHOWN = 8

/** The flow's errors and warnings. Each links to the control that fixes it; F8 goes to the next one. */
export function Problems() {
  const { problems } = useTexts().editor
  const { issues } = useFlowCheck()
  const goTo = useGoToProblem()
  const [showsAll, setShowsAll] = useState(false)
  const last = useRef(-1)

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'F8' || issues.length === 0) return
      event.preventDefault()
      last.current = (last.current + 1) % issues.length
      const issue = issues[last.current]
      if (issue) goTo(issue)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [issues, goTo])

  const shown = showsAll ? issues : issues.slice(0, FIRST_SHOWN)
  return (
    <Section title={problems.title}>
      {issues.length === 0 && <p className={styles.none}>{problems.none}</p>}
      {/* The role is said again because lists without markers lose theirs in Safari. */}
      <ul className={styles.list} role="list" aria-label={problems.title}>
        {shown.map((issue) => (
          <li key={`${issue.level} ${issue.message}`}>
            <button type="button" className={styles.problem} data-level={issue.level} onClick={() => goTo(issue)}>
              <Icon name={issue.level === 'error' ? 'error' : 'warning'} size={16} />
              <span>
                <span className={styles.level}>{problems.level[issue.level]}: </span>
                {problems.message(issue.message)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {issues.length > shown.length && (
        <Button variant="subtle" size="xs" onClick={() => setShowsAll(true)}>
          {problems.more(issues.length - shown.length)}
        </Button>
      )}
    </Section>
  )
}

function useGoToProblem() {
  const { session, openTab } = useDraft()
  return ({ where }: Issue) => {
    const [, part] = where.pointer.split('/')
    if (part === 'fields' || part === 'variables') return openTab('data', where.pointer)
    if (part === 'settings') return openTab('settings', where.pointer)
    if (where.node !== null) session.editor.getState().select(where.node)
    focusPointerSoon(where.pointer)
  }
}
