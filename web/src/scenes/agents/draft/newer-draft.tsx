import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Problem } from '../../../api/problem.ts'
import { useMessages } from '../../../common/messages.tsx'
import { problemText } from '../../../common/problem-text.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { agentQuery } from '../queries.ts'
import { useDraft, useSession } from './draft-context.tsx'
import styles from './newer-draft.module.css'

/**
 * Says that another window has saved a later version of what is shown here, and offers it. It is not taken unasked:
 * somebody may be reading, or about to type.
 */
export function NewerDraft() {
  const { session, agentId } = useDraft()
  const texts = useTexts()
  const { draft, done } = texts.editor
  const { say } = useMessages()
  const { saving, newer } = useSession((state) => state)
  const { data: agent } = useQuery(agentQuery(agentId))
  const revision = agent?.revision ?? 0

  useEffect(() => {
    // It is found out once more with the next change, or when something is saved.
    session.notice(revision).catch(() => {})
  }, [session, revision])

  if (saving.kind !== 'saved' || newer === null || newer.revision <= saving.revision) return null
  const show = () => session.catchUp(done.theirs).catch((problem: Problem) => say(problemText(problem, texts), 'bad'))
  return (
    <div role="status" className={styles.newer}>
      <p>{draft.newer}</p>
      <Button variant="default" size="xs" onClick={() => void show()}>
        {draft.showNewer}
      </Button>
    </div>
  )
}
