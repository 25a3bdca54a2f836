import { useCallback } from 'react'
import { Problem } from '../../../api/problem.ts'
import type { FlowDraft } from '../../../flow/draft-flow.ts'
import { useDraft, useFlow, useFlowCheck } from './draft-context.tsx'

/** The draft as it stands here, for whatever tries it out. */
export interface DraftFlow {
  flow: FlowDraft
  /** Whether it has no error. */
  ready: boolean
  /** Makes sure that the service has it as it stands. Throws `Problem` where it could not be saved. */
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
