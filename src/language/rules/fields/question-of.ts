import { directOrder, pastAsked } from './direct-order.ts'
import type { FieldReader } from './field-reader.ts'
import { oncePerField } from './once-per-field.ts'
import { saidDescription } from './said-description.ts'
import { statementAsked } from './statement-asked.ts'

/**
 * The question that a field asks, as it is put to the person: "Whether the customer wants a refill" asks "do you want a
 * refill", "whether there is a lift" "is there a lift", and so do the statements that stand for yes or no. A description that
 * is neither stands for itself.
 */
export const questionOf = oncePerField(({ field }: FieldReader): string => {
  const said = saidDescription(field)
  const clause = WHETHER.exec(said)?.[1]
  const asked =
    clause === undefined && field.type === 'boolean'
      ? statementAsked(said)
      : clause && (directOrder(clause) ?? pastAsked(clause))
  return asked ?? field.description.trim()
})

const WHETHER = /^(?:whether|if) (?:or not )?(.+)$/
