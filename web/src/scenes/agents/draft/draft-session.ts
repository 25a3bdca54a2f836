import { createStore, type StoreApi } from 'zustand/vanilla'
import { canonical, type FlowDraft } from '../../../flow/draft-flow.ts'
import { createDraftSaver, type SaveResult, type SaverState } from '../../../flow/draft-saver.ts'
import { createEditorStore, type EditorStore } from '../../../flow/editor-store.ts'
import type { Positions } from '../../../flow/positions.ts'

/** A draft as loaded from the service. */
export interface LoadedDraft {
  flow: FlowDraft
  revision: number
}

/** Changes that the service has not accepted yet, stored in this browser across reloads. */
export interface LocalCopy {
  flow: FlowDraft
  /** The revision on which the changes are based. */
  revision: number
  /** What was sent to the service without an answer: it may have become the next revision. */
  sent?: FlowDraft[]
}

/** The initial state of a session. */
export interface DraftStart {
  draft: LoadedDraft
  positions: Positions
  local: LocalCopy | null
}

/** The session's dependencies. */
export interface DraftSessionDeps {
  load(): Promise<LoadedDraft>
  save(flow: FlowDraft, revision: number): Promise<SaveResult>
  savePositions(positions: Positions): Promise<void>
  keep(copy: LocalCopy): Promise<void>
  /** The same at once, for a page that is being left. */
  keepNow(copy: LocalCopy): void
  forget(): Promise<void>
  /** Called when the user is no longer logged in. */
  onSignedOut(): void
}

export interface SessionState {
  saving: SaverState
  /** The version saved by another window; null while there is no conflict. */
  theirs: LoadedDraft | null
  /** A later version by another window, while nothing is unsaved here; it may have been overtaken since. */
  newer: LoadedDraft | null
  /** Whether changes of an earlier visit were restored from this browser. */
  isRestored: boolean
}

/** An open draft in this window: its content with undo, and its saving. */
export interface DraftSession {
  editor: EditorStore
  state: StoreApi<SessionState>
  /** Starts saving. Returns a function that saves pending changes and stops; it resolves when they are saved or cannot be. */
  start(): () => Promise<void>
  /** Keeps in this browser what the service has not accepted: the page may be gone before anything else is done. */
  leave(): void
  /** Saves now. Resolves with the revision, or null when it could not be saved. */
  flush(): Promise<number | null>
  keepMine(): void
  takeTheirs(label: string): void
  /** Replaces this draft by one that the service has made by discarding or restoring. */
  adopt(draft: LoadedDraft, label: string): void
  /** Finds out what the service has, which is said to be at a later revision. */
  notice(revision: number): Promise<void>
  /**
   * Takes what another window has saved, where nothing is unsaved here, after the service has refused to do something with
   * this revision. Otherwise the next save asks which of both to keep.
   */
  catchUp(label: string): Promise<boolean>
  /** Continues on the revision that publishing has made of `sent`. What was typed since then stays. */
  continueFrom(draft: LoadedDraft, sent: FlowDraft): void
}

const KEEP_AFTER_MS = 200
const SAVE_POSITIONS_AFTER_MS = 1_000

export function createDraftSession(deps: DraftSessionDeps, { draft, positions, local }: DraftStart): DraftSession {
  const editor = createEditorStore({ flow: draft.flow, positions })
  const saver = createDraftSaver(
    {
      async save(flow, revision) {
        sent = [...sent.slice(0, 1), flow]
        const result = await deps.save(flow, revision)
        if (result.kind === 'saved') accept(flow)
        return result
      },
      onState: onSaving,
      after(delayMs, callback) {
        const timer = setTimeout(callback, delayMs)
        return () => clearTimeout(timer)
      },
      now: () => performance.now(),
    },
    draft,
  )
  const isRestored = local !== null && !isSame(local.flow, draft.flow)
  const saving: SaverState = isRestored ? { kind: 'unsaved', revision: draft.revision } : saver.state()
  const state = createStore<SessionState>(() => ({ saving, theirs: null, newer: null, isRestored }))
  let revision = draft.revision
  /** What the service had when it last answered. */
  let base = draft.flow
  /** The first and the latest of what was sent without an answer. */
  let sent: FlowDraft[] = []
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  let positionsTimer: ReturnType<typeof setTimeout> | undefined
  let savedPositions = positions

  const flowNow = () => editor.getState().history.present.flow
  const copyNow = (): LocalCopy => ({ flow: flowNow(), revision, ...(sent.length > 0 && { sent }) })

  function accept(flow: FlowDraft): void {
    base = flow
    sent = []
  }

  /** Within a short time of each change, also while somebody types without a pause. */
  function keepSoon(): void {
    keepTimer ??= setTimeout(() => {
      keepTimer = undefined
      void deps.keep(copyNow())
    }, KEEP_AFTER_MS)
  }

  function onSaving(saving: SaverState): void {
    revision = saving.revision
    state.setState({ saving })
    switch (saving.kind) {
      case 'saved':
        clearTimeout(keepTimer)
        keepTimer = undefined
        return void deps.forget()
      case 'conflict':
        return void findOutTheirs()
      case 'signedOut':
        return deps.onSignedOut()
      case 'unsaved':
        return keepSoon()
      case 'saving':
      case 'failed':
    }
  }

  async function findOutTheirs(): Promise<void> {
    const theirs = await deps.load().catch(() => null)
    if (!theirs) return void setTimeout(() => void findOutTheirs(), SAVE_POSITIONS_AFTER_MS)
    const isMine = [flowNow(), base, ...sent].some((flow) => isSame(flow, theirs.flow))
    accept(theirs.flow)
    if (isMine) saver.resume(theirs.revision, theirs.flow)
    else state.setState({ theirs })
  }

  function onEdit(): void {
    const { flow, positions: placed } = editor.getState().history.present
    saver.change(flow)
    if (saver.state().kind !== 'saved') keepSoon()
    if (placed === savedPositions) return
    clearTimeout(positionsTimer)
    positionsTimer = setTimeout(() => {
      savedPositions = editor.getState().history.present.positions
      deps.savePositions(savedPositions).catch(() => undefined) // failing to save positions is not reported
    }, SAVE_POSITIONS_AFTER_MS)
  }

  function adopt(next: LoadedDraft, label: string): void {
    const { positions: placed } = editor.getState().history.present
    if (!isSame(next.flow, flowNow())) editor.getState().replace({ label }, { flow: next.flow, positions: placed })
    accept(next.flow)
    saver.resume(next.revision, next.flow)
  }

  const isBasedOnIt = local?.revision === draft.revision || (local?.sent ?? []).some((flow) => isSame(flow, draft.flow))
  if (isRestored && !isBasedOnIt) state.setState({ theirs: draft })
  if (isRestored) editor.getState().replace({ label: '' }, { flow: local.flow, positions })

  return {
    editor,
    state,
    start() {
      const unsubscribe = editor.subscribe((now, before) => {
        if (now.history.present !== before.history.present) onEdit()
      })
      if (isRestored && !state.getState().theirs) onEdit()
      return () => {
        unsubscribe()
        clearTimeout(positionsTimer)
        return saver.flush().finally(() => saver.stop())
      }
    },
    leave() {
      if (saver.state().kind !== 'saved') deps.keepNow(copyNow())
    },
    async flush() {
      await saver.flush()
      return saver.state().kind === 'saved' ? revision : null
    },
    keepMine() {
      const { theirs } = state.getState()
      if (!theirs) return
      state.setState({ theirs: null })
      saver.resume(theirs.revision, theirs.flow)
      onEdit()
    },
    takeTheirs(label) {
      const { theirs } = state.getState()
      if (!theirs) return
      state.setState({ theirs: null })
      adopt(theirs, label)
    },
    adopt,
    async notice(seen) {
      const isOlder = (next: number) => saver.state().kind === 'saved' && next > revision
      if (!isOlder(seen)) return
      const theirs = await deps.load()
      if (!isOlder(theirs.revision)) return
      if (isSame(theirs.flow, flowNow())) saver.resume(theirs.revision, theirs.flow)
      else state.setState({ newer: theirs })
    },
    async catchUp(label) {
      const theirs = await deps.load()
      const isUntouched = saver.state().kind === 'saved' && isSame(flowNow(), base)
      if (isUntouched) adopt(theirs, label)
      return isUntouched
    },
    continueFrom(next, sentFlow) {
      if (next.revision <= revision) return // a later save has answered first
      if (flowNow() === sentFlow) return adopt(next, '')
      accept(next.flow)
      saver.resume(next.revision, next.flow)
    },
  }
}

function isSame(one: FlowDraft, other: FlowDraft): boolean {
  return canonical(one) === canonical(other)
}
