import { useQueryClient } from '@tanstack/react-query'
import type { Problem } from '../../../api/problem.ts'
import { useMessages } from '../../../common/messages.tsx'
import { problemText } from '../../../common/problem-text.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { agentQuery } from '../queries.ts'
import { useDraft } from './draft-context.tsx'

/** Says why nothing was done with the draft. One that another window has changed is read again first. */
export function useRefusal(): (problem: Problem) => Promise<void> {
  const texts = useTexts()
  const { session, agentId } = useDraft()
  const { say } = useMessages()
  const queries = useQueryClient()
  return async (problem) => {
    if (problem.status !== 412) return say(problemText(problem, texts), 'bad')
    void queries.invalidateQueries({ queryKey: agentQuery(agentId).queryKey })
    void queries.invalidateQueries({ queryKey: ['listVersions', { id: agentId }] })
    // Where something is unsaved here, a dialog asks which of both to keep.
    const isTaken = await session.catchUp(texts.editor.done.theirs).catch(() => false)
    if (isTaken) say(texts.editor.draft.caughtUp, 'info')
  }
}
