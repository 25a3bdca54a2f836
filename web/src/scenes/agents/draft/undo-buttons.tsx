import { ActionIcon } from '@mantine/core'
import { useRef, type RefObject } from 'react'
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
  const undoButton = useRef<HTMLButtonElement>(null)
  const redoButton = useRef<HTMLButtonElement>(null)

  /** A button that has nothing left to do cannot keep the focus: the other one has something to do then. */
  const press = (command: () => void, pressed: HTMLButtonElement, other: RefObject<HTMLButtonElement | null>) => {
    command()
    setTimeout(() => {
      if (pressed.disabled) other.current?.focus()
    })
  }

  return (
    <ActionIcon.Group>
      <ActionIcon
        ref={undoButton}
        variant="default"
        size={30}
        aria-label={undo}
        title={`${undo} ${lastDone}`}
        disabled={!canUndo}
        onClick={({ currentTarget }) => press(session.editor.getState().undo, currentTarget, redoButton)}
      >
        <Icon name="undo" size={16} />
      </ActionIcon>
      <ActionIcon
        ref={redoButton}
        variant="default"
        size={30}
        aria-label={redo}
        title={`${redo} ${nextDone}`}
        disabled={!canRedo}
        onClick={({ currentTarget }) => press(session.editor.getState().redo, currentTarget, undoButton)}
      >
        <Icon name="redo" size={16} />
      </ActionIcon>
    </ActionIcon.Group>
  )
}
