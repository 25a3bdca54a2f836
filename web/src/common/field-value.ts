import type { Texts } from '../i18n/en.ts'

/** A collected value as text. */
export function fieldValue(value: string | number | boolean, { yes, no }: Pick<Texts['calls'], 'yes' | 'no'>): string {
  if (typeof value === 'boolean') return value ? yes : no
  return String(value)
}
