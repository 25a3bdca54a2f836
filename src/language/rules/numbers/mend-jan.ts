import type { FieldReader } from '../fields/field-reader.ts'
import { numberWord } from './number-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { isCountOfPersons } from './counts-people.ts'

/**
 * "Paanch jan hain ji", "do jan, aur upi se dunga": where people are counted, the "jan" behind a number is people, and no January.
 * It is written as "jane" then, which no month is called. "Do log, 5 jan ko" names its people, and a day.
 */
export function mendJan({ words }: Tokens, asked: readonly FieldReader[]): void {
  const at = words.indexOf('jan', 1)
  if (at === -1 || words.some((word) => PEOPLE.test(word)) || !asked.some(isCountOfPersons)) return
  const before = words[at - 1] ?? ''
  const count = /^\d{1,2}$/.test(before) ? Number(before) : numberWord(before, true)
  if (count === undefined || /^(?:on|for|coming|by|from|till)$/.test(words[at - 2] ?? '')) return
  if (!OF_DAY.test(words[at + 1] ?? '')) words[at] = 'jane'
}

const PEOPLE = /^(?:log|logon|people|persons?|members?|adults?|guests?|jane|jano|लोग|लोगों)$/
const OF_DAY = /^(?:ko|se|tak|tarikh|tareekh|wale|wali|20\d\d|\d\d)$/
