import { regex } from '../../../base/regex.ts'
import { type FieldReader, readerOf } from './field-reader.ts'
import { oncePerField } from './once-per-field.ts'

/**
 * The field that asks the same without its "not": "has the crop been harvested" for "the crop has not been harvested", "any
 * pending dues" for "no pending dues". A yes to the one is a no to the other. Undefined for a field that denies nothing.
 */
export const positiveOf = oncePerField((plan): FieldReader | undefined => {
  const { field, kind } = plan
  if (kind !== 'boolean') return undefined
  const description = affirming(field.description.trim())
  if (description === undefined) return undefined
  return readerOf({ ...field, name: field.name.replace(NOT_IN_NAME, ''), description })
})

const NOT_IN_NAME = /^(?:no|not|never|without|non)_|_(?:not|no|never)(?=_)/

function affirming(description: string): string | undefined {
  if (NO_DENIAL.test(description)) return undefined
  for (const [denial, affirmed] of DENIALS) if (denial.test(description)) return description.replace(denial, affirmed)
  return undefined
}

/** "Whether or not", "not only", "is it okay if there is no lift": the "no" is none of the question's own. */
const NO_DENIAL =
  /\bor not\b|\bnot only\b|\b(?:if|even|okay|ok|fine|mind|comfortable)\b.*\b(?:no|not|without)\b|\bno (?:longer|\.)/i

const LEAD = '^((?:whether |if |true if )?(?:\\S+ ){0,6}?)'
const leading = (denial: string) => new RegExp(`${LEAD}${denial}`, 'i')

const DENIALS: readonly (readonly [RegExp, string])[] = [
  [/^(?:no|not any) (?=[a-z])/i, 'any '],
  [/^not (?=[a-z])/i, ''],
  [/^never (?=[a-z]+(?:ed|en|ne|nt|id|de)\b)/i, 'has '],
  [/^(?:do|does|did|is|are|was|were|has|have|can|will|should|would)n['’]t\b/i, ''],
  [leading("(?:does not|doesn['’]t) (\\w+)"), '$1$2s'],
  [leading("(?:do not|don['’]t) (?=\\w)"), '$1'],
  [/^(?:whether |if |true if )?((?:\S+ ){1,4}?)(?:did not|didn['’]t) (?=\w)/i, 'did $1'],
  [leading("(is|are|was|were|has|have|had|can|could|will|would|may|should)(?: not|n['’]t|not) (?=\\w)"), '$1$2 '],
  [leading('(has|have|had) never (?=\\w)'), '$1$2 '],
  [leading('(has|have|had|is|are) no (?=\\w)'), '$1$2 any '],
  [
    regex('i')`^((?:is|are|has|have|do|does|did|will|can) (?:the |your |you |he |she |they )?(?:\w+ )?)not (?=\w)`,
    '$1',
  ],
  [leading('(?:is |are )?unable to '), '$1can '],
  [leading('refuses to '), '$1agrees to '],
  [leading('objects to '), '$1agrees to '],
]
