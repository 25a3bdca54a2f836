import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

interface WordsInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  words: readonly string[]
  onWords: (words: string[]) => void
  'data-pointer': string
}

/** Words separated by commas. The text stays as typed while the field has the focus. */
export function WordsInput({ words, onWords, ...props }: WordsInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      {...props}
      value={typed ?? words.join(', ')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onWords(wordsIn(currentTarget.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

/** Each once, trimmed. */
function wordsIn(text: string): string[] {
  return [...new Set(text.split(',').map((word) => word.trim()))].filter((word) => word !== '')
}
