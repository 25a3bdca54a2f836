import { Button, Popover } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useState } from 'react'
import { sessionQuery } from '../../../api/session-queries.ts'
import { ConfirmDialog } from '../../../common/confirm-dialog.tsx'
import { useMessages } from '../../../common/messages.tsx'
import { Status, type Tone } from '../../../common/status.tsx'
import { differencesOf } from '../../../flow/difference.ts'
import type { FlowDraft } from '../../../flow/draft-flow.ts'
import type { SaverState } from '../../../flow/draft-saver.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { agentQuery } from '../queries.ts'
import { DifferenceList } from './difference-list.tsx'
import { useDraft, useFlow, useFlowCheck, useSession } from './draft-context.tsx'
import { discardDraft, loadDraft, publish } from './draft-requests.ts'
import styles from './draft-bar.module.css'
import { savedRevision } from './saved-revision.ts'
import { UndoButtons } from './undo-buttons.tsx'
import { useRefusal } from './use-refusal.ts'

/** Shows whether the draft is saved, with the button that publishes it. */
export function DraftBar() {
  const texts = useTexts()
  const { draft, publish: words, discard } = texts.editor
  const { session, agentId } = useDraft()
  const { say } = useMessages()
  const queries = useQueryClient()
  const reasonId = useId()
  const flow = useFlow()
  const saving = useSession((state) => state.saving)
  const errors = useFlowCheck().issues.filter((issue) => issue.level === 'error').length
  const [isDiscarding, setIsDiscarding] = useState(false)
  const [isComparing, setIsComparing] = useState(false)

  // Whoever is no longer logged in is asked to be, and comes back to what they typed.
  const isSignedOut = saving.kind === 'signedOut'
  useEffect(() => {
    if (isSignedOut) queries.fetchQuery({ ...sessionQuery(), staleTime: 0 }).catch(() => {})
  }, [isSignedOut, queries])

  const agent = useQuery(agentQuery(agentId))
  const live = agent.data?.published ? (agent.data.flow as FlowDraft) : null
  const differences = useMemo(() => (live ? differencesOf(live, flow) : null), [live, flow])
  const hasChanges = differences === null || differences.length > 0

  const publishing = useMutation({
    mutationFn: async () => {
      const sent = session.editor.getState().history.present.flow
      return { sent, published: await publish(agentId, await savedRevision(session)) }
    },
    onSuccess({ sent, published }) {
      session.continueFrom({ flow: published.flow as FlowDraft, revision: published.revision ?? 0 }, sent)
      queries.setQueryData(agentQuery(agentId).queryKey, published)
      void queries.invalidateQueries()
      say(words.done(published.published?.version ?? 1))
    },
    onError: useRefusal(),
  })

  const discarding = useMutation({
    mutationFn: async () => {
      await session.flush()
      const { revision } = await loadDraft(agentId)
      await discardDraft(agentId, revision)
      return loadDraft(agentId)
    },
    onSuccess(left) {
      session.adopt(left, texts.editor.done.discard)
      setIsDiscarding(false)
      void queries.invalidateQueries({ queryKey: agentQuery(agentId).queryKey })
    },
  })

  const reason = errors > 0 ? words.hasErrors(errors) : hasChanges ? null : words.noChanges
  return (
    <div className={styles.bar}>
      <div role="status" aria-label={draft.label} className={styles.state}>
        <Status tone={toneOf(saving)}>{wordsFor(saving, texts)}</Status>
      </div>
      <UndoButtons />
      <div className={styles.actions}>
        {reason !== null && (
          <p id={reasonId} className={styles.reason}>
            {reason}
          </p>
        )}
        {differences !== null && differences.length > 0 && (
          <Popover
            opened={isComparing}
            onChange={setIsComparing}
            width="min(22.5rem, calc(100vw - 2rem))"
            position="bottom-end"
            trapFocus
          >
            <Popover.Target>
              <Button variant="subtle" size="sm" onClick={() => setIsComparing(!isComparing)}>
                {words.changes(differences.length)}
              </Button>
            </Popover.Target>
            <Popover.Dropdown>
              <h3 className={styles.title}>{words.changesTitle}</h3>
              <DifferenceList differences={differences} />
              <p className={styles.hint}>{words.live}</p>
            </Popover.Dropdown>
          </Popover>
        )}
        {live !== null && hasChanges && (
          <Button variant="default" size="sm" onClick={() => setIsDiscarding(true)}>
            {discard.button}
          </Button>
        )}
        <Button
          size="sm"
          disabled={reason !== null}
          aria-describedby={reason === null ? undefined : reasonId}
          title={reason ?? undefined}
          loading={publishing.isPending}
          onClick={() => publishing.mutate()}
        >
          {words.button}
        </Button>
      </div>
      <ConfirmDialog
        opened={isDiscarding}
        title={discard.title}
        confirm={discard.confirm}
        isWorking={discarding.isPending}
        problem={discarding.error}
        onConfirm={() => discarding.mutate()}
        onClose={() => setIsDiscarding(false)}
      >
        {discard.body}
      </ConfirmDialog>
    </div>
  )
}

function toneOf({ kind }: SaverState): Tone {
  switch (kind) {
    case 'saved':
      return 'good'
    case 'unsaved':
    case 'saving':
      return 'quiet'
    case 'failed':
    case 'signedOut':
      return 'warning'
    case 'conflict':
      return 'bad'
  }
}

function wordsFor(state: SaverState, { editor: { draft }, problems }: ReturnType<typeof useTexts>): string {
  switch (state.kind) {
    case 'saved':
      return draft.saved
    case 'unsaved':
      return draft.unsaved
    case 'saving':
      return draft.saving
    case 'failed':
      return state.failure.kind === 'refused'
        ? draft.refused(problems.refusal(state.failure.message))
        : draft.unreachable(Math.round(state.retryInMs / 1_000))
    case 'conflict':
      return draft.conflict
    case 'signedOut':
      return draft.signedOut
  }
}
