import { Textarea } from '@mantine/core'
import { asText, type Step } from '../../../../flow/draft-flow.ts'
import { setStepAttribute } from '../../../../flow/step-commands.ts'
import { useTexts } from '../../../../i18n/texts-provider.tsx'
import { useDraft } from '../../draft/draft-context.tsx'
import { useControl } from '../../draft/use-control.ts'
import { OtherLanguages } from './other-languages.tsx'

export function SaysField({ step, hint }: { step: Step; hint: string }) {
  const { step: words } = useTexts().editor
  return (
    <>
      <StepText step={step} attribute="say" label={words.says} hint={hint} />
      <OtherLanguages step={step} />
    </>
  )
}

interface StepTextProps {
  step: Step
  attribute: 'say' | 'guidance'
  label: string
  hint: string
}

/** A text of a step, changed while typing. */
export function StepText({ step, attribute, label, hint }: StepTextProps) {
  const { done } = useTexts().editor
  const { session } = useDraft()
  const control = useControl(`/nodes/${step.index}/${attribute}`)
  return (
    <Textarea
      {...control}
      label={label}
      description={hint}
      autosize
      minRows={2}
      maxRows={12}
      value={asText(step.data[attribute])}
      onChange={({ currentTarget }) =>
        session.editor
          .getState()
          .edit({ label: done.text, mergeKey: `${step.key} ${attribute}` }, (flow) =>
            setStepAttribute(flow, step.key, attribute, currentTarget.value),
          )
      }
    />
  )
}
