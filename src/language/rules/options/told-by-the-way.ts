import { asksOfThePast } from '../fields/asks-of-the-past.ts'
import { isOfThePast } from '../set-aside/of-the-past.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { isKin } from '../names/kin.ts'
import { type Clause, clauseAt } from '../words/clauses.ts'

const SELF = /^(?:i|im|ive|we|us|me|main|mai|mujhe|mujhko|hum|humein|maine|humne|मैं|मुझे|मैंने|हम|हमें|हमने)$/
const COMES_BY = /^(?:se|से) (?:\S+ )?(?:aa|ja|pahunch|chal|आ|जा|पहुंच|चल)/

/**
 * Whether an option that nobody asked for stands in a tale of somebody else ("mere padosi ke paas SUV hai"), of another time,
 * or of how the person will come ("auto se aa jaunga"): it answers no other question.
 */
export function isToldByTheWay(message: Message, plan: FieldReader, { from, to }: Clause): boolean {
  const { heard } = message
  const clause = clauseAt(heard, from)
  if (clause === undefined) return false
  if (isOfThePast(heard, clause) && !asksOfThePast(plan)) return true
  if (message.isNamed(plan)) return false
  const around = heard.words.filter((_, at) => at >= clause.from && at < clause.to && (at < from || at >= to))
  if (around.some(isKin) && !around.some((word) => SELF.test(word))) return true
  return COMES_BY.test(heard.words.slice(to, to + 3).join(' '))
}
