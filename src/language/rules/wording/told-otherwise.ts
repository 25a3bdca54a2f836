import type { FieldValue } from '../../../ports/language.ts'
import { readYesNo } from '../yes-no/read-yes-no.ts'
import { findNumbers } from '../numbers/numbers.ts'
import { tokenize, type Tokens, wordsOf } from '../words/tokens.ts'
import { plainOption } from './flow-texts.ts'

/**
 * Whether an answer was gathered from other words than its own. Then the person hears what it was taken for, and can put
 * it right.
 */
export function isToldOtherwise(heard: string, value: FieldValue): boolean {
  const said = tokenize(heard)
  if (said.words.length < MIN_GATHERED && typeof value !== 'string') return false
  if (typeof value === 'boolean') return !saysYesOrNo(said, value)
  if (typeof value === 'number') return !saysNumber(said, value)
  return value.length <= MAX_CHOICE && !saysChoice(said, value)
}

/** "Yes", "no thanks", "forty two": fewer words are the answer itself. */
const MIN_GATHERED = 3

/** Longer texts are no choices. */
const MAX_CHOICE = 60

/** "General servicing" does not say "Regular service". */
function saysChoice({ words }: Tokens, value: string): boolean {
  const said = new Set(words)
  return wordsOf(plainOption(value, 'en')).every((word) => said.has(word))
}

/** "I can't drive with this leg" does not say it, nor does "no warranty, but we took the contract". */
function saysYesOrNo(heard: Tokens, value: boolean): boolean {
  const { words } = heard
  const said = readYesNo(heard)
  if (said?.isExplicit !== true || said.value !== value) return false
  const isPlain = said.from === 0 || words.length <= MAX_PLAIN
  return isPlain && !words.slice(said.to).some((word) => BUT.test(word))
}

const MAX_PLAIN = 5
const BUT = /^(?:but|lekin|magar|लेकिन|मगर)$/

/** "Me, my wife and the kids" does not say it, nor does "we were five but one dropped out". */
function saysNumber(heard: Tokens, value: number): boolean {
  const numbers = findNumbers(heard, true)
  return numbers.length === 1 && numbers[0]?.value === value
}
