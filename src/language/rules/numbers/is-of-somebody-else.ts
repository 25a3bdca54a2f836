import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import type { Message } from '../message.ts'
import { isKin } from '../names/kin.ts'
import { clauseAt } from '../words/clauses.ts'
import { measureOf, unitOf } from './measure.ts'
import type { NumberSpan } from './number-span.ts'

const OTHERS = regex`
  ^(?:
    friends?|neighbou?rs?|colleagues?|cousins?|boss|landlord|dost|doston|padosi|padosiyon|saathi|rishtedar|दोस्त|दोस्तों
    |पड़ोसी|पडोसी|साथी|रिश्तेदार
  )$
`
/** What makes the speaker the one who is spoken of. */
const SELF =
  /^(?:i|im|ill|ive|we|us|me|mine|main|mai|mujhe|mujhko|hum|humein|hamein|hame|humne|maine|मैं|मुझे|मैंने|हम|हमें|हमने)$/
const ASKS_YOU = /\byou(?:r)?\b|आप/i
/** "Beta 6th mein hai" to "Which class is your child in?" */
export const ASKS_OF_KIN = /\byour (?:child|kid|son|daughter|ward|children|kids)\b|बच्च|बेटे|बेटी/i
/** Money of a household is everybody's. */
export const SHARED = /household|family|ghar|परिवार|घर/i

/**
 * "My friend gets sixty thousand", "mere padosi ne teen hazaar diye": a sum or a span of somebody else, where the speaker's
 * own is asked for.
 */
export function isOfSomebodyElse({ heard }: Message, plan: FieldReader, { from }: NumberSpan): boolean {
  if (from === 0 || !asksForOwn(plan)) return false
  const clause = clauseAt(heard, from)
  if (clause === undefined) return false
  const before = heard.words.slice(clause.from, from)
  const person = before.findLastIndex((word) => OTHERS.test(word) || isKin(word))
  return person !== -1 && !before.some((word) => SELF.test(word)) && !isWith(before, person)
}

/** Whether a question asks for the speaker's own sum, age or span, and not for a count or for what a household shares. */
const asksForOwn = oncePerField((plan) => {
  const { description } = plan.field
  if (!ASKS_YOU.test(description) || SHARED.test(`${description} ${plan.label.join(' ')}`)) return false
  if (ASKS_OF_KIN.test(description)) return false
  return measureOf(plan) !== 'count' || unitOf(plan) !== undefined
})

/** "With my brother four thousand", "wife and I" */
function isWith(words: readonly string[], at: number): boolean {
  return /^(?:with|to|for|from)$/.test(words[at - 2] ?? '') || /^(?:and|aur|और|ke saath)$/.test(words[at + 1] ?? '')
}
