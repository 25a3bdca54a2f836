import { FIELD_KINDS } from '../../../../../src/machines/flow/types.ts'
import { setItemAttribute } from '../../../flow/data-commands.ts'
import { asText } from '../../../flow/draft-flow.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { ChoiceSelect } from '../draft/choice-select.tsx'
import { isWanted, type FieldPartProps } from './field-part.ts'
import { useEditData } from './use-edit-data.ts'

/** The kind of a field, where its name and description do not tell it. */
export function KindSelect({ index, field }: FieldPartProps) {
  const { data: words } = useTexts().editor
  const edit = useEditData()
  if (!isWanted(field, 'kind', ['string', 'number'])) return null
  const fitting = FIELD_KINDS.filter((one) => (field['type'] === 'number') === (one === 'amount'))
  return (
    <ChoiceSelect
      label={words.kind}
      hint={words.kindHint}
      choices={[
        { value: '', label: words.kindByName },
        ...fitting.map((value) => ({ value, label: words.kinds[value] })),
      ]}
      value={asText(field['kind'])}
      pointer={`/fields/${index}/kind`}
      onChoose={(kind) => edit((flow) => setItemAttribute(flow, 'fields', index, 'kind', kind || undefined))}
    />
  )
}
