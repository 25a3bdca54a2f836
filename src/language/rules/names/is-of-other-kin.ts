import type { FieldReader } from '../fields/field-reader.ts'
import { kinOfOneSort } from '../fields/kin-of-one-sort.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/** Whether a name is that of other kin than who is asked for: "papa ka naam Ram Prasad" for a mother, "my brother Suresh" for a spouse. */
export function isOfOtherKin({ words }: Tokens, clause: Clause, { from }: Clause, plan: FieldReader): boolean {
  const asked = kinAskedFor(plan)
  if (asked.length === 0) return false
  const kin = words.slice(clause.from, from).map(kinOfOneSort)
  return kin.some((one) => one !== undefined) && !kin.some((one) => one !== undefined && asked.includes(one))
}

/** The sorts of kin that a field may ask for; none where it asks for anybody. */
const kinAskedFor = oncePerField(({ label }) =>
  label
    .flatMap((word) => [...(EITHER.find(([name]) => name.test(word))?.[1] ?? []), word].map(kinOfOneSort))
    .filter((kin) => kin !== undefined),
)

const EITHER: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:child|childs|kid|baby)$/, ['son', 'daughter']],
  [/^spouse$/, ['husband', 'wife']],
]
