import type { Schemas } from '../api/types.ts'
import type { Texts } from '../i18n/en.ts'
import { fieldValue } from './field-value.ts'

/** Worded as in the branch editor, with the field's value. */
export function comparisonText(
  { field, value, op, against }: Schemas['Comparison'],
  { calls, editor, machines }: Texts,
): string {
  const inWords = (one: unknown) => (Array.isArray(one) ? one : [one]).map((each) => wordsOf(each, calls)).join(', ')
  const operators: Record<string, string> = editor.step.operators
  const present = value === null ? machines.nothingSet : wordsOf(value, calls)
  return `${field} (${present}) ${operators[op] ?? op} ${op === 'exists' ? `: ${inWords(against)}` : inWords(against)}`
}

function wordsOf(value: unknown, calls: Texts['calls']): string {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isPlain ? fieldValue(value, calls) : JSON.stringify(value)
}
