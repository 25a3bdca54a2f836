import { regex } from '../../../base/regex.ts'
import { endOfWay } from '../places/framed-place.ts'
import type { FieldReader } from './field-reader.ts'
import { oncePerField } from './once-per-field.ts'

/** A period and a way begin somewhere and end somewhere: a car is picked up and returned, a shop opens and closes. */
export type WhichEnd = 'start' | 'end'

/** Which end a field asks for, by its name or else by its question. */
export const endOf = oncePerField((plan): WhichEnd | undefined => {
  const way = endOfWay(plan)
  return (
    onlyEnd(plan.label) ??
    (way === 'goal' ? 'end' : way) ??
    onlyEnd([...plan.questionWords].filter((word) => word !== 'back' || !plan.questionWords.has('call')))
  )
})

function onlyEnd(words: readonly string[]): WhichEnd | undefined {
  const starts = words.some((word) => endSaid(word) === 'start')
  const ends = words.some((word) => endSaid(word) === 'end')
  return starts === ends ? undefined : starts ? 'start' : 'end'
}

/** The end that a word names by itself, in either language. */
function endSaid(word: string): WhichEnd | undefined {
  if (START.test(word) || OPEN.test(word)) return 'start'
  return END.test(word) || CLOSED.test(word) ? 'end' : undefined
}

/** The end of these fields that a word names: "my office closes at six" and "close to Pune" tell nothing of a return. */
export function endSaidOf(plans: readonly FieldReader[], word: string): WhichEnd | undefined {
  const needed = NEEDED.find(([words]) => words.test(word))?.[1]
  const isMeant =
    needed === undefined ||
    plans.some(({ label, questionWords }) => [...label, ...questionWords].some((one) => needed.test(one)))
  return isMeant ? endSaid(word) : undefined
}

const OPEN = /^(?:open(?:s|ing)?|khul\w*|खुल\S*)$/
const CLOSED = /^(?:clos(?:e|es|ing)|band|बंद)$/

const START = regex`
  ^(?:
    start\w*|begin\w*|pickup|pick(?:s|ed|ing)?|checkin|arriv\w+|lenge|lunga|lungi|lena|uthana|shuru\w*|लेंगे|लूंगा|लूंगी|लेना
    |शुरू|शुरुआत
  )$
`
const END = regex`
  ^(?:
    end(?:s|ing)?|finish\w*|drop\w*|return\w*|back|deliver\w*|checkout|wapas|vapas|wapsi|vapsi|laut\w*|chhod\w*
    |khatam|वापस|वापसी|लौट\S*|छोड\S*|खत्म
  )$
`

/** Words that name an end only where the fields are of what they speak of: of opening hours, an end, or a stay. */
const NEEDED: readonly (readonly [RegExp, RegExp])[] = [
  [OPEN, OPEN],
  [CLOSED, CLOSED],
  [/^(?:finish\w*|khatam|खत्म)$/, /^(?:ends?|ending|finish\w*|clos\w+|till|until|last|over|khatam)$/],
  [/^arriv\w+$/, /^(?:check|checkin|arriv\w+|stay)$/],
]
