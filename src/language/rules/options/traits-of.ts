import { synonymsOf, textsOf } from '../fields/given-words.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { unitNamed } from '../numbers/units.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { loanKeys } from '../words/loan-keys.ts'
import { isListedName, matterIds, type MatterSpan, mattersIn, namedBy } from '../words/matters-in.ts'
import { spellingKey } from '../words/spelling-key.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import { wordsOf } from '../words/tokens.ts'
import { areDoers, deedsOf } from './deeds-of-doers.ts'
import type { Loan } from './option-index.ts'
import { numbersIn } from './kinds/option-ranges.ts'
import { hasWord, questionTopic } from './question-topic.ts'
import { optionWords } from './option-span.ts'
import { isNegative } from './ruled-out.ts'

/** What speaks for the options of one field. */
export interface Traits {
  option: string
  words: ReadonlySet<string>
  /** What its English words are heard as (`loanKeys`). */
  loans: ReadonlyMap<string, Loan>
  /** Keys of its words by the script in which they are heard, which is the other one. */
  sounds: Record<'latin' | 'devanagari', ReadonlySet<string>>
  matters: ReadonlySet<number>
  /** Matters of an option that denies, said without a "not": "bekar" for "not satisfied", "chicken" for "non-veg". */
  wholes: ReadonlySet<number>
  /** Matters that the designer's description ties to it ("a parcel with breakable things (fragile parcel)"). */
  described: ReadonlySet<number>
  numbers: readonly number[]
}

const known = new WeakMap<FieldReader, readonly Traits[]>()

export function traitsOf(plan: FieldReader): readonly Traits[] {
  let traits = known.get(plan)
  if (traits === undefined) known.set(plan, (traits = plan.field.options.map((option) => traitsIn(option, plan))))
  return traits
}

function traitsIn(option: string, plan: FieldReader): Traits {
  const { field } = plan
  const deeds = areDoers(plan) ? optionWords(option).flatMap(deedsOf) : []
  const ofDeeds = deeds.flatMap((deed) => namedBy(deed).filter((id) => isListedName(deed, id)))
  const given = [...synonymsOf(field, option), ...textsOf(field, option)]
  const { label, question } = questionTopic(plan)
  const topic = new Set([...label, ...question])
  const ways = [option, ...given].map((way) => optionWords(way).filter((word) => !hasWord(topic, word)))
  // "Trouble" does not name the "wrong bill" where the question is "What is the problem?"
  const subject = new Set(matterIds(question))
  const telling = [...ways.flat(), ...deeds]
    .filter((word) => word.length > 1 && !DULL.has(word) && !/^\d/.test(word) && unitNamed(word) === undefined)
    .filter((word) => !isDevanagari(word) || !(isGrammarWord(word) || namedBy(word).some((id) => subject.has(id))))
  const whole = [option, ...given].flatMap((way) =>
    mattersIn(optionWords(way))
      .filter(({ from, to }) => to - from > 1 || NOBODY.test(optionWords(way)[from] ?? ''))
      .map((span) => ({ ...span, isNo: isNegative(optionWords(way)[span.from] ?? '') })),
  )
  const denying = whole.filter(({ isNo }) => isNo)
  const wholes = new Set(denying.flatMap((span) => span.matters.filter(({ isNamed }) => isNamed).map(({ id }) => id)))
  // Who denies "chicken" eats no "non-veg".
  const isKind = /^non\b/i.test(option)
  // "Bank account" is known as a whole, and as an account; "half yearly" is not "yearly".
  // "No water" is known as a whole, too, and speaks of water.
  const heads = ways.flatMap((words) => {
    if (LACKS.test(words[0] ?? '')) return mattersIn(words.slice(1))
    return PARTIAL.test(words[0] ?? '') ? [] : mattersIn(words.slice(-1))
  })
  const all = [...ways.flatMap(namedIn), ...heads, ...whole].flatMap((span) => span.matters)
  const others = all.filter(({ id }) => !subject.has(id))
  // "Policy" does not name the "health insurance" where the question is "Which policy?"
  const isOfMore = telling.some((word) => !namedBy(word).some((id) => subject.has(id)))
  const matters = others.length > 0 || isOfMore ? others : all
  return {
    option,
    words: new Set(telling),
    loans: new Map(
      telling
        .filter((word) => !isDevanagari(word))
        .flatMap((word) => loanKeys(word).map((key) => [key, { option, word }] as const)),
    ),
    sounds: {
      latin: soundsOf(telling.filter(isDevanagari)),
      devanagari: soundsOf(telling.filter((word) => !isDevanagari(word) && !deeds.includes(word))),
    },
    matters: new Set([
      ...matters.filter(({ id, isNamed }) => isNamed && !(isKind && wholes.has(id))).map(({ id }) => id),
      ...ofDeeds,
    ]),
    wholes,
    described: new Set(
      describedBefore(option, field.description).flatMap((words) =>
        mattersIn(words).flatMap((span) => span.matters.filter(({ isNamed }) => isNamed).map(({ id }) => id)),
      ),
    ),
    numbers: [...numbersIn(option), ...optionWords(option).flatMap((word) => FOR_SO_MANY.get(word) ?? [])],
  }
}

const NOBODY = /^(?:nobody|noone)$/
const LACKS = /^no$/

/** Where a phrase of an option only hints at a matter, its words name their own. */
function namedIn(words: readonly string[]): MatterSpan[] {
  return mattersIn(words).flatMap((span) => {
    const isHint = span.to - span.from > 1 && !span.matters.some(({ isNamed }) => isNamed)
    return isHint ? words.slice(span.from, span.to).flatMap((word) => mattersIn([word])) : [span]
  })
}

const PARTIAL = /^(?:half|semi|non|not|no|without|bi|aadha|aadhi|आधा|आधी)$/

function soundsOf(words: readonly string[]): Set<string> {
  return new Set(words.map(spellingKey).filter((key) => key.length > 2))
}

/** "Double sharing" is for two. */
const FOR_SO_MANY = new Map(
  ['single solo', 'double twin', 'triple', 'quadruple quad'].flatMap((words, index) =>
    words.split(' ').map((word) => [word, index + 1] as const),
  ),
)

/** "Papers only" of "papers only (documents), a small parcel" */
function describedBefore(option: string, description: string): string[][] {
  const at = description.toLowerCase().indexOf(`(${option.toLowerCase()})`)
  if (at < 0) return []
  const before = description.slice(0, at)
  return [wordsOf(before.slice(Math.max(...[',', ';', ':', '('].map((mark) => before.lastIndexOf(mark))) + 1))]
}

const DULL = new Set(
  'the a an of for and or in on to at by with from is are was were than more less no not non only other others any plan option type one my keep keeps some very get gets getting'.split(
    ' ',
  ),
)
