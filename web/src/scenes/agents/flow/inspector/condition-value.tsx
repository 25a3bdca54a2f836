import { NativeSelect, NumberInput, TagsInput, TextInput } from '@mantine/core'
import type { FieldType, Operator } from '../../../../flow/branch-commands.ts'
import { asList, type Json } from '../../../../flow/draft-flow.ts'
import { useTexts } from '../../../../i18n/texts-provider.tsx'

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
  if (operator === 'exists' || (type === 'boolean' && operator !== 'in')) {
    return (
      <NativeSelect
        label={words.value}
        value={value === false ? 'false' : 'true'}
        data={[
          { value: 'true', label: words.yes },
          { value: 'false', label: words.no },
        ]}
        data-pointer={pointer}
        onChange={({ currentTarget }) => onChange(currentTarget.value === 'true')}
      />
    )
  }
  if (operator === 'in') {
    return (
      <TagsInput
        label={words.values}
        description={words.valuesHint}
        splitChars={[',']}
        data={[...options]}
        value={asList(value).map(String)}
        data-pointer={pointer}
        onChange={(texts) => onChange(type === 'number' ? texts.map(Number).filter(Number.isFinite) : texts)}
      />
    )
  }
  if (type === 'number') {
    return (
      <NumberInput
        label={words.value}
        value={typeof value === 'number' ? value : ''}
        data-pointer={pointer}
        onChange={(number) => onChange(typeof number === 'number' ? number : null)}
      />
    )
  }
  const text = typeof value === 'string' ? value : ''
  if (type === 'enum' && operator !== 'contains') {
    return (
      <NativeSelect
        label={words.value}
        value={text}
        data={[...new Set([...(options.includes(text) ? [] : [text]), ...options])]}
        data-pointer={pointer}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  }
  return (
    <TextInput
      label={words.value}
      value={text}
      data-pointer={pointer}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
