import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import type { Tokens } from '../words/tokens.ts'

/** "I'm a fresher" tells of no experience, "I can join immediately" of no notice. */
export function noneByStatus({ words }: Tokens, plan: FieldReader): boolean {
  const text = words.join(' ')
  return statusesFor(plan)?.test(text) === true && !DENIES.test(text)
}

const statusesFor = oncePerField(({ label, field }): RegExp | undefined => {
  const asked = `${label.join(' ')} ${field.description}`
  if (/\bexperience\b|अनुभव/i.test(asked)) return NO_EXPERIENCE
  return /\bnotice\b/i.test(asked) ? NO_NOTICE : undefined
})

const DENIES = /(?<!\S)(?:not|cant|cannot|wont|nahi|nahin|नहीं)(?!\S)/
const NO_EXPERIENCE = regex('u')`
  (?<!\S)(?:fresher|freshers|freshie|फ्रेशर)(?!\S)
  |\bjust (?:passed out|graduated|completed (?:my )?(?:college|degree|graduation))\b
  |\b(?:first|pehli|pahli) (?:job|naukri)\b|पहली नौकरी
`
const NO_NOTICE = regex('u')`
  \bno notice\b
  |\b(?:join|start|available|joining|free) (?:immediately|right away|any ?time|tomorrow itself)\b|\bimmediate (?:joiner|joining)\b|^immediate(?:ly)?$
  |(?<!\S)(?:turant|abhi ke abhi|तुरंत)(?!\S)
  |\b(?:already|been) relieved\b
`
