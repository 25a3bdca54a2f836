import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { mattersIn, namedBy } from '../words/matters-in.ts'
import { segmentsOf } from '../words/segments.ts'
import { type Tokens, wordsOf } from '../words/tokens.ts'
import { tellsTrouble } from './lacking.ts'
import { agreed, type OptionSpan } from './option-span.ts'
import { endsAsking } from '../words/ends-asking.ts'

/** A thing that may be in trouble, by its words and matters, and the option that says so. */
interface Thing {
  option: string
  words: ReadonlySet<string>
  matters: ReadonlySet<number>
}

/** The things of options such as "battery problem", "broken screen"; none where the options are not made so. */
const thingsOf = oncePerField((plan): { things: readonly Thing[] } => {
  if (!tellsTrouble(plan)) return { things: [] }
  const things = plan.field.options.flatMap((option): Thing[] => {
    const all = wordsOf(option)
    const words = all.filter((word) => !OF_TROUBLE.test(word))
    return words.length > 0 && words.length < all.length
      ? [{ option, words: new Set(words), matters: new Set(words.flatMap(namedBy)) }]
      : []
  })
  return { things: things.length > 1 && things.length >= plan.field.options.length - 1 ? things : [] }
})

const OF_TROUBLE =
  /^(?:problems?|issues?|damaged?|faults?|faulty|trouble|broken|cracked|not|working|failure|failed|defects?|defective|bad|poor|complaint|of|the|a|with|in)$/

/** "Battery tikti hi nahi", "camera theek hai, battery kharab hai": the one thing that is spoken of and not said to be fine. */
export function troubleOption(heard: Tokens, plan: FieldReader): OptionSpan | undefined {
  const { things } = thingsOf(plan)
  if (things.length === 0 || heard.words.length > MAX_WORDS) return undefined
  const named = segmentsOf(heard).flatMap((part) => {
    const words = heard.words.slice(part.from, part.to)
    const said = words.join(' ')
    if (endsAsking(heard, part) || FINE.test(said) || NOT_IT.test(said)) return []
    const matters = mattersIn(words).flatMap((span) => span.matters.filter(({ isNamed }) => isNamed))
    return things
      .filter((thing) => words.some((word) => thing.words.has(word)) || matters.some(({ id }) => thing.matters.has(id)))
      .map(({ option }) => ({ value: option, isExplicit: false, ...part }))
  })
  return agreed(named)
}

const MAX_WORDS = 24

/** Whether a part of a message says that something is fine. */
export function saysFine(heard: Tokens): boolean {
  const segments = segmentsOf(heard)
  return segments.length > 1 && segments.some(({ from, to }) => FINE.test(heard.words.slice(from, to).join(' ')))
}

const FINE =
  /(?<!not )(?<!\p{L})(?:fine|ok|okay|good|perfect|working|works|theek|thik|sahi|achh?a|ठीक|सही|अच्छा)(?![\p{L}\p{M}])(?! (?:se |से )?(?:nahi|nahin|नहीं|नही))/u
/** "It's not the battery", "screen ki baat nahi" */
const NOT_IT = /\b(?:its|it is|thats|that is) not\b|\bnot (?:the|a|in the)\b|(?:ki baat|का मामला|की बात) (?:nahi|नहीं)/
