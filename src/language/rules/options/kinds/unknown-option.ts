import { regex } from '../../../../base/regex.ts'
import { isNotKnown } from '../../refusals.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import type { Tokens } from '../../words/tokens.ts'
import { type OptionSpan, optionWords } from '../option-span.ts'

const unknownAmong = oncePerField(({ field: { options } }): string | undefined => {
  const [only, another] = options.filter((option) => UNKNOWN.test(optionWords(option).join(' ')))
  return another === undefined ? only : undefined
})

const UNKNOWN = regex('u')`
  ^(?:
    unknown|not known|not sure|unsure|maybe|undecided|not decided|not decided yet|(?:i )?dont know|do not know|cant say|no idea|pata nahi|maloom nahi|पता नहीं
    |मालूम नहीं
  )$
`

export function isForUnknown(plan: FieldReader, value: string): boolean {
  return unknownAmong(plan) === value && !/^maybe\b/i.test(value) // who declines to say says no "maybe"
}

/** "I don't remember my group" is an answer where "unknown" is one of the options. */
export function unknownOption(heard: Tokens, plan: FieldReader): OptionSpan | undefined {
  const value = unknownAmong(plan)
  if (value === undefined || !(isNotKnown(heard) || isUndecided(heard))) return undefined
  return { value, isExplicit: true, from: 0, to: heard.words.length }
}

const MAX_UNDECIDED = 10

/** "Haven't thought about it yet", "abhi socha nahi" */
function isUndecided({ words }: Tokens): boolean {
  return words.length <= MAX_UNDECIDED && UNDECIDED.test(words.join(' '))
}

const UNDECIDED = regex('u')`
  \b(?:havent|have not|hasnt|didnt|not|yet to)(?: (?:yet|really|even|been))? (?:decided?|thought|think|finali[sz]ed?)\b
  |\bstill (?:thinking|deciding)\b
  |\b(?:socha|decide|tay|final|nishchit) (?:hi |bhi |kiya )?(?:nahi|nai)\b
  |\b(?:nahi|nai) (?:socha|decide|tay)\b|soch rah[aei]
  |(?:सोचा|तय|फैसला) (?:ही |भी |किया )?नहीं|नहीं (?:सोचा|तय)|सोच रह[ाीे]
`
