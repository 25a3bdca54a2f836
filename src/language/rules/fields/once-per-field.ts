import type { FieldReader } from './field-reader.ts'

/** The same function, computed once for each field: what a question is about does not change from message to message. */
export function oncePerField<Fact>(compute: (plan: FieldReader) => Fact): (plan: FieldReader) => Fact {
  const known = new WeakMap<FieldReader, { fact: Fact }>()
  return (plan) => {
    let entry = known.get(plan)
    if (entry === undefined) known.set(plan, (entry = { fact: compute(plan) }))
    return entry.fact
  }
}
