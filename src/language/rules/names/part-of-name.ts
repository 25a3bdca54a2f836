import type { FieldReader } from '../fields/field-reader.ts'

/** The first or the last name where a field asks for that alone; `targets` fields are answered by the same name. */
export function partOfName(name: string, plan: FieldReader, targets: number): string {
  const words = name.split(' ')
  if (plan.label.some((word) => word === 'first' || word === 'firstname' || word === 'given')) return words[0] ?? name
  const wantsLast = plan.label.some(
    (word) => word === 'last' || word === 'lastname' || word === 'surname' || word === 'family',
  )
  return wantsLast && (words.length > 1 || targets > 1) ? (words.at(-1) ?? name) : name
}
