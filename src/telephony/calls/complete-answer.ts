import { readerOf } from '../../language/rules/field-reader.ts'
import { understandByRules } from '../../language/rules/understand.ts'
import type { FieldSpec } from '../../ports/language.ts'

/** What is given whole or not at all; of a name, a number or an address there may always be more to come. */
const WHOLE = new Set(['boolean', 'enum', 'phone', 'email', 'pincode', 'datetime'])
/** A phone number or postal code with fewer digits may be cut off in the middle. */
const DIGITS: Partial<Record<string, number>> = { phone: 10, pincode: 6 }

/**
 * Whether what was heard so far already answers all that was asked, so that nobody need wait for more of it. Only the
 * built-in rules are asked: they take no time.
 */
export function isCompleteAnswer(asked: FieldSpec[], text: string): boolean {
  if (asked.length === 0 || text.trim() === '') return false
  const kinds = asked.map((field) => ({ field, kind: readerOf(field).kind }))
  if (!kinds.every(({ kind }) => WHOLE.has(kind))) return false
  const { values } = understandByRules({
    projectId: '',
    model: 'builtin:rules',
    text,
    now: 0,
    timeZone: 'Asia/Kolkata',
    language: 'en',
    languages: ['en', 'hi'],
    asked: asked.map(({ name }) => name),
    fields: asked,
    collected: {},
    persona: '',
    guidance: '',
    history: [],
  })
  return kinds.every(({ field: { name }, kind }) => {
    const value = values[name]
    if (value === undefined) return false
    return String(value).replace(/\D/g, '').length >= (DIGITS[kind] ?? 0)
  })
}
