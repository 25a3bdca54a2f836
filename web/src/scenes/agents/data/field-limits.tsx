import { NumberInput, TextInput } from '@mantine/core'
import { setItemAttribute } from '../../../flow/data-commands.ts'
import { asText } from '../../../flow/draft-flow.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { useFault } from '../draft/draft-context.tsx'
import { useControl } from '../draft/use-control.ts'
import { isWanted, type FieldPartProps } from './field-part.ts'
import { useEditData } from './use-edit-data.ts'

/** The accepted answers: a range for a number, a pattern for a text. */
export function FieldLimits({ index, field }: FieldPartProps) {
  return (
    <>
      <Limit index={index} field={field} name="min" />
      <Limit index={index} field={field} name="max" />
      <Pattern index={index} field={field} />
    </>
  )
}

function Limit({ index, field, name }: FieldPartProps & { name: 'min' | 'max' }) {
  const { data: words } = useTexts().editor
  const edit = useEditData()
  const pointer = `/fields/${index}/${name}`
  const fault = useFault(pointer)
  if (!isWanted(field, name, ['number'])) return null
  const value = field[name]
  return (
    <NumberInput
      label={words[name]}
      value={typeof value === 'number' ? value : ''}
      error={fault}
      hideControls
      data-pointer={pointer}
      onChange={(typed) =>
        edit(
          (flow) => setItemAttribute(flow, 'fields', index, name, typeof typed === 'number' ? typed : undefined),
          pointer,
        )
      }
    />
  )
}

function Pattern({ index, field }: FieldPartProps) {
  const { data: words } = useTexts().editor
  const edit = useEditData()
  const pointer = `/fields/${index}/pattern`
  const control = useControl(pointer)
  if (!isWanted(field, 'pattern', ['string'])) return null
  return (
    <TextInput
      {...control}
      label={words.pattern}
      description={words.patternHint}
      spellCheck={false}
      value={asText(field['pattern'])}
      onChange={({ currentTarget }) =>
        edit((flow) => setItemAttribute(flow, 'fields', index, 'pattern', currentTarget.value || undefined), pointer)
      }
    />
  )
}
