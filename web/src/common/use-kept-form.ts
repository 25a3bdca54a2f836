import { useForm, type FormValidateInput, type UseFormReturnType } from '@mantine/form'
import { useCallback } from 'react'
import { forgetKept, readKept, writeKept } from './kept.ts'

interface KeptFormOptions<Values extends object> {
  /** Name under which this tab stores the typed values. */
  name: string
  initial: Values
  /** Fields that are kept in memory only. */
  secret?: readonly (keyof Values)[]
  validate?: FormValidateInput<Values>
}

/** A form whose typed values survive a reload and a new login, until `forget` is called. */
export function useKeptForm<Values extends Record<string, unknown>>({
  name,
  initial,
  secret = [],
  validate,
}: KeptFormOptions<Values>): { form: UseFormReturnType<Values>; forget(): void } {
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: { ...initial, ...readKept<Partial<Values>>(name) },
    ...(validate && { validate }),
    onValuesChange(values) {
      writeKept(name, Object.fromEntries(Object.entries(values).filter(([key]) => !secret.includes(key))))
    },
  })
  const forget = useCallback(() => forgetKept(name), [name])
  return { form, forget }
}
