import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'

/** "I will pay tomorrow" to "can you pay today?" */
export function isOtherDay({ heard }: Message, { field }: FieldReader): boolean {
  const { words } = heard
  if (/\b(?:today|now|this evening)\b|आज/i.test(field.description)) return words.some((word) => OTHER_DAYS.has(word))
  return /\bthis (?:week|month)\b/i.test(field.description) && words.some((word) => LATER.has(word))
}

/** "Next month, for sure" to "will you pay this month?": the same kind of time, and another one. */
export function isOtherTime({ heard }: Message, { field }: FieldReader): boolean {
  const asked = THIS_TIME.exec(field.description)?.[1]?.toLowerCase()
  if (asked === undefined) return false
  const next = NEXT_TIME.exec(heard.words.join(' '))
  const named = next?.[1] ?? next?.[2] ?? ''
  return named === asked || IN_HINDI[asked]?.test(named) === true
}

const THIS_TIME = /\bthis (week|weekend|month|year)\b/i
const NEXT_TIME = /\bnext (\w+)|(?:^| )(?:agl[aei]|अगले|अगला) (\S+)/
const IN_HINDI: Readonly<Record<string, RegExp>> = {
  week: /^(?:haft[ae]|हफ्ते|हफ्ता)$/,
  weekend: /^(?:haft[ae]|weekend|हफ्ते)$/,
  month: /^(?:mahin[ae]|महीने|महीना)$/,
  year: /^(?:saal|sal|साल)$/,
}

const LATER = new Set('later next then 30th 1st'.split(' '))
const OTHER_DAYS = new Set([
  ...LATER,
  ...'tomorrow kal parson monday tuesday wednesday thursday friday saturday sunday कल परसों'.split(' '),
])
