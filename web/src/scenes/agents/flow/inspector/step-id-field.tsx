import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Step } from '../../../../flow/draft-flow.ts'
import { stepIdError } from '../../../../flow/step-commands.ts'
import { useTexts } from '../../../../i18n/texts-provider.tsx'
import { useDraft, useFlow } from '../../draft/draft-context.tsx'
import { useControl } from '../../draft/use-control.ts'

/** The service's limit. */
const MAX_ID_CHARS = 100

/**
 * The step's id. It is applied on Enter and when the field loses the focus, together with all references; an id that is
 * used or empty is rejected here.
 */
export function StepIdField({ step }: { step: Step }) {
  const { step: words, done } = useTexts().editor
  const { session } = useDraft()
  const flow = useFlow()
  const control = useControl(`/nodes/${step.index}/id`)
  const [typed, setTyped] = useState<string | null>(null)
  const value = typed ?? step.id
  const error = typed === null ? null : stepIdError(flow, step.key, typed)

  function take(): void {
    if (typed !== null && error === null) session.editor.getState().renameStep(done.rename, step.key, typed.trim())
    if (error === null) setTyped(null)
  }

  return (
    <TextInput
      {...control}
      label={words.id}
      value={value}
      maxLength={MAX_ID_CHARS}
      error={error === 'taken' ? words.idTaken : error === 'empty' ? words.idEmpty : control.error}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={() => (error === null ? take() : setTyped(null))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
        if (event.key === 'Escape') setTyped(null)
      }}
    />
  )
}
