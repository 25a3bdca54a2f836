import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { spellingKey } from '../../words/spelling-key.ts'
import type { Tokens } from '../../words/tokens.ts'
import { indexOf } from '../option-index.ts'
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
export function anyOption(heard: Tokens, plan: FieldReader): OptionSpan | undefined {
  const value = anyAmong(plan)
  if (value === undefined) return undefined
  const text = heard.words.join(' ')
  const said = OPEN.exec(text)
  if (said === null || LESS.test(text)) return undefined
  const named = new Set(
    indexOf(plan)
      .own.all(heard)
      .map(({ tag }) => tag),
  )
  named.delete(value)
  const from = text.slice(0, said.index).split(' ').filter(Boolean).length
  const to = from + said[0].split(' ').length
  const next = heard.breaks[to] ? '' : (heard.words[to] ?? '')
  const isOpen =
    next === '' || ACCEPTS.test(next) || optionWords(value).some((word) => spellingKey(word) === spellingKey(next))
  return isOpen && named.size !== 1 ? { value, isExplicit: true, from, to } : undefined
}

/** "Anything but night" leaves it less open. */
export function isAnyButSome(heard: Tokens, plan: FieldReader, { value }: OptionSpan): boolean {
  return value === anyAmong(plan) && LESS.test(heard.words.join(' '))
}

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
  |(?<!\S)whatever (?:happens?|happened|you say|it is called)(?!\S)
  |(?<!\S)(?:kuch|कुछ) (?:bhi|भी) (?:ho|हो) (?:jaye|jae|jaaye|जाए)(?!\S)
`
