import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { clauseAt } from '../../words/clauses.ts'
import type { Tokens } from '../../words/tokens.ts'
import { type OptionSpan, optionWords } from '../option-span.ts'

const FOR_ALL = regex`
  ^(?:
    everything|sab kuch|सब कुछ
    |(?:all|whole|entire|complete|full|sab|sabhi|saara|poora|सब|सभी|सारा|पूरा)(?: (?:the|of|household|house|home))*
      [ ](?:work|chores|services?|things|package|house|home|kaam|kuch|of them|these|three|four|काम|कुछ)
    |all (?:the )?(?:meals|days|shifts|slots|subjects|rooms|areas|items|parts|options|members|sides|weekdays)
  )$
`

/** The one option that stands for all of the others ("all household work", "everything"). */
const allAmong = oncePerField(({ field: { options } }): string | undefined => {
  const [only, another] = options.length < 3 ? [] : options.filter(isForAll)
  return another === undefined ? only : undefined
})

function isForAll(option: string): boolean {
  return FOR_ALL.test(optionWords(option).join(' '))
}

const ALL = regex`
  ^(?:
    all|everything|sab|sabhi|sabkuch|saara|sara|saare|sare|saari|poora|pura|poori|puri|whole|entire|सब|सबकुछ|सभी|सारा|सारे
    |सारी|पूरा|पूरी
  )$
`
/** What is all of it: "sab theek hai", "all right" and "all the time" choose nothing. */
const OF_WORK = regex`
  ^(?:
    kuch|kuchh|kaam|kam|work|chores|things|of|them|these|three|four|teeno|teenon|chaaro|hi|karna|karni|karwana
    |karwani|karana|karega|karegi|chahiye|chahie|house|home|ghar|household|package|from|including|included|that
    |dekhna|sambhalna|कुछ|काम|ही|करना|करवाना|चाहिए|घर|तीनों|चारों
  )$
`
/** So long a part may say "all" of anything. */
const MAX_WORDS = 4
const BEFORE = /^(?:thats|that|is|at|not|after|first|itna|bas|इतना|बस|in|above|with)$/
const DENIES =
  /^(?:not|nahi|nai|mat|except|but|chhodkar|chhod|chodkar|alawa|siva|without|baaki|नहीं|मत|छोडकर|अलावा|सिवा)$/

/** "Sab kuch karna hoga, khana safai kapde sab": all of them, though some are named. */
export function allOption(heard: Tokens, plan: FieldReader): OptionSpan | undefined {
  const value = allAmong(plan)
  const { words, aside } = heard
  if (value === undefined || words.some((word) => DENIES.test(word))) return undefined
  const at = words.findIndex(
    (word, index) =>
      ALL.test(word) && aside?.[index] !== true && !BEFORE.test(words[index - 1] ?? '') && isOfWork(heard, index),
  )
  return at === -1 ? undefined : { value, isExplicit: true, from: at, to: at + 1 }
}

function isOfWork(heard: Tokens, at: number): boolean {
  const next = heard.breaks[at + 1] === true ? '' : (heard.words[at + 1] ?? '')
  if (next !== '') return OF_WORK.test(next)
  const clause = clauseAt(heard, at)
  return clause !== undefined && clause.to - clause.from <= MAX_WORDS
}

/** Whether only the "all" of "that's all" or "all the time" stands for the option for all. */
export function isAllByTheWay({ words }: Tokens, plan: FieldReader, { value, from, to }: OptionSpan): boolean {
  return value === allAmong(plan) && to > from && words.slice(from, to).every((word) => ALL.test(word))
}
