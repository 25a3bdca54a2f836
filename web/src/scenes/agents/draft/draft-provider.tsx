import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Problem } from '../../../api/problem.ts'
import { QueryState } from '../../../common/query-state.tsx'
import { useMessages } from '../../../common/messages.tsx'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { NewerDraft } from './newer-draft.tsx'
import { DraftContext, useSession, type DraftContextValue } from './draft-context.tsx'
import { loadDraft, loadPositions, saveDraft, savePositions } from './draft-requests.ts'
import { createDraftSession, type DraftStart } from './draft-session.ts'
import { forgetLocalCopy, readLocalCopy, writeLocalCopy, writeLocalCopyNow } from './local-copy.ts'

interface DraftProviderProps {
  agentId: string
  projectId: string
  openTab: DraftContextValue['openTab']
  /** Shown while the draft is loaded. */
  fallback: ReactNode
  children: ReactNode
}

/** The last saves of drafts that were left for another page, by agent. */
const lastSaves = new Map<string, Promise<void>>()

/** Loads what the draft of an agent begins with. A page that asks for it early gets it while its own data are loaded. */
export function useDraftStart(agentId: string): UseQueryResult<DraftStart, Problem> {
  return useQuery({
    queryKey: ['draftSession', agentId],
    queryFn: async (): Promise<DraftStart> => {
      await lastSaves.get(agentId)
      const [draft, positions, local] = await Promise.all([
        loadDraft(agentId),
        loadPositions(agentId),
        readLocalCopy(agentId),
      ])
      return { draft, positions, local }
    },
    // Loaded once per visit: while it is open, the session has the current state.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Loads an agent's draft and provides it, with undo and saving, to the tabs below. */
export function DraftProvider({ agentId, projectId, openTab, fallback, children }: DraftProviderProps) {
  const start = useDraftStart(agentId)
  if (start.data === undefined) {
    return (
      <>
        {fallback}
        <QueryState query={start}>{() => null}</QueryState>
      </>
    )
  }
  return (
    <OpenDraft key={agentId} start={start.data} agentId={agentId} projectId={projectId} openTab={openTab}>
      {children}
    </OpenDraft>
  )
}

function OpenDraft({
  start,
  agentId,
  projectId,
  openTab,
  children,
}: Omit<DraftProviderProps, 'fallback'> & { start: DraftStart }) {
  const queries = useQueryClient()
  const [session] = useState(() =>
    createDraftSession(
      {
        load: () => loadDraft(agentId),
        save: (flow, revision) => saveDraft(agentId, flow, revision),
        savePositions: (positions) => savePositions(agentId, positions),
        keep: (copy) => writeLocalCopy(agentId, copy),
        keepNow: (copy) => writeLocalCopyNow(agentId, copy),
        forget: () => forgetLocalCopy(agentId),
        onSignedOut: () => void queries.invalidateQueries({ queryKey: ['getSession'] }),
      },
      start,
    ),
  )
  useEffect(() => {
    const stop = session.start()
    const leave = () => {
      // Some fields take what was typed when they lose the focus.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      session.leave()
    }
    window.addEventListener('pagehide', leave)
    return () => {
      const lastSave = stop().finally(() => {
        window.removeEventListener('pagehide', leave)
        if (lastSaves.get(agentId) === lastSave) lastSaves.delete(agentId)
      })
      lastSaves.set(agentId, lastSave)
    }
  }, [session, agentId])
  const value = useMemo(() => ({ session, agentId, projectId, openTab }), [session, agentId, projectId, openTab])
  return (
    <DraftContext value={value}>
      <RestoredMessage />
      <ConflictDialog />
      <NewerDraft />
      {children}
    </DraftContext>
  )
}

function RestoredMessage() {
  const isRestored = useSession((state) => state.isRestored)
  const { say } = useMessages()
  const { editor } = useTexts()
  useEffect(() => {
    if (isRestored) say(editor.draft.restored, 'info')
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each visit
  }, [isRestored])
  return null
}
