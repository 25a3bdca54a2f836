import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { isGrammarWord } from '../../words/bare-clauses.ts'
import { namedBy } from '../../words/matters-in.ts'
import { spellingKey } from '../../words/spelling-key.ts'
import type { Tokens } from '../../words/tokens.ts'
import { type OptionSpan, optionWords } from '../option-span.ts'

/**
 * "Only breakfast" is "Breakfast included", where "Breakfast and dinner" is another option: nothing else of weight is said. "Breakfast and
 * lunch" is neither.
 */
export function partOfMore({ words }: Tokens, plan: FieldReader): OptionSpan | undefined {
  const parts = partsAmong(plan)
  if (parts.length === 0 || words.some((word) => JOINS.test(` ${word} `) || DENIES.test(word))) return undefined
  const said = words.flatMap((word, at) => (isGrammarWord(word) || LIGHT.test(word) ? [] : [at]))
  const [from] = said
  const named = parts.find(
    ({ telling }) =>
      telling.length === said.length && telling.every((word, index) => isSame(word, words[said[index] ?? 0] ?? '')),
  )
  return named && from !== undefined
    ? { value: named.option, isExplicit: true, from, to: from + said.length }
    : undefined
}

interface Part {
  option: string
  telling: readonly string[]
}

/** The options to which another one adds something. */
const partsAmong = oncePerField(({ field: { options } }): readonly Part[] => {
  const sides = options.flatMap((option) => {
    const [first = '', ...others] = optionWords(option).join(' ').split(JOINS)
    return others.length > 0 ? [first, ...others] : []
  })
  return options
    .map((option) => ({ option, telling: optionWords(option).filter((word) => !FILLER.test(word)) }))
    .filter(({ telling }) => sides.includes(telling.join(' ')))
})

function isSame(one: string, other: string): boolean {
  if (one === other || spellingKey(one) === spellingKey(other)) return true
  const ids = namedBy(one)
  return namedBy(other).some((id) => ids.includes(id))
}

const JOINS = / (?:and|with|plus|aur|और|dono|both|दोनों) /
const FILLER = /^(?:included|inclusive|only|just|alone|plan)$/
const DENIES = /^(?:no|not|dont|without|nahi|nahin|mat|bina|नहीं|मत|बिना)$/
/** "Only", and what a wish is said with. */
const LIGHT =
  /^(?:only|just|sirf|keval|bas|hi|please|chahiye|chahie|de|dena|dijiye|kar|rakh|lenge|lunga|want|need|enough|kafi|सिर्फ|केवल|बस|ही|चाहिए|दे|देना|दीजिए|रख)$/
