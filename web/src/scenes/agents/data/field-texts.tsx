import { TextInput } from '@mantine/core'
import { fieldText, setFieldText, type FieldTextName } from '../../../flow/extension-commands.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { useFault } from '../draft/draft-context.tsx'
import { useLanguageName } from '../draft/flow-languages.ts'
import styles from '../draft/form.module.css'
import type { FieldPartProps } from './field-part.ts'
import { useEditData } from './use-edit-data.ts'

interface FieldTextsProps extends FieldPartProps {
  language: string
}

/** The wording of a field in a language: its question, and the question after an answer outside its limits. */
export function FieldTexts({ index, field, language }: FieldTextsProps) {
  const { data: words } = useTexts().editor
  const name = useLanguageName()(language)
  const hasLimits = ['min', 'max', 'pattern'].some((limit) => field[limit] !== undefined)
  const asksAgain = hasLimits || fieldText(field, language, 'misfit') !== ''
  return (
    <div className={styles.row}>
      <FieldText index={index} field={field} language={language} name="question" label={words.questionIn(name)} />
      {asksAgain && (
        <FieldText index={index} field={field} language={language} name="misfit" label={words.misfitIn(name)} />
      )}
    </div>
  )
}

function FieldText({ index, field, language, name, label }: FieldTextsProps & { name: FieldTextName; label: string }) {
  const { data: words } = useTexts().editor
  const edit = useEditData()
  // Problems of the texts as a whole are shown at the question.
  const whole = `/fields/${index}/texts/${language}`
  const [atWhole, atName] = [useFault(whole), useFault(`${whole}/${name}`)]
  return (
    <TextInput
      label={label}
      lang={language}
      placeholder={name === 'question' ? words.questionByDescription : words.misfitByLimits}
      value={fieldText(field, language, name)}
      error={atName ?? (name === 'question' ? atWhole : null)}
      data-pointer={name === 'question' ? whole : `${whole}/${name}`}
      onChange={({ currentTarget }) =>
        edit((flow) => setFieldText(flow, index, language, name, currentTarget.value), `${whole} ${name}`)
      }
    />
  )
}
