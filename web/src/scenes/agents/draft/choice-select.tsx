import { NativeSelect } from '@mantine/core'
import { useControl } from './use-control.ts'

interface Choice {
  value: string
  label: string
}

interface ChoiceSelectProps {
  label: string
  hint?: string
  choices: readonly Choice[]
  value: string
  /** What a value that is none of the choices is called. Default: the value itself. */
  unknown?: string
  /** JSON pointer of the value. */
  pointer: string
  onChoose: (value: string) => void
}

/** One of a few values of a flow. A value that is none of them stays chosen until another is. */
export function ChoiceSelect({ label, hint, choices, value, unknown, pointer, onChoose }: ChoiceSelectProps) {
  const control = useControl(pointer)
  const isKnown = choices.some((choice) => choice.value === value)
  return (
    <NativeSelect
      {...control}
      label={label}
      description={hint}
      value={value}
      data={[...choices, ...(isKnown ? [] : [{ value, label: unknown ?? value }])]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}
