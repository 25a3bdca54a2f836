import { asFieldType, type FieldType } from '../../../flow/branch-commands.ts'
import type { JsonObject } from '../../../flow/draft-flow.ts'

/** The field that a part of its form edits. */
export interface FieldPartProps {
  /** Its index in the flow. */
  index: number
  field: JsonObject
}

/** Whether an attribute applies to a field of its type, or is set and may have to be removed. */
export function isWanted(field: JsonObject, attribute: string, types: readonly FieldType[]): boolean {
  const type = asFieldType(field['type'])
  return field[attribute] !== undefined || (type !== null && types.includes(type))
}
