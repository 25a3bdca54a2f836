import { NativeSelect } from '@mantine/core'
import { asText, type Step } from '../../../../flow/draft-flow.ts'
import { setStepAttribute } from '../../../../flow/step-commands.ts'
import { useTexts } from '../../../../i18n/texts-provider.tsx'
import { useDraft } from '../../draft/draft-context.tsx'

/** The outcome that an end step sets; without one the collected values decide. */
export function OutcomePicker({ step }: { step: Step }) {
  const { step: words, done } = useTexts().editor
  const { session } = useDraft()
  const outcome = asText(step.data['outcome'])
  const known = Object.entries(words.outcomes).map(([value, label]) => ({ value, label }))
  return (
    <NativeSelect
      label={words.outcome}
      value={outcome}
      data={[
        { value: '', label: words.outcomeByAnswers },
        ...known,
        ...(outcome === '' || outcome in words.outcomes ? [] : [{ value: outcome, label: outcome }]),
      ]}
      data-pointer={`/nodes/${step.index}/outcome`}
      onChange={({ currentTarget }) =>
        session.editor
          .getState()
          .edit({ label: done.data }, (flow) =>
            setStepAttribute(flow, step.key, 'outcome', currentTarget.value || undefined),
          )
      }
    />
  )
}
