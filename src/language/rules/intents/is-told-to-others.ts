import { regex } from '../../../base/regex.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/** Whether a wish is said to somebody else than the agent, or is somebody else's that the speaker does not share. */
export function isToldToOthers({ words }: Tokens, { from, to }: Clause): boolean {
  const said = words.slice(from, to).join(' ')
  return TOLD_OTHERS.test(said) || (TOLD_BY_OTHERS.test(said) && AGREES_AFTER.test(words.slice(to).join(' ')))
}

/** "I told the other school to stop calling", "tell him not to ring": not "I told you", "tell your people". */
const TOLD_OTHERS = regex`
  \b(?:told|asked|warned|tell|telling|asking|ask) (?:
    the|a|an|my|his|her|their|its|that|another|him|her
    |your (?:driver|boy|rider|man|technician|engineer|mechanic|plumber|doctor|nurse|courier|guy)
  )[ ]
  |\bi(?:ve| have| had)? (?:told|asked|warned) (?:never|not|to)\b
  |\bhad to (?:say|tell|ask)\b
  |^(?:(?:please|just|also|and|then|so) )*(?:tell|ask|remind|told|asked)
    [ ](?!me |us |you |your |them |him |her |someone |somebody |anyone )\w+ to (?:call|ring|phone|contact)[ ]
`
/** "My tenant told you to stop ringing, I know, but ring away": somebody else's wish, which the speaker does not share. */
const TOLD_BY_OTHERS = regex`
  ^(?:\w+ )?(?:my|our|the|his|her) \w+ (?:has |have |had |may have |might have |must have |already )*
    (?:told|asked|warned) (?:you|your)\b
`
const AGREES_AFTER = /\b(?:but|i know|fine|no problem|ignore|go ahead|carry on|ring away|call anyway|par|lekin|still)\b/
