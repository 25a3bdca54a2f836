import { regex } from '../../../base/regex.ts'
import { isPossessive } from '../names/kin.ts'
import { isCapital } from '../names/words-of-a-name.ts'
import type { Clause } from '../words/clauses.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import type { Tokens } from '../words/tokens.ts'

const MAX_WORDS = 6
const SUBJECT = regex`
  ^(?:
    i|im|ive|id|we|weve|wed|were|you|youre|he|hes|she|shes|they|theyre|there|theres|main|mai|maine|hum|ham|humne
    |mujhe|hume|humein|aap|wo|woh|uska|unka|मैं|मैंने|हम|हमने|मुझे|हमें|आप|वो|वह|उसका|उनका
  )$
`
const ASKS = /^(?:what|which|why|how|who|when|whom|whose|kya|kaun|kyun|kaise|kab|क्या|कौन|क्यों|कैसे|कब)$/
const VERB = regex`
  ^(?:
    am|are|was|were|has|have|had|dont|didnt|doesnt|isnt|cant|wont|hoon|hun|hain|tha|thi|raha|rahi|rahe|gaya|gayi
    |gaye|hua|hui|kiya|kiye|liya|diya|हूं|हैं|था|थी|थे|रहा|रही|रहे|गया|गई|गए|हुआ|हुई|किया|किए|लिया|दिया
  )$
`
const POINTS = /^(?:that|this|the) (?:one|same)$|^(?:wo|woh|wahi|wohi|yahi|वो|वही|यही) (?:wala|wali|वाला|वाली)$/

/**
 * Whether words are a sentence about a thing rather than its name: somebody does something, something is asked or pointed at,
 * or there are too many of them. A title is written with capitals.
 */
export function isSentence(heard: Tokens, { from, to }: Clause): boolean {
  const said = heard.words.slice(from, to)
  if (isTitle(heard, { from, to })) return false
  const [first = ''] = said
  if (SUBJECT.test(first) || isPossessive(first) || POINTS.test(said.slice(0, 2).join(' '))) return true
  return said.length > MAX_WORDS || said.some((word) => ASKS.test(word) || VERB.test(word))
}

/** Every longer word begins with a capital: "The God of Small Things". */
function isTitle(heard: Tokens, { from, to }: Clause): boolean {
  let capitals = 0
  for (let at = from; at < to; at++) {
    const word = heard.words[at] ?? ''
    if (isCapital(heard, at)) capitals += 1
    else if (word.length > 3 || isDevanagari(word)) return false
  }
  return capitals > 1 && heard.text !== heard.text.toUpperCase()
}
