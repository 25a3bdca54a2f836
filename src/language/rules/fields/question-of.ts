import { directOrder } from './direct-order.ts'
import type { FieldReader } from './field-reader.ts'
import { oncePerField } from './once-per-field.ts'
import { saidDescription } from './said-description.ts'

/**
 * The question that a field asks, as it is put to the person: "Whether the customer wants a refill" asks "do you want a
 * refill", "whether there is a lift" "is there a lift". A description that is no such sentence stands for itself.
 */
export const questionOf = oncePerField(({ field }: FieldReader): string => {
  const clause = WHETHER.exec(saidDescription(field))?.[1]
  return (clause && directOrder(clause)) ?? field.description.trim()
})

const WHETHER = /^(?:whether|if) (?:or not )?(.+)$/
