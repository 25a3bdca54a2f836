import type { FlowDraft } from '../../../flow/draft-flow.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { useDraft } from '../draft/draft-context.tsx'

/**
 * Edits the flow's data. Typing at one control within half a second is one step of undo: `typedAt` names the control.
 */
export type EditData = (command: (flow: FlowDraft) => FlowDraft, typedAt?: string) => void

export function useEditData(): EditData {
  const { done } = useTexts().editor
  const { session } = useDraft()
  return (command, typedAt) =>
    session.editor
      .getState()
      .edit({ label: done.data, ...(typedAt !== undefined && { mergeKey: typedAt }) }, command)
}
