import { Textarea } from '@mantine/core'
import type { Step } from '../../../../flow/draft-flow.ts'
import { setStepText, stepText, textLanguages } from '../../../../flow/extension-commands.ts'
import { useTexts } from '../../../../i18n/texts-provider.tsx'
import { useDraft, useFault, useFlow } from '../../draft/draft-context.tsx'
import { flowLanguages, useLanguageName, useTextLanguages } from '../../draft/flow-languages.ts'
import { Fold } from '../../draft/fold.tsx'

/** The texts of a step in the flow's other languages. Renders nothing for a flow of one language. */
export function OtherLanguages({ step }: { step: Step }) {
  const { step: words } = useTexts().editor
  const nameOf = useLanguageName()
  const [first] = flowLanguages(useFlow())
  const set = textLanguages(step.data)
  const languages = useTextLanguages(step.data).filter((language) => language !== first || set.includes(language))
  if (languages.length === 0) return null
  return (
    <Fold title={words.otherLanguages} note={set.map(nameOf).join(', ')} pointers={[`/nodes/${step.index}/texts`]}>
      {languages.map((language) => (
        <SaysIn key={language} step={step} language={language} />
      ))}
    </Fold>
  )
}

function SaysIn({ step, language }: { step: Step; language: string }) {
  const { step: words, done } = useTexts().editor
  const nameOf = useLanguageName()
  const { session } = useDraft()
  const pointer = `/nodes/${step.index}/texts/${language}`
  return (
    <Textarea
      label={words.saysIn(nameOf(language))}
      lang={language}
      autosize
      minRows={2}
      maxRows={12}
      value={stepText(step.data, language)}
      error={useFault(pointer)}
      data-pointer={pointer}
      onChange={({ currentTarget }) =>
        session.editor
          .getState()
          .edit({ label: done.text, mergeKey: `${step.key} texts ${language}` }, (flow) =>
            setStepText(flow, step.key, language, currentTarget.value),
          )
      }
    />
  )
}
