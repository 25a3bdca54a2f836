import { isKin, isPossessive } from '../names/kin.ts'
import { type Clause, clauseAround } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'

/**
 * Whether a clause keeps calls from somebody of the speaker's: "stop calling my boss", "meri wife ko call karna band karo". Who
 * speaks is on the line, and asks for no end of calls.
 */
export function isToOwnPeople(heard: Tokens, wish: Clause): boolean {
  const { from, to } = clauseAround(heard, wish)
  const said = heard.words.slice(from, to)
  const at = said.findIndex((word, index) => isPossessive(word) && isPerson(said[index + 1] ?? ''))
  if (at === -1 || said.some((word) => SPEAKER.has(word)) || OWN_REFUSAL.test(heard.words.join(' '))) return false
  return (
    CALLS.has(said[at - 1] ?? '') || (TO.test(said[at + 2] ?? '') && said.slice(at + 3).some((word) => CALLS.has(word)))
  )
}

function isPerson(word: string): boolean {
  return isKin(word) || isKin(word.replace(/s$/, '')) || PEOPLE.has(word)
}

const PEOPLE = wordSet(
  `manager reference references relative relatives colleagues guarantor employer staff rishtedar rishtedaron dosto doston रिश्तेदार
   रिश्तेदारों दोस्तों बॉस मैनेजर`,
)
const CALLS = wordSet(
  'call calling ring ringing phone phoning contact contacting disturb disturbing bother bothering harass harassing message messaging text texting fone pareshan tang कॉल काल फोन मैसेज परेशान तंग',
)
const SPEAKER = wordSet('me us mujhe mujhko hume humein humko मुझे मुझको हमें हमको')
/** "…, we are not interested", "hum logon ko dobara phone mat karna" */
const OWN_REFUSAL =
  /\b(?:not interested|nobody|never took|stop it|dont want|do not want|hum logon|leave us|legal|police|complaint)\b|हम लोगों/
const TO = /^(?:ko|को)$/
