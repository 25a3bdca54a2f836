import { useForm, type FormValidateInput, type UseFormReturnType } from '@mantine/form'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { forgetKept, readKept, writeKept } from './kept.ts'

interface KeptFormOptions<Values extends object> {
  /** Name under which this tab stores the typed values. */
  name: string
  /** What the service has. Fields that nobody has typed in follow it. */
  initial: Values
  /** Fields that are kept in memory only. */
  secret?: readonly (keyof Values)[]
  validate?: FormValidateInput<Values>
}

interface KeptForm<Values> {
  form: UseFormReturnType<Values>
  /** What was typed: the fields that differ from what the service has, so that others keep what somebody else gave them. */
  changes(): Partial<Values>
  forget(): void
}

/** A form whose typed values survive a reload and a new login, until `forget` is called. */
export function useKeptForm<Values extends Record<string, unknown>>({
  name,
  initial,
  secret = [],
  validate,
}: KeptFormOptions<Values>): KeptForm<Values> {
  const known = useRef(initial)
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: { ...initial, ...readKept<Partial<Values>>(name) },
    ...(validate && { validate }),
    onValuesChange(values) {
      writeKept(name, differing(values, known.current, secret))
    },
  })
  const follow = useEffectEvent(() => {
    if (Object.keys(differing(initial, known.current)).length === 0) return
    const values = { ...initial, ...differing(form.getValues(), known.current) }
    known.current = initial
    form.setValues(values)
  })
  const there = JSON.stringify(initial)
  useEffect(() => follow(), [there])
  const forget = useCallback(() => forgetKept(name), [name])
  return { form, changes: () => differing(form.getValues(), known.current), forget }
}

function differing<Values extends Record<string, unknown>>(
  values: Values,
  known: Values,
  secret: readonly (keyof Values)[] = [],
): Partial<Values> {
  const changed = Object.entries(values).filter(([key, value]) => value !== known[key] && !secret.includes(key))
  return Object.fromEntries(changed) as Partial<Values>
}
