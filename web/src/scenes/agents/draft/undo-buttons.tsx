import { ActionIcon } from '@mantine/core'
import { Icon } from '../../../common/icon.tsx'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { useDraft, useEditor } from './draft-context.tsx'
import { useUndoKeys } from './use-undo-keys.ts'

/** Undo and redo of all changes to the draft, on any tab. */
export function UndoButtons() {
  const { undo, redo } = useTexts().editor
  const { session } = useDraft()
  useUndoKeys(session.editor)
  const canUndo = useEditor((state) => state.history.past.length > 0)
  const canRedo = useEditor((state) => state.history.future.length > 0)
  const lastDone = useEditor((state) => state.history.past.at(-1)?.label ?? '')
  const nextDone = useEditor((state) => state.history.future[0]?.label ?? '')
  return (
    <ActionIcon.Group>
      <ActionIcon
        variant="default"
        size={30}
        aria-label={undo}
        title={`${undo} ${lastDone}`}
        disabled={!canUndo}
        onClick={() => session.editor.getState().undo()}
      >
        <Icon name="undo" size={16} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={30}
        aria-label={redo}
        title={`${redo} ${nextDone}`}
        disabled={!canRedo}
        onClick={() => session.editor.getState().redo()}
      >
        <Icon name="redo" size={16} />
      </ActionIcon>
    </ActionIcon.Group>
  )
}
