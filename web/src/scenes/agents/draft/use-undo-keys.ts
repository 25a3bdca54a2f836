import { useEffect } from 'react'
import type { EditorStore } from '../../../flow/editor-store.ts'

/** Ctrl+Z and Ctrl+Y (or Shift+Ctrl+Z) anywhere on the page of a draft; text fields keep their own undo. */
export function useUndoKeys(editor: EditorStore): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return
      const { target } = event
      if (isTextField(target)) return
      const isElsewhere = target instanceof Element && target !== document.body && target.closest('main') === null
      if (isElsewhere) return
      const key = event.key.toLowerCase()
      if (key === 'z' && !event.shiftKey) editor.getState().undo()
      else if (key === 'y' || key === 'z') editor.getState().redo()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [editor])
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox')
}
