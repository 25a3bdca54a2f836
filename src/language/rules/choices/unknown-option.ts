import { regex } from '../../../base/regex.ts'
import { isNotKnown } from '../refusals.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import type { Tokens } from '../words/tokens.ts'
import { type OptionSpan, optionWords } from './option-span.ts'

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
  return unknownAmong(plan) === value
}

/** "I don't remember my group" is an answer where "unknown" is one of the options. */
export function unknownOption(heard: Tokens, plan: FieldReader): OptionSpan | undefined {
  const value = unknownAmong(plan)
  if (value === undefined || !isNotKnown(heard)) return undefined
  return { value, isExplicit: true, from: 0, to: heard.words.length }
}
