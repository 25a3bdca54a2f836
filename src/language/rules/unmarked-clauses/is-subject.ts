import { regex } from '../../../base/regex.ts'
import type { Tokens } from '../words/tokens.ts'

/** Whether an English subject stands here: one that is never an object ("I", "she"), or one that has its verb ("it is"). */
export function isSubject({ words, breaks, starts, ends }: Tokens, at: number): boolean {
  const word = words[at] ?? ''
  // The "id" of an order, and the "ill" of those who are.
  if (SHORTENED.test(word)) return (ends[at] ?? 0) - (starts[at] ?? 0) > word.length
  return SUBJECT.test(word) || (OBJECT_TOO.test(word) && breaks[at + 1] !== true && VERB.test(words[at + 1] ?? ''))
}

const SUBJECT = regex`
  ^(?:i|im|ive|he|hes|she|shes|we|weve|they|theyre|theyve|theyll|youve|youre|its|thats|theres)$
`
const SHORTENED = /^(?:ill|id|well|wed|hell|shell)$/
const OBJECT_TOO = /^(?:you|it|this|that|there)$/
const VERB = regex`
  ^(?:
    is|are|was|were|has|have|had|will|would|can|cant|could|should|must|do|does|did|dont|doesnt|didnt|isnt|wasnt|arent|may|might|keep
    |people|guys
  )$
`
