import { useCallback } from 'react'
import { Problem } from '../../../api/problem.ts'
import type { FlowDraft } from '../../../flow/draft-flow.ts'
import { useDraft, useFlow, useFlowCheck } from './draft-context.tsx'

/** The current draft, for tests of it. */
export interface DraftFlow {
  flow: FlowDraft
  /** Whether it has no error. */
  ready: boolean
  /** Saves pending changes. Throws `Problem` if they cannot be saved. */
  save(this: void): Promise<void>
}

export function useDraftFlow(): DraftFlow {
  const { session } = useDraft()
  const flow = useFlow()
  const { ready } = useFlowCheck()
  const save = useCallback(async () => {
    if ((await session.flush()) === null) throw new Problem(0, '')
  }, [session])
  return { flow, ready, save }
}
