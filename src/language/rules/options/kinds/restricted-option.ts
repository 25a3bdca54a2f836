import { alone } from '../../words/alone.ts'
import { type Clause, partsBetween } from '../../words/clauses.ts'
import type { Tokens } from '../../words/tokens.ts'
import type { OptionSpan } from '../option-span.ts'
import { DENIES } from '../../words/function-words.ts'

const ONLY = /^(?:only|just|sirf|keval|bas|सिर्फ|केवल|बस)$/
/** "Cash hi rakhte hain": behind the word that it stresses. */
const STRESS = /^(?:hi|ही)$/
/** "Nahi hi", "aur bhi hi": stresses nothing that could be chosen. */
const UNSTRESSED = /^(?:nahi|nai|bhi|to|na|नहीं|भी|तो|ना|waise|aise|yahi|wahi|yu|aur|kuch|kuchh|यूं|ऐसे|वैसे|और|कुछ)$/
const JOINS = /^(?:but|par|lekin|magar|so|to|toh|पर|लेकिन|मगर|तो)$/

/**
 * The option of the one part that limits the choice ("I cook myself, just need somebody for the kid", "upi… network is bad there, cash
 * only"): what the other parts name is background. `read` reads an option of a part by itself.
 */
export function restrictedOption(
  heard: Tokens,
  read: (part: Tokens) => OptionSpan | undefined,
): OptionSpan | undefined {
  if (!heard.words.some((word) => ONLY.test(word) || STRESS.test(word))) return undefined
  const parts = partsBetween(heard, JOINS)
  const limiting = parts.filter((part) => limits(heard, part))
  const [only, another] = limiting
  if (only === undefined || another !== undefined || parts.length < 2) return undefined
  const option = read(alone(heard, only))
  if (option === undefined || !isNamedElsewhere(heard, parts, only, option, read)) return undefined
  const { from, to, beside } = option
  const moved = { ...option, from: from + only.from, to: to + only.from }
  return beside
    ? { ...moved, beside: beside.map((one) => ({ from: one.from + only.from, to: one.to + only.from })) }
    : moved
}

function limits({ words }: Tokens, { from, to }: Clause): boolean {
  const said = words.slice(from, to)
  if (said.some((word) => DENIES.test(word))) return false
  return said.some(
    (word, at) => ONLY.test(word) || (at > 0 && STRESS.test(word) && !UNSTRESSED.test(said[at - 1] ?? '')),
  )
}

/** Whether another part names another option: else the message is read as a whole. */
function isNamedElsewhere(
  heard: Tokens,
  parts: readonly Clause[],
  only: Clause,
  { value }: OptionSpan,
  read: (part: Tokens) => OptionSpan | undefined,
): boolean {
  return parts.some((part) => {
    if (part === only) return false
    const other = read(alone(heard, part))
    return other !== undefined && other.value !== value
  })
}
