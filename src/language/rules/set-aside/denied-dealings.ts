import { regex } from '../../../base/regex.ts'
import { deniesDealings } from '../intents/no-dealings.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * Clauses that say that the speaker has nothing to do with what the call is about ("I never applied", "ye policy meri nahi hai"):
 * their "not" answers only a question about just that.
 */
export function deniedDealingsIn(heard: Tokens, question: string): Clause[] {
  if (!DENYING.test(heard.words.join(' '))) return []
  return clausesOf(heard).filter(({ from, to }) => {
    const said = heard.words.slice(from, to)
    if (!deniesDealings(said.join(' '))) return false
    if (said.some((word) => OWN.test(word))) return !OWNED.test(question)
    if (BUYS.test(said.join(' ')) && BOUGHT.test(question)) return false
    return !said.some((word) => word.length >= ROOT && !LIGHT.test(word) && question.includes(word.slice(0, ROOT)))
  })
}

const DENYING = /\b(?:never|not|no|dont|didnt|havent|hadnt|isnt|wasnt|arent|werent|nahi|nai)\b|नहीं/
const OWN = /^(?:my|mine|our|ours|mer[aie]|hamar[aie]|मेर[ाेी]|हमार[ाेी])$/
const OWNED = regex('i')`
  \b(?:own|owns|owned|owner|owner's|your|yours|his|her|their|theirs|belongs?|whose|mine|registered|name|have|has|apna|apni|aapka|aapki)\b
  |अपन[ाेी]|आपक[ाेी]
`
const ROOT = 4
const LIGHT = /^(?:have|ever|even|from|with|your|this|that|take|took|taken|been)$/
/** "Maine kuch nahi mangwaya" to "did you order anything?" */
const BUYS = /(?:^| )(?:mang|kharid|मंग|खरीद)/
const BOUGHT = /\b(?:order|b(?:uy|ought)|purchas)/i
