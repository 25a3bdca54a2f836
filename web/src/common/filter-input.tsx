import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'

/** So that a word is searched once, not after each of its letters. */
const SETTLED_AFTER_MS = 300

interface FilterInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** What the address says. */
  value: string
  onFilter: (value: string) => void
}

/** A filter that is typed: what is typed stays while the address follows it, and gives way to what a link brings. */
export function FilterInput({ value, onFilter, ...props }: FilterInputProps) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  const [sent, setSent] = useState(value)
  const send = useDebouncedCallback((text: string) => {
    setSent(text)
    onFilter(text)
  }, SETTLED_AFTER_MS)
  if (value !== shown) {
    setShown(value)
    setSent(value)
    if (value !== sent) setTyped(value)
  }
  return (
    <TextInput
      {...props}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        // A day whose year is half typed is none yet.
        if (currentTarget.validity.valid) send(currentTarget.value)
      }}
    />
  )
}
