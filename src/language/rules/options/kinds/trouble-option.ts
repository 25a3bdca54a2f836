import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { mattersIn, namedBy } from '../../words/matters-in.ts'
import { soundBeside, tellsFault } from '../sound-beside.ts'
import type { Clause } from '../../words/clauses.ts'
import { segmentsOf } from '../../words/segments.ts'
import { type Tokens, wordsOf } from '../../words/tokens.ts'
import { withWords } from '../../words/with-words.ts'
import { tellsTrouble } from '../lacking.ts'
import { agreed, type OptionSpan } from '../option-span.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import { BUT, DENIES } from '../../words/function-words.ts'

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

const OF_TROUBLE = regex`
  ^(?:
    problems?|issues?|damaged?|faults?|faulty|trouble|broken|cracked|not|working|failure|failed|defects?|defective
    |bad|poor|complaint|of|the|a|with|in
  )$
`

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

/**
 * A message without the parts that say what is fine ("pipe theek hai, paani ganda hai") or comes ("supply to aa rahi hai par …"),
 * where the question is what is wrong and other parts are left.
 */
export function withoutFine(heard: Tokens, plan: FieldReader): Tokens {
  if (!tellsTrouble(plan) && !asksForRepair(plan))
    return asksForHelp(plan) ? withoutParts(heard, soundBeside(heard)) : heard
  const segments = segmentsOf(heard)
  if (segments.length < 2) return heard
  const fine = segments.filter(({ from, to }, index) => {
    const said = heard.words.slice(from, to).join(' ')
    const isSetAgainst = BUT.test(heard.words[segments[index + 1]?.from ?? -1] ?? '')
    const isFine = NO_TROUBLE.test(said) || (FINE.test(said) && !DENIES.test(said) && !tellsFault(said))
    return (isFine && !OF_ALL.test(said)) || (isSetAgainst && COMES.test(said))
  })
  return fine.length === segments.length ? heard : withoutParts(heard, fine)
}

function withoutParts(heard: Tokens, parts: readonly Clause[]): Tokens {
  if (parts.length === 0) return heard
  const isWithin = (at: number): boolean => parts.some(({ from, to }) => at >= from && at < to)
  return withWords(
    heard,
    heard.words.map((word, at) => (isWithin(at) ? '' : word)),
  )
}

const asksForRepair = oncePerField(({ field }) =>
  /\b(?:needs?|for) (?:repair|service|servicing)\b/i.test(field.description),
)
/** What is weak or needs help. Of the day of a visit, "Monday is fine, Tuesday is a problem" chooses the Monday. */
const asksForHelp = oncePerField(({ field: { name, description } }) => {
  const asked = `${name.replaceAll('_', ' ')} ${description}`
  return /\b(?:weak\w*|tuitions?|help|support|repairs?|repaired|fixed|subjects? (?:wanted|needed))\b/i.test(asked)
})

/** "Pani ki dikkat nahi hai", "delivery time pe thi" */
const NO_TROUBLE = regex('u')`
  \S+ (?:ki |ka |mein |with )?(?:dikkat|pareshani|problem|issue|baat) nahi\b
  |\bno (?:problem|issue|complaint) (?:with|about|in)\b
  |\b(?:time|samay) (?:pe|par) (?:thi|tha|aa\S*|mil\S*)
  |\b(?:was|came|arrived) on time\b
  |\S+ (?:की |का |में )?(?:दिक्कत|परेशानी|समस्या|बात) नहीं
  |(?:समय|टाइम) (?:पे|पर) (?:थी|था|आ\S*|मिल\S*)
`
const OF_ALL = /\b(?:everything|all|rest|else|sab|sabhi|baaki|baki)\b|(?:सब|बाकी)/
const COMES = regex('u')`
  \b(?:is|are|s|its) (?:coming|there|on|running)\b
  |\b(?:comes|runs)\b
  |\b(?:aa|chal|mil|ho) (?:rah[aie]|jaat[aie]|jat[aie]) h\w+$
  |\b(?:aat[aie]|chalt[aie]|milt[aie]) h\w+$
  |(?<!\p{L})(?:आ|चल|मिल|हो) (?:रह[ाीे]|जात[ाीे]) है?ं?$
  |(?<!\p{L})(?:आत|चलत|मिलत)[ाीे] हैं?$
`

const FINE = regex('u')`
  (?<!not )(?<!\p{L})(?:fine|ok|okay|good|perfect|working|works|theek|thik|sahi|achh?a|ठीक|सही|अच्छा)(?![\p{L}\p{M}])
    (?! (?:se |से )?(?:nahi|नहीं))
`
/** "It's not the battery", "screen ki baat nahi" */
const NOT_IT = /\b(?:its|it is|thats|that is) not\b|\bnot (?:the|a|in the)\b|(?:ki baat|का मामला|की बात) (?:nahi|नहीं)/
