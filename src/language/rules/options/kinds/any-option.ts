import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { spellingKey } from '../../words/spelling-key.ts'
import type { Tokens } from '../../words/tokens.ts'
import { indexOf } from '../option-index.ts'
import { evidenceIn } from '../evidence-in.ts'
import { traitsOf } from '../traits-of.ts'
import { OR } from '../../words/function-words.ts'
import { type OptionSpan, optionWords } from '../option-span.ts'

/** The one option that leaves it open: "Any shift", "No preference". */
const anyAmong = oncePerField(({ field: { options } }): string | undefined => {
  const [only, another] =
    options.length < 3 ? [] : options.filter((option) => IS_ANY.test(optionWords(option).join(' ')))
  return another === undefined ? only : undefined
})

const IS_ANY =
  /^(?:any(?: (?:of (?:them|these)|one|\S+))?|either(?: one)?|anything|no preference|whichever|flexible|koi bhi|कोई भी)$/

/**
 * "I'm okay with anything, morning, night, whatever": none of the options that are named by the way. "Anything facing the sea" and "any
 * morning slot" choose by other words.
 */
export function anyOption(heard: Tokens, plan: FieldReader, readsHindi: boolean): OptionSpan | undefined {
  const value = anyAmong(plan)
  if (value === undefined) return undefined
  const text = heard.words.join(' ')
  const said = OPEN.exec(text)
  if (said === null || leavesLess(text)) return undefined
  const named = namedIn(heard, plan, readsHindi)
  named.delete(value)
  // "Morning or afternoon, whichever" leaves out the evening.
  const isAmongSome = named.size < plan.field.options.length - 1 && heard.words.some((word) => OR.test(word))
  if ((named.size === 1 && !ROUND_THE_CLOCK.test(text)) || (named.size > 1 && isAmongSome)) return undefined
  const from = text.slice(0, said.index).split(' ').filter(Boolean).length
  const to = from + said[0].split(' ').length
  const next = heard.breaks[to] ? '' : (heard.words[to] ?? '')
  const isOpen =
    next === '' ||
    ACCEPTS.test(next) ||
    beginsFine(heard.words, to) ||
    optionWords(value).some((word) => spellingKey(word) === spellingKey(next))
  return isOpen ? { value, isExplicit: true, from, to } : undefined
}

/** The options that a message speaks of, each by words that are no other's. */
function namedIn(heard: Tokens, plan: FieldReader, readsHindi: boolean): Set<string> {
  const traits = traitsOf(plan)
  const told = evidenceIn(heard, plan, traits, readsHindi).flatMap(({ weights }) => {
    const [only, another] = traits.filter((_, index) => (weights[index] ?? 0) > 0)
    return only === undefined || another !== undefined ? [] : [only.option]
  })
  const own = indexOf(plan).own.all(heard)
  return new Set([...told, ...own.map(({ tag }) => tag)])
}

/** "Anything but night" leaves it less open. */
export function isAnyButSome(heard: Tokens, plan: FieldReader, { value }: OptionSpan): boolean {
  return value === anyAmong(plan) && leavesLess(heard.words.join(' '))
}

function leavesLess(text: string): boolean {
  return LESS.test(text.replace(FINE, ''))
}

/** The "no problem" of "any time, no problem" */
function beginsFine(words: readonly string[], at: number): boolean {
  return (
    words
      .slice(at, at + 3)
      .join(' ')
      .search(FINE) === 0
  )
}

const FINE = regex('gu')`
  (?<!\S)(?:
    (?:no|not a) (?:problem|issue|issues|worries|trouble)|(?:koi|कोई) (?:dikkat|problem|pareshani|issue|baat|farak|दिक्कत|परेशानी|बात|फर्क)
    [ ](?:nahi|nahin|नहीं)
  )(?!\S)
`
const DAY_PART = '(?:din|day|raat|night|subah|morning|shaam|sham|evening|dopahar|afternoon|दिन|रात|सुबह|शाम|दोपहर)'
/** "Din raat koi bhi", "morning night whatever": at all times. */
const ROUND_THE_CLOCK = regex('u')`
  (?<!\S)${DAY_PART} ${DAY_PART}(?!\S)
  |(?<!\S)(?:(?:din|day|दिन) (?:ya|or|या) (?:raat|night|रात)|(?:raat|night|रात) (?:ya|or|या) (?:din|day|दिन))(?!\S)
`
const OPEN = regex('u')`
  (?<!\S)(?:
    anything|whatever|whichever|anytime|any of them|any one|any will do|no preference|(?:doesnt|does not) matter|(?:dont|do not) mind
    |(?:koi|kuch|kuchh|kisi|kabhi|jo) bhi|(?:koi|kisi) (?:sa|si|se) bhi|(?:कोई|कुछ|किसी|कभी|जो) भी
  )(?!\S)
`
const ACCEPTS = regex`
  ^(?:
    is|works|will|would|you|thats|fine|ok|okay|good|available|please|for|with|me|chalega|chalegi|theek|thik|de|do|dijiye|rakh|hai|mein|me
    |ho|kar|likh|चलेगा|चलेगी|ठीक|दे|दीजिए|रख|है|में|हो|कर|लिख
  )$
`
const LESS = regex('u')`
  (?<!\S)(?:but|except|not|no(?! preference)|other than|nahi|nahin|mat|chhodkar|chodkar|alawa|siva|नहीं|मत|छोडकर|अलावा|सिवा)(?!\S)
  |(?<!\S)(?:jo|जो) (?:bhi|भी) (?:hai|ho|है|हो)(?!\S)|(?<!\S)(?:weekends?|weekdays?|after|before|ke baad|ke bad|se pehle|के बाद|से पहले)(?!\S)
  |(?<!\S)whatever (?:happens?|happened|you say|it is called)(?!\S)
  |(?<!\S)(?:kuch|कुछ) (?:bhi|भी) (?:ho|हो) (?:jaye|jae|jaaye|जाए)(?!\S)
`
