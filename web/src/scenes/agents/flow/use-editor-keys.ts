import { useEffect, type RefObject } from 'react'
import type { StepCommands } from './use-step-commands.ts'

/** Ctrl+Z and Ctrl+Y (or Shift+Ctrl+Z) anywhere in the editor; text fields keep their own undo. */
export function useEditorKeys(root: RefObject<HTMLElement | null>, commands: StepCommands): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return
      if (isTextField(event.target)) return
      const isElsewhere =
        event.target instanceof Node && event.target !== document.body && !root.current?.contains(event.target)
      if (isElsewhere) return
      const key = event.key.toLowerCase()
      if (key === 'z' && !event.shiftKey) commands.undo()
      else if (key === 'y' || key === 'z') commands.redo()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [root, commands])
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox')
}
