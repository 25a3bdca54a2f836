import { textsOf } from '../../fields/given-words.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import type { Clause } from '../../words/clauses.ts'
import { mattersIn, namedBy } from '../../words/matters-in.ts'
import { PhraseMatcher } from '../../words/phrase-matcher.ts'
import { type Tokens, tokenize } from '../../words/tokens.ts'
import { isGrammarWord } from '../../words/bare-clauses.ts'
import { tellsTrouble } from '../lacking.ts'
import { isNegative } from '../ruled-out.ts'
import { type OptionSpan, optionWords } from '../option-span.ts'
import { type Traits, traitsOf } from '../traits-of.ts'

/** What was awaited and has not come. */
const NOT_COME = new PhraseMatcher<true>([
  [
    true,
    `(not|never) (yet|been|even|) (yet|been|) (come|came|arrived|received|delivered|reached|got|gotten)
     (didnt|hasnt|havent|hadnt|wasnt|isnt) (yet|been|) (come|arrive|arrived|receive|received|deliver|delivered|reach|reached|got|get)
     (did|was|is|has|have) not (yet|been|) (come|arrive|arrived|receive|received|delivered|reach|reached|got|get)
     (yet to|still to|still waiting for|waiting for) (come|arrive|receive|reach|be delivered|it|the|my)
     (no delivery|non delivery|not received|not delivered|undelivered)
     (nahi|nai|nahi hi) (aaya|aya|aayi|aai|ayi|aaye|mila|mili|mile|pahuncha|pahuchi|pahunchi|pahunche|pohcha|pohncha|hui|deliver|delivered)
     (aaya|aya|aayi|aai|mila|mili|pahuncha|pahunchi|deliver hua|delivery hui) (hi|bhi|to|) (nahi|nai)
     नहीं (आया|आई|आयी|आए|मिला|मिली|मिले|पहुंचा|पहुंची|पहुंचे|हुई|डिलीवर)
     (आया|आई|आयी|मिला|मिली|पहुंचा|पहुंची|डिलीवर हुआ|डिलीवरी हुई) (ही|भी|तो|) नहीं`,
  ],
])
const OF_COMPLAINTS = /\b(?:complaints?|grievances?|problems?|issues?|shikayat)\b|शिकायत/i

/** Among reasons to return a thing a "size issue" is no place for complaints. */
const ASKS_WHY = /\b(?:reasons?|why)\b.*\b(?:return|cancel|exchang|refund|leav|not buy)/i

/** The one option for what has not come, or else the one for complaints; where all are complaints, there is no such one. */
const missedAmong = oncePerField((plan): string | undefined => {
  const { field } = plan
  const { options } = field
  const said = (option: string): string[] => [option, ...textsOf(field, option)]
  const missed = options.filter((option) => said(option).some((way) => NOT_COME.first(tokenize(way)) !== undefined))
  const [only, another] =
    missed.length > 0 || tellsTrouble(plan) || ASKS_WHY.test(field.description)
      ? missed
      : options.filter((option) => OF_COMPLAINTS.test(option) && !isNegative(option))
  return another === undefined ? only : undefined
})

/** "Das din ho gaye booking kiye, cylinder nahi aaya": what has not come is no order, but a complaint. */
export function notComeOption(heard: Tokens, plan: FieldReader): OptionSpan | undefined {
  const value = missedAmong(plan)
  const hit = value === undefined ? undefined : NOT_COME.all(heard).at(-1)
  if (value === undefined || hit === undefined || heard.aside?.[hit.from] === true) return undefined
  return isOfOther(heard, hit.from, plan, value) || isInOtherPhrase(heard, hit, plan, value)
    ? undefined
    : { value, isExplicit: true, from: hit.from, to: hit.to }
}

/** The "nahi mili" of "chhutti nahi mili", which is a phrase for another option as a whole. */
function isInOtherPhrase({ words }: Tokens, { from, to }: Clause, plan: FieldReader, value: string): boolean {
  const ids = mattersIn(words)
    .filter((span) => span.from < from && span.to > from && span.to <= to)
    .flatMap(({ matters }) => matters.map(({ id }) => id))
  const speaks = (one: Traits): boolean => ids.some((id) => one.matters.has(id))
  const [own, others] = [true, false].map((isOwn) => traitsOf(plan).filter((one) => (one.option === value) === isOwn))
  return own?.some(speaks) !== true && others?.some(speaks) === true
}

const MAX_SUBJECT = 4

/** "Bill nahi aaya", where another option speaks of bills. */
function isOfOther({ words, breaks }: Tokens, from: number, { field }: FieldReader, value: string): boolean {
  for (let at = from - 1; at >= Math.max(0, from - MAX_SUBJECT) && !breaks[at + 1]; at--) {
    const said = words[at] ?? ''
    const ids = namedBy(said)
    const isOwn = field.options.some((option) => optionWords(option).includes(said))
    if (ids.length === 0 && (!isOwn || isGrammarWord(said))) continue
    const speaks = (option: string): boolean =>
      optionWords(option).some((word) => word === said || namedBy(word).some((id) => ids.includes(id)))
    return !speaks(value) && field.options.some(speaks)
  }
  return false
}
