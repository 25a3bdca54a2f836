import { isConfirmation, readerOf } from '../../language/rules/fields/field-reader.ts'
import { type FieldKind, WHEN } from '../../language/rules/fields/kind-of.ts'
import type { FlowField } from '../../machines/flow/types.ts'
import type { Meaning } from './meaning.ts'

/** Kinds of which a flow may ask for several, and only words tell which of them an answer is for. */
const KINDS = new Set<FieldKind>([
  'boolean',
  'number',
  'enum',
  'date',
  'time',
  'datetime',
  'phone',
  'email',
  'name',
  'city',
  'address',
])

/** Fields of one kind in a flow, in its order: adults and children, pick-up and drop date. */
export type Siblings = readonly FlowField[]

/** The groups of a flow's fields that are of one kind; choices count where an option is common to them. */
export function siblingsIn(fields: readonly FlowField[]): Siblings[] {
  const groups = [...Map.groupBy(fields, (field) => readerOf(field).kind)].map(([kind, ofKind]) =>
    KINDS.has(kind) ? ofKind.filter((field) => isSibling(field, ofKind)) : [],
  )
  return groups.filter(({ length }) => length > 1)
}

function isSibling(field: FlowField, ofKind: readonly FlowField[]): boolean {
  if (field.type === 'boolean') return !isConfirmation(readerOf(field))
  if (field.type !== 'enum') return true
  return ofKind.some((other) => other !== field && other.options.some((option) => field.options.includes(option)))
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
