import { readerOf } from '../../language/rules/fields/field-reader.ts'
import { type FieldKind, WHEN } from '../../language/rules/fields/kind-of.ts'
import { ofOneKind, SIBLING_KINDS } from '../../language/rules/fields/told-apart.ts'
import type { FlowField } from '../../machines/flow/types.ts'
import type { Meaning } from './meaning.ts'

/** Two addresses, too, which the rules do not tell apart yet. */
const KINDS = new Set<FieldKind>([...SIBLING_KINDS, 'address'])

/** Fields of one kind in a flow, in its order: adults and children, pick-up and drop date. */
export type Siblings = readonly FlowField[]

/** The groups of a flow's fields that are of one kind; choices count where an option is common to them. */
export function siblingsIn(fields: readonly FlowField[]): Siblings[] {
  const plans = fields.map(readerOf)
  const kinds = new Set(plans.map(({ kind }) => kind).filter((kind) => KINDS.has(kind)))
  const groups = [...kinds].map((kind) => {
    const ofKind = new Set(ofOneKind(plans, kind))
    return fields.filter((field) => ofKind.has(readerOf(field)))
  })
  return groups.filter(({ length }) => length > 1)
}

/** Kinds of which nobody has the same twice, unless they say so. */
export const DISTINCT = new Set<FieldKind>(['phone', 'email', 'name', 'city', 'address'])

/** Days and times of one flow come in its order: nobody returns a car before it is picked up. */
export function inOrder(fields: Siblings, meanings: Map<string, Meaning>): void {
  if (!fields.every(isAhead)) return
  const sorted = fields
    .flatMap(({ name }) => meanings.get(name) ?? [])
    .toSorted((one, other) => (String(one.value) < String(other.value) ? -1 : 1))
  for (const [at, { name }] of fields.entries()) {
    const meaning = sorted[at]
    if (meaning) meanings.set(name, meaning.value === sorted[at - 1]?.value ? asBefore(meaning) : meaning)
  }
}

/** The value of another answer: a weekday, which may stand behind the first phrasing, would be that of another week. */
export function asBefore({ value, spoken }: Meaning): Meaning {
  return { value, spoken: spoken.slice(0, 1) }
}

/** Whether a value of one of the fields stands in order with those of the others. */
export function isInOrder(
  fields: Siblings,
  meanings: ReadonlyMap<string, Meaning>,
  { name }: FlowField,
  { value }: Meaning,
): boolean {
  if (!fields.every(isAhead)) return true
  const at = fields.findIndex((field) => field.name === name)
  return fields.every((field, index) => {
    const other = meanings.get(field.name)?.value
    if (other === undefined || index === at) return true
    return index < at ? String(other) <= String(value) : String(other) >= String(value)
  })
}

function isAhead(field: FlowField): boolean {
  const { kind, isBirth, prefersPast } = readerOf(field)
  return WHEN.has(kind) && !isBirth && !prefersPast
}
