import { asText, type Step } from '../../../../flow/draft-flow.ts'
import { setStepAttribute } from '../../../../flow/step-commands.ts'
import { useTexts } from '../../../../i18n/texts-provider.tsx'
import { ChoiceSelect } from '../../draft/choice-select.tsx'
import { useDraft } from '../../draft/draft-context.tsx'

/** The outcome that an end step sets; without one the collected values decide. */
export function OutcomePicker({ step }: { step: Step }) {
  const { step: words, done } = useTexts().editor
  const { session } = useDraft()
  const known = Object.entries(words.outcomes).map(([value, label]) => ({ value, label }))
  return (
    <ChoiceSelect
      label={words.outcome}
      choices={[{ value: '', label: words.outcomeByAnswers }, ...known]}
      value={asText(step.data['outcome'])}
      pointer={`/nodes/${step.index}/outcome`}
      onChoose={(outcome) =>
        session.editor
          .getState()
          .edit({ label: done.data }, (flow) => setStepAttribute(flow, step.key, 'outcome', outcome || undefined))
      }
    />
  )
}
