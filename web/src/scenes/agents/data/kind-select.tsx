import { NativeSelect } from '@mantine/core'
import { FIELD_KINDS } from '../../../../../src/machines/flow/types.ts'
import { setItemAttribute } from '../../../flow/data-commands.ts'
import { asText } from '../../../flow/draft-flow.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { useFault } from '../draft/draft-context.tsx'
import { isWanted, type FieldPartProps } from './field-part.ts'
import { useEditData } from './use-edit-data.ts'

/** The kind of a field, where its name and description do not tell it. */
export function KindSelect({ index, field }: FieldPartProps) {
  const { data: words } = useTexts().editor
  const edit = useEditData()
  const pointer = `/fields/${index}/kind`
  const fault = useFault(pointer)
  if (!isWanted(field, 'kind', ['string', 'number'])) return null
  const kind = asText(field['kind'])
  const fitting = FIELD_KINDS.filter((one) => (field['type'] === 'number') === (one === 'amount'))
  const isListed = kind === '' || fitting.some((one) => one === kind)
  return (
    <NativeSelect
      label={words.kind}
      description={words.kindHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={kind}
      error={fault}
      data={[
        { value: '', label: words.kindByName },
        ...fitting.map((value) => ({ value, label: words.kinds[value] })),
        ...(isListed ? [] : [{ value: kind, label: kind }]),
      ]}
      data-pointer={pointer}
      onChange={({ currentTarget }) =>
        edit((flow) => setItemAttribute(flow, 'fields', index, 'kind', currentTarget.value || undefined))
      }
    />
  )
}
