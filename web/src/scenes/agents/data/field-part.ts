import { asFieldType, type FieldType } from '../../../flow/branch-commands.ts'
import type { JsonObject } from '../../../flow/draft-flow.ts'

/** A field that a part of its form shows. */
export interface FieldPartProps {
  /** Its index in the flow. */
  index: number
  field: JsonObject
}

/** Whether an attribute is of use to a field of its type, or is there and may have to be taken away. */
export function isWanted(field: JsonObject, attribute: string, types: readonly FieldType[]): boolean {
  const type = asFieldType(field['type'])
  return field[attribute] !== undefined || (type !== null && types.includes(type))
}
