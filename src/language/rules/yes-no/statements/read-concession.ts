import { regex } from '../../../../base/regex.ts'
import type { Message } from '../../message.ts'
import { segmentsOf } from '../../words/segments.ts'
import type { YesNo } from '../yes-or-no.ts'

const AGREES = regex`
  ^(?:but|par|lekin|magar|phir bhi|still|लेकिन|पर|फिर भी)
    [ ](?:(?:its|it is|thats|that is|i am|im|i|we|its still|still|yes|haan|हां) )*(?:
      ok|okay|fine|alright|all right|acceptable|manageable|can manage|will manage|agree|no problem|works|yes
      |theek hai|thik hai|chalega|chal jayega|haan|ठीक है|चलेगा|चल जाएगा|हां
    )(?: (?:with me|for me|then|hai|ji|sir|madam))?$
`
const DENIES = /^(?:wrong|incorrect|galat|गलत|no|not|never|cant|cannot|wont|dont|nahi|mat|नहीं|मत)$/

/** "That's a bit high, but ok": what is said against it, and then taken. */
export function readConcession({ heard, move }: Message): YesNo | undefined {
  if (move !== undefined || !/\b(?:but|par|lekin|magar|still|phir)\b|लेकिन|पर|फिर/.test(heard.words.join(' ')))
    return undefined
  const last = segmentsOf(heard).at(-1)
  if (last === undefined || last.from === 0) return undefined
  const isAgreed = AGREES.test(heard.words.slice(last.from, last.to).join(' '))
  if (!isAgreed || heard.words.slice(0, last.from).some((word) => DENIES.test(word))) return undefined
  return { value: true, isExplicit: true, ...last }
}
