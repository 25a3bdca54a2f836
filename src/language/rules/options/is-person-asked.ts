import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * Whether the words are somebody that the speaker talks to or of: "I'll ask the owner", "मालिक से पूछना पड़ेगा", "our owner
 * lives abroad". Such a person is not what the speaker chooses or is, unless the question is from whom one has heard of
 * something ("dost ne bataya").
 */
export function isPersonAsked({ words, breaks }: Tokens, from: number, to: number, plan: FieldReader): boolean {
  if (asksOfSource(plan)) return false
  const before = breaks[from] ? '' : words.slice(Math.max(0, from - 4), from).join(' ')
  if (ASKS_HIM.test(before) || (OF_OURS.test(before) && WHO_OWNS.test(words[to - 1] ?? ''))) return true
  return !breaks[to] && HE_IS_ASKED.test(words.slice(to, to + 3).join(' '))
}

const asksOfSource = oncePerField(({ field: { name, description } }) =>
  ABOUT_SOURCE.test(`${name.replaceAll('_', ' ')} ${description}`),
)

const ABOUT_SOURCE =
  /\b(?:hear|heard|(?:came|come|got|get) to know|(?:know|knew|learnt?|found out|find out) (?:about|of)|referr\w+|source)\b/i

const ASKS_HIM =
  /\b(?:ask|asking|tell|told|inform|check with|talk to|talking to|speak to|speak with)(?: to| with)?(?: the| my| our)?$/
const OF_OURS = /(?:^| )(?:my|our|mere|mera|hamare|hamara|मेरे|मेरा|हमारे|हमारा)$/
const WHO_OWNS = /^(?:owner|landlord|malik|maalik|मालिक)$/
const HE_IS_ASKED = regex`
  ^(?:
    se (?:pooch|puch|baat|pata|kah|keh)|ko (?:pooch|puch|bol|pata|bata|kah|keh)|से (?:पूछ|बात|पता|कह)
    |को (?:पूछ|बोल|पता|बता|कह)|(?:ne|ने)(?: |$)
  )
`
