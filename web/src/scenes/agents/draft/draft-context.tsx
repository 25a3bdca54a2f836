import { createContext, use, useDeferredValue, useMemo } from 'react'
import { useStore } from 'zustand'
import { checkFlow, type FlowCheck } from '../../../../../src/machines/flow/check.ts'
import type { FlowDraft } from '../../../flow/draft-flow.ts'
import type { EditorState } from '../../../flow/editor-store.ts'
import { graphOf, type FlowGraph } from '../../../flow/graph.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import type { DraftSession, SessionState } from './draft-session.ts'

export interface DraftContextValue {
  session: DraftSession
  agentId: string
  projectId: string
  /** Opens a tab of the agent and focuses the control of a JSON pointer into the flow. */
  openTab(tab: 'flow' | 'data' | 'settings', pointer: string): void
}

export const DraftContext = createContext<DraftContextValue | null>(null)

export function useDraft(): DraftContextValue {
  const value = use(DraftContext)
  if (!value) throw new Error('useDraft needs a DraftProvider above it.')
  return value
}

export function useEditor<Part>(select: (state: EditorState) => Part): Part {
  return useStore(useDraft().session.editor, select)
}

export function useSession<Part>(select: (state: SessionState) => Part): Part {
  return useStore(useDraft().session.state, select)
}

export function useFlow(): FlowDraft {
  return useEditor((state) => state.history.present.flow)
}

export function useGraph(): FlowGraph {
  const flow = useFlow()
  return useMemo(() => graphOf(flow), [flow])
}

/** Returns the flow's problems, by the same check as the service's; delayed while typing. */
export function useFlowCheck(): FlowCheck {
  const flow = useDeferredValue(useFlow())
  return checkOnce(flow)
}

/** Returns the error at a control's JSON pointer; null if there is none. */
export function useFault(pointer: string): string | null {
  const { problems } = useTexts().editor
  const { issues } = useFlowCheck()
  const issue = issues.find(({ level, where }) => level === 'error' && where.pointer === pointer)
  return issue ? problems.message(issue.message) : null
}

const checks = new WeakMap<FlowDraft, FlowCheck>()

/** Cached: many controls check the same flow. */
function checkOnce(flow: FlowDraft): FlowCheck {
  const known = checks.get(flow)
  if (known) return known
  const check = checkFlow(flow)
  checks.set(flow, check)
  return check
}
