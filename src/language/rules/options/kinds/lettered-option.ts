import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { isParticle } from '../../words/bare-clauses.ts'
import type { Tokens } from '../../words/tokens.ts'
import { spelledWays } from '../aliases.ts'
import type { OptionSpan } from '../option-span.ts'

/** Options that begin with a letter of their own, "A (6am-2pm)", "B - Gold": by the letter and its names. */
const letteredAmong = oncePerField(({ field: { options } }): ReadonlyMap<string, string> => {
  const lettered = options.flatMap((option) => {
    const letter = /^([A-Z])\s*[-–:.(]\s*\S{2}/.exec(option)?.[1]
    return letter === undefined
      ? []
      : [letter, ...spelledWays(letter)].map((way) => [way.toLowerCase(), option] as const)
  })
  const values = new Map(lettered)
  return new Set(values.values()).size > 1 && values.size === lettered.length ? values : new Map()
})

const MAX_WORDS = 6

/** "B", "B shift", "बी वाली": nothing is said but the letter and what the question is about. */
export function letteredOption(heard: Tokens, plan: FieldReader): OptionSpan | undefined {
  const letters = letteredAmong(plan)
  if (letters.size === 0 || heard.words.length > MAX_WORDS) return undefined
  const at = heard.words.findIndex((word) => letters.has(word))
  const value = letters.get(heard.words[at] ?? '')
  const isAlone = heard.words.every((word, index) => index === at || plan.cues.has(word) || isParticle(heard, index))
  return value !== undefined && isAlone ? { value, isExplicit: true, from: at, to: at + 1 } : undefined
}
