import { NumberInput, TagsInput, TextInput } from '@mantine/core'
import type { FieldType, Operator } from '../../../../flow/branch-commands.ts'
import { asList, type Json } from '../../../../flow/draft-flow.ts'
import { useTexts } from '../../../../i18n/texts-provider.tsx'
import { ChoiceSelect } from '../../draft/choice-select.tsx'
import { useControl } from '../../draft/use-control.ts'

interface ConditionValueProps {
  operator: Operator
  type: FieldType | null
  options: readonly string[]
  value: Json | undefined
  pointer: string
  onChange: (value: Json) => void
}

/** The value of a condition, in a control for the field's type. */
export function ConditionValue({ operator, type, options, value, pointer, onChange }: ConditionValueProps) {
  const { step: words } = useTexts().editor
  const control = useControl(pointer)
  if (operator === 'exists' || (type === 'boolean' && operator !== 'in')) {
    return (
      <ChoiceSelect
        label={words.value}
        choices={[
          { value: 'true', label: words.yes },
          { value: 'false', label: words.no },
        ]}
        value={value === false ? 'false' : 'true'}
        pointer={pointer}
        onChoose={(chosen) => onChange(chosen === 'true')}
      />
    )
  }
  if (operator === 'in') {
    return (
      <TagsInput
        {...control}
        label={words.values}
        description={words.valuesHint}
        splitChars={[',']}
        data={[...options]}
        value={asList(value).map(String)}
        onChange={(texts) => onChange(type === 'number' ? texts.map(Number).filter(Number.isFinite) : texts)}
      />
    )
  }
  if (type === 'number') {
    return (
      <NumberInput
        {...control}
        label={words.value}
        value={typeof value === 'number' ? value : ''}
        onChange={(number) => onChange(typeof number === 'number' ? number : null)}
      />
    )
  }
  const text = typeof value === 'string' ? value : ''
  if (type === 'enum' && operator !== 'contains') {
    return (
      <ChoiceSelect
        label={words.value}
        choices={[...new Set(options)].map((option) => ({ value: option, label: option }))}
        value={text}
        pointer={pointer}
        onChoose={onChange}
      />
    )
  }
  return (
    <TextInput
      {...control}
      label={words.value}
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
