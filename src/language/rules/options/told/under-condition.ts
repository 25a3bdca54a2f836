import { says } from '../../words/says.ts'
import { OPTION } from './option-sign.ts'

/**
 * Whether an option is chosen only for a case that may come: "if it rains then indoor", "baarish hui to indoor". That there be room, or
 * that it suits the other side, is no more than polite, and what holds unless something comes between is meant.
 */
export function isUnderCondition(said: string): boolean {
  return (IF.test(said) || HAPPENS.test(said)) && !MAY_BE.test(said) && !UNLESS.test(said)
}

const IF = says(`if|agar|in case|अगर|यदि`)
const HAPPENS = says(
  `(?:hui|hua|hue|gayi|gaya|aayi|aaya|rahi|raha|hoti|hota|हुई|हुआ|गई|गया|आई|रही|होती|होता) (?:to|toh|तो)(?: \\S+)? ${OPTION}`,
)
const MAY_BE = says(`
  possible|if ${OPTION}|agar ${OPTION}|अगर ${OPTION}|available|space|room|seat|seats|table|free|allowed|open|you|there is|theres|can|could|ok|okay|no problem|not a problem|cheaper
  ho sake|mil*|jagah|khali|aap|chah*|mumkin|sasta|sasti|theek|thik|mumkin|हो सके|मिल*|जगह|खाली|आप|चाह*|सस्ता|ठीक|मुमकिन
`)
/** "Rooftop if it's not raining": what is meant unless something comes between. */
const UNLESS = says(`not|isnt|doesnt|wont|dont|no|unless|nahi|na|नहीं|न`)
