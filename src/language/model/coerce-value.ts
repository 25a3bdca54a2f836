import type { EpochMs } from '../../base/time.ts'
import type { FieldSpec, FieldValue } from '../../ports/language.ts'
import { MAX_VALUE_LENGTH } from '../limits.ts'
import { findEmail } from '../rules/contacts/emails.ts'
import { isInRange, readerOf } from '../rules/fields/field-reader.ts'
import { tokenize } from '../rules/words/tokens.ts'
import { findNumbers } from '../rules/numbers/numbers.ts'
import { findOption } from '../rules/options/find-option.ts'
import { findPhone } from '../rules/contacts/phones.ts'
import { readSingleWhen } from '../rules/dates/read-times.ts'
import { readYesNo } from '../rules/yes-no/read-yes-no.ts'

export interface ValueContext {
  now: EpochMs
  timeZone: string
}

/** Converts a proposed value to the field's type. Returns undefined when it does not fit. */
export function coerceValue(proposed: unknown, field: FieldSpec, context: ValueContext): FieldValue | undefined {
  if (typeof proposed !== 'string' && typeof proposed !== 'number' && typeof proposed !== 'boolean') return undefined
  if (typeof proposed === 'string' && NO_VALUE.test(proposed.trim())) return undefined
  switch (field.type) {
    case 'string':
      return stringValue(String(proposed).trim(), field, context)
    case 'number':
      return numberValue(proposed, field)
    case 'boolean':
      return booleanValue(proposed)
    case 'enum':
      return enumValue(String(proposed), field)
  }
}

/** Texts that models write in place of a missing value. */
const NO_VALUE = /^(?:null|undefined|n\/?a|unknown|not (?:provided|specified|given|mentioned|available)|nan|)$/i

function stringValue(text: string, field: FieldSpec, context: ValueContext): string | undefined {
  const value = text.slice(0, MAX_VALUE_LENGTH)
  const plan = readerOf(field)
  switch (plan.kind) {
    case 'email':
      return findEmail(tokenize(value))?.value
    case 'phone':
      return findPhone(tokenize(value), true, context.timeZone)?.value
    case 'date':
    case 'time':
    case 'datetime':
      return readSingleWhen(value, plan, context) ?? value
    default:
      return value
  }
}

function numberValue(proposed: string | number | boolean, field: FieldSpec): number | undefined {
  const value = typeof proposed === 'string' ? onlyNumber(proposed) : proposed
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  return isInRange(value, readerOf(field)) ? value : undefined
}

function onlyNumber(text: string): number | undefined {
  const [only, another] = findNumbers(tokenize(text), true)
  return another === undefined ? only?.value : undefined
}

function booleanValue(proposed: string | number | boolean): boolean | undefined {
  if (typeof proposed === 'boolean') return proposed
  if (typeof proposed === 'number') return proposed === 1 ? true : proposed === 0 ? false : undefined
  return readYesNo(tokenize(proposed))?.value
}

function enumValue(proposed: string, field: FieldSpec): string | undefined {
  const exact = field.options.find((option) => option === proposed.trim())
  return exact ?? findOption(tokenize(proposed), readerOf(field), true, false, Infinity)?.value
}
