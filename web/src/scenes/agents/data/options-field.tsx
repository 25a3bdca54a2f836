import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { textsOf, type Json } from '../../../flow/draft-flow.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { useControl } from '../draft/use-control.ts'

interface OptionsFieldProps {
  value: Json | undefined
  pointer: string
  onChange: (options: string[]) => void
}

/** One option per line. The text stays as typed while the field has the focus. */
export function OptionsField({ value, pointer, onChange }: OptionsFieldProps) {
  const { data: words } = useTexts().editor
  const control = useControl(pointer)
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Textarea
      {...control}
      label={words.options}
      description={words.optionsHint}
      autosize
      minRows={2}
      maxRows={10}
      value={typed ?? textsOf(value).join('\n')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(
          currentTarget.value
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== ''),
        )
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
