import { MAX_OPTIONS } from './limits.ts'
import type { FieldValue } from '../../ports/language.ts'
import type { Condition, FlowField, Operator } from './types.ts'

/**
 * Whether a branch's condition holds. Texts are compared without case and outer blanks. A field that was not collected
 * makes every comparison false, except `ne` and `exists: false`.
 */
export function holds(when: Condition, fields: Record<string, FieldValue>): boolean {
  const found = Object.hasOwn(fields, when.field) ? fields[when.field] : undefined
  if (when.op === 'exists') return (found !== undefined) === when.value
  if (when.op === 'ne') return found === undefined || !equals(found, when.value)
  if (found === undefined) return false
  switch (when.op) {
    case 'eq':
      return equals(found, when.value)
    case 'in':
      return Array.isArray(when.value) && when.value.some((one) => equals(found, one))
    case 'contains':
      return typeof found === 'string' && typeof when.value === 'string' && fold(found).includes(fold(when.value))
    case 'gt':
      return compare(found, when.value, (a, b) => a > b)
    case 'gte':
      return compare(found, when.value, (a, b) => a >= b)
    case 'lt':
      return compare(found, when.value, (a, b) => a < b)
    case 'lte':
      return compare(found, when.value, (a, b) => a <= b)
  }
}

/** Why an operator and its value make no sense for a field, in words that follow "…"; null when they do. */
export function conditionError(op: Operator, value: unknown, field: FlowField): string | null {
  switch (op) {
    case 'exists':
      return typeof value === 'boolean' ? null : '"exists" takes true or false'
    case 'in':
      if (!Array.isArray(value) || value.length === 0) return '"in" takes a list of values'
      if (value.length > MAX_OPTIONS) return `"in" takes at most ${MAX_OPTIONS} values`
      if (field.type === 'enum')
        return areOptions(value, field) ? null : `the value is not an option of "${field.name}"`
      return value.map((one: unknown) => valueError(one, field)).find((reason) => reason !== null) ?? null
    case 'contains':
      if (field.type !== 'string' && field.type !== 'enum')
        return `"contains" is for text, and "${field.name}" is a ${field.type}`
      return typeof value === 'string' && value.trim() !== '' ? null : '"contains" takes some text'
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return field.type === 'number'
        ? valueError(value, field)
        : `"${op}" is for numbers, and "${field.name}" is a ${field.type}`
    case 'eq':
    case 'ne':
      return valueError(value, field)
  }
}

function areOptions(values: readonly unknown[], field: FlowField): boolean {
  const options = new Set(field.options.map(fold))
  return values.every((value) => typeof value === 'string' && options.has(fold(value)))
}

function valueError(value: unknown, field: FlowField): string | null {
  switch (field.type) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? null : `"${field.name}" takes a number`
    case 'boolean':
      return typeof value === 'boolean' ? null : `"${field.name}" takes true or false`
    case 'string':
      return typeof value === 'string' ? null : `"${field.name}" takes text`
    case 'enum':
      return typeof value === 'string' && field.options.some((option) => fold(option) === fold(value))
        ? null
        : `the value is not an option of "${field.name}"`
  }
}

function equals(found: FieldValue, value: Condition['value']): boolean {
  if (typeof found === 'string') return typeof value === 'string' && fold(found) === fold(value)
  return found === value
}

function compare(found: FieldValue, value: Condition['value'], order: (a: number, b: number) => boolean): boolean {
  return typeof found === 'number' && typeof value === 'number' && order(found, value)
}

function fold(text: string): string {
  return text.trim().toLowerCase()
}
