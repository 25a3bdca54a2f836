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

/** "No longer", "was", "but": it is not so now. */
const DENIES =
  /(?<!\S)(?:not|cant|cannot|wont|nahi|nahin|no longer|was|were|tha|thi|but|par|lekin|mushkil|love to|given|yet|नहीं|था|थी|पर|लेकिन)(?!\S)/
const NO_EXPERIENCE = regex('u')`
  (?<!\S)(?:fresher|फ्रेशर)(?!\S)
  |\bjust (?:passed out|graduated|completed (?:my )?(?:college|degree|graduation))\b
  |(?<!\S)(?:pehli|pahli|पहली) (?:naukri|job|नौकरी|जॉब) (?:hogi|hai|होगी|है)(?: (?:ye|yeh|meri|ये|यह|मेरी))?$
`
const NO_NOTICE = regex('u')`
  \b(?:join|start) (?:immediately|right away|tomorrow itself)\b|\bimmediate (?:joiner|joining)\b|^immediate(?:ly)?$|^(?:turant|तुरंत)$
  |(?<!\S)(?:turant|तुरंत) (?:hi |ही )?(?:join|joining|start|जॉइन|ज्वाइन)(?!\S)
  |\b(?:already|been) relieved\b
`
