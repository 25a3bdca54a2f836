import { MultiSelect } from '@mantine/core'
import { useMemo } from 'react'
import { addField } from '../../../../flow/data-commands.ts'
import { asText, namesOf, objectsOf, textsOf, type FlowDraft, type Step } from '../../../../flow/draft-flow.ts'
import { setStepAttribute } from '../../../../flow/step-commands.ts'
import { useTexts } from '../../../../i18n/texts-provider.tsx'
import { useDraft, useFlow } from '../../draft/draft-context.tsx'
import { useControl } from '../../draft/use-control.ts'
import { StepText } from './says-field.tsx'
import styles from './step-inspector.module.css'

const NEW = 'new:'
const OF_FIELD = 'field:'

/** The fields that an ask step collects, and its wording. */
export function AskPart({ step }: { step: Step }) {
  const { step: words, done } = useTexts().editor
  const { session } = useDraft()
  const flow = useFlow()
  const asked = textsOf(step.data['fields'])
  const control = useControl(`/nodes/${step.index}/fields`)
  const data = useMemo(() => {
    const names = [...new Set([...namesOf(flow, 'fields'), ...asked])]
    return [...names.map((name) => ({ value: OF_FIELD + name, label: name })), { value: NEW, label: words.newField }]
  }, [flow, asked, words])

  function choose(values: string[]): void {
    session.editor.getState().edit({ label: done.data }, (now) => {
      const names = values.filter((value) => value.startsWith(OF_FIELD)).map((value) => value.slice(OF_FIELD.length))
      if (!values.includes(NEW)) return withAsked(now, step.key, names)
      const added = addField(now)
      return withAsked(added.flow, step.key, [...names, added.name])
    })
  }

  return (
    <>
      <MultiSelect
        {...control}
        label={words.fields}
        description={words.fieldsHint}
        role="combobox"
        searchable
        hidePickedOptions
        data={data}
        value={[...new Set(asked)].map((name) => OF_FIELD + name)}
        onChange={choose}
      />
      <FieldLinks names={asked} />
      <StepText step={step} attribute="guidance" label={words.guidance} hint={words.guidanceHint} />
    </>
  )
}

/** Links to the forms of the fields, which have their wording and type. */
function FieldLinks({ names }: { names: readonly string[] }) {
  const { step: words } = useTexts().editor
  const { openTab } = useDraft()
  const all = objectsOf(useFlow(), 'fields')
  const known = all.filter(({ data }) => names.includes(asText(data['name'])))
  if (known.length === 0) return null
  return (
    <p className={styles.note}>
      {words.editField}:{' '}
      {known.map(({ index, data }, at) => (
        <span key={index}>
          {at > 0 && ', '}
          <button type="button" className={styles.link} onClick={() => openTab('data', `/fields/${index}/description`)}>
            {asText(data['name'])}
          </button>
        </span>
      ))}
    </p>
  )
}

function withAsked(flow: FlowDraft, key: string, names: string[]): FlowDraft {
  return setStepAttribute(flow, key, 'fields', names)
}
