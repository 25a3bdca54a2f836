import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { overIn } from '../set-aside/left-behind.ts'
import { matterIds, namedBy } from '../words/matters-in.ts'
import { type Tokens, wordsOf } from '../words/tokens.ts'
import { agreed, type OptionSpan } from './option-span.ts'

/** When an option is meant, by what its condition names and whether that has to be over. */
interface Condition {
  option: string
  things: readonly { word: string; matters: readonly number[] }[]
}

/** "Dropper if 12th is already passed": the options of which the description tells that they are for what is over. */
const conditionsOf = oncePerField(({ field: { description, options } }): { conditions: readonly Condition[] } => ({
  conditions: options.flatMap((option): Condition[] => {
    const at = description.toLowerCase().indexOf(`${option.toLowerCase()} if `)
    const clause = at < 0 ? '' : (/^[^;.,()?]*/.exec(description.slice(at + option.length + 4))?.[0] ?? '')
    const words = wordsOf(clause)
    if (!words.some((word) => OVER.test(word)) || words.some((word) => DENIES.test(word))) return []
    const telling = words.filter(
      (word) => !OVER.test(word) && (/\d/.test(word) || (word.length > 3 && !DULL.test(word))),
    )
    return telling.length === 0 ? [] : [{ option, things: telling.map((word) => ({ word, matters: namedBy(word) })) }]
  }),
}))

const OVER = /^(?:passed|finished|completed|cleared|over|done|left|already)$/
const DULL = /^(?:have|been|they|that|this|just|were|child|student|person|customer)$/
const DENIES = /^(?:not|no|never|without|yet)$/

/** "I passed 12th this year" is for droppers, where the description says so. */
export function conditionOption(heard: Tokens, plan: FieldReader): OptionSpan | undefined {
  const { conditions } = conditionsOf(plan)
  if (conditions.length === 0) return undefined
  return agreed(
    overIn(heard).flatMap(({ from, to }) => {
      const words = heard.words.slice(from, to)
      const said = new Set(matterIds(words))
      return conditions
        .filter(({ things }) =>
          things.every(({ word, matters }) => words.includes(word) || matters.some((id) => said.has(id))),
        )
        .map(({ option }) => ({ value: option, isExplicit: true, from, to }))
    }),
  )
}
