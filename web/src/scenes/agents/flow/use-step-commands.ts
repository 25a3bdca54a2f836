import { useMemo } from 'react'
import { useMessages } from '../../../common/messages.tsx'
import type { StepType } from '../../../flow/draft-flow.ts'
import { findStep } from '../../../flow/draft-flow.ts'
import { exitsOf } from '../../../flow/outlets.ts'
import * as step from '../../../flow/step-commands.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { useDraft } from '../draft/draft-context.tsx'
import { focusPointerSoon } from '../draft/focus-pointer.ts'

/** Commands on the selected step, shared by toolbar, outline, canvas and keyboard. */
export interface StepCommands {
  /** Adds a step after the selected one, at the given exit, and opens it. */
  add(type: StepType, at?: step.Insertion): void
  remove(): void
  duplicate(): void
  moveUp(): void
  moveDown(): void
  /** Puts the focus on a control of the selected step. */
  edit(control: 'id' | 'next' | 'first'): void
}

export function useStepCommands(): StepCommands {
  const { session } = useDraft()
  const { done, steps } = useTexts().editor
  const { say } = useMessages()
  return useMemo(() => {
    const { editor } = session
    const state = () => editor.getState()
    const flow = () => state().history.present.flow
    const selected = () => {
      const { selected: key } = state()
      return key === null ? undefined : findStep(flow(), key)
    }
    const edit = (control: 'id' | 'next' | 'first') => {
      const chosen = selected()
      if (!chosen) return
      const exit = chosen.type === 'branch' ? 'default' : 'next'
      const attribute = control === 'next' ? exit : control === 'id' ? 'id' : FIRST_CONTROL[chosen.type ?? 'end']
      focusPointerSoon(`/nodes/${chosen.index}/${attribute}`)
    }
    return {
      add(type, at) {
        let id = ''
        state().editAndSelect({ label: done.add }, (now) => {
          const added = step.addStep(now, type, at ?? insertionAfter(selected()))
          id = added.id
          return { flow: added.flow, select: added.id }
        })
        say(steps.added(id), 'info')
        edit('id')
      },
      remove() {
        const chosen = selected()
        if (!chosen) return
        const onward = exitsOf(chosen)[0]?.to ?? null
        state().editAndSelect({ label: done.remove }, (now) => {
          const left = step.removeStep(now, chosen.key)
          const first = left['start']
          const select = onward !== null && findStep(left, onward) ? onward : typeof first === 'string' ? first : null
          return { flow: left, select }
        })
        say(steps.deleted(chosen.key), 'info')
      },
      duplicate() {
        const chosen = selected()
        if (!chosen) return
        state().editAndSelect({ label: done.duplicate }, (now) => {
          const copy = step.duplicateStep(now, chosen.key)
          return copy ? { flow: copy.flow, select: copy.id } : { flow: now, select: chosen.key }
        })
      },
      moveUp() {
        const chosen = selected()
        if (chosen) state().edit({ label: done.move }, (now) => step.moveStepUp(now, chosen.key))
      },
      moveDown() {
        const chosen = selected()
        if (chosen) state().edit({ label: done.move }, (now) => step.moveStepDown(now, chosen.key))
      },
      edit,
    }
  }, [session, done, steps, say])
}

const FIRST_CONTROL: Record<StepType, string> = {
  start: 'say',
  say: 'say',
  ask: 'guidance',
  branch: 'branches/0/when/field',
  end: 'say',
}

/** Inserts after a step with one exit; a branch step gets the new one as its default. */
function insertionAfter(chosen: ReturnType<typeof findStep>): step.Insertion | undefined {
  switch (chosen?.type) {
    case 'start':
    case 'say':
    case 'ask':
      return { after: chosen.key, outlet: 'next' }
    case 'branch':
      return { after: chosen.key, outlet: 'default' }
    default:
      return undefined
  }
}
