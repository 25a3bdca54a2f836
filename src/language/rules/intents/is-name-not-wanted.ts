import { regex } from '../../../base/regex.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * "Don't call me madam, I'm just a student", "do not call me a liar": what the speaker is called, not by phone. A "sir"
 * that ends the whole message may as well address the agent.
 */
export function isNameNotWanted({ words }: Tokens, from: number, to: number): boolean {
  const at = NOT_CALLED.exec(words.slice(from, to).join(' '))
  if (at === null) return false
  const isAddress = ADDRESSES.test(at[1] ?? '')
  return !isAddress || SELF.test(words.slice(to).join(' '))
}

const NOT_CALLED = regex`
  \b(?:dont|do not|never|stop|quit) (?:call|calling) (?:me|us) (
    (?:
      an?|the|by|names|uncle|aunty|auntie|aunt|bhaiya|bhaiyya|didi|beta|boss|dear|baby|grandpa|grandma|granny|mister
      |miss|missus|mrs|mr|ms|lady|brother|bro|sister|old|sir|madam|maam|ji|bhai
    )(?: (?!again\b|anymore\b|day\b|time\b)\w+)?
  )$
`
const ADDRESSES = /^(?:sir|madam|maam|ji|bhai|boss|bro|brother|bhaiya|bhaiyya|dear)$/
const SELF = /^(?:(?:please|just|because|as) )?(?:im|i am|my name|call me|it is|its|this is)\b/
