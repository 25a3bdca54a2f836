import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { isKin } from '../names/kin.ts'
import { isDenied } from '../set-aside/denials.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'

/** Who somebody is to another, where that is asked for: the "wife" of "she is my wife". Undefined where several are named. */
export function relationAsked(heard: Tokens, plan: FieldReader): Clause | undefined {
  if (!asksRelation(plan)) return undefined
  const { words } = heard
  const found = words.flatMap((word, at) => (isKin(word) && !isDenied(heard, { from: at, to: at + 1 }) ? [at] : []))
  const [at, another] = found
  if (at === undefined || another !== undefined || words.some((word) => NOT.test(word))) return undefined
  const isInLaw = words[at + 1] === 'in' && words[at + 2] === 'law'
  return { from: DEGREE.test(words[at - 1] ?? '') ? at - 1 : at, to: isInLaw ? at + 3 : at + 1 }
}

const DEGREE = /^(?:elder|younger|big|little|step|real|bade|badi|bada|chhote|chhoti|chhota|बड़े|बड़ी|छोटे|छोटी|बडे|बडी)$/

const asksRelation = oncePerField(({ label, questionWords }) =>
  [...label, ...questionWords].some((word) => RELATION.has(word)),
)
const RELATION = wordSet('relation relationship rishta rishtedari sambandh रिश्ता रिश्तेदारी संबंध सम्बन्ध')

/** "I'm his wife, can't you see" is his wife. */
const NOT = /^(?:not|nahi|no|dont|नहीं)$/
