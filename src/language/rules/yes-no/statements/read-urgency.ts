import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { isConfirmation } from '../../fields/is-confirmation.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import type { Message } from '../../message.ts'
import type { YesNo } from '../yes-or-no.ts'

const asksIfUrgent = oncePerField(({ field }) => /\b(?:urgent|emergency|in a hurry)\b/i.test(field.description))

/** "Aaj hi chahiye", "as soon as possible", "whenever you get time" to "is it urgent?" */
export function readUrgency({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (!asksIfUrgent(plan) || isConfirmation(plan) || move === 'question' || heard.words.length > MAX_WORDS)
    return undefined
  const said = heard.words.join(' ')
  const [isUrgent, isNot] = [URGENT.test(said), CAN_WAIT.test(said)]
  return isUrgent === isNot ? undefined : { value: isUrgent, isExplicit: true, from: 0, to: heard.words.length }
}

const MAX_WORDS = 14
const URGENT = regex`
  \b(?:
    as soon as possible|asap|right (?:now|away)|immediately|at once|today itself|(?:cant|cannot) wait|aaj hi
    |abhi ke abhi|abhi chahiye|turant|jaldi (?:se )?(?:karo|bhejo|aao|chahiye|kijiye|kariye)|jitni jaldi|very
    |extremely
  )\b(?! (?:not|nahi))
  |आज ही|अभी के अभी|तुरंत|जल्दी (?:करो|भेजो|आओ|चाहिए|कीजिए)|जितनी जल्दी
`
const CAN_WAIT = regex`
  \b(?:
    whenever|no (?:hurry|rush)|not (?:urgent|in a hurry|a hurry)|take your time|can wait|any ?time|aaram se
    |koi jaldi nahi|jaldi nahi|kal tak|parso tak|(?:do|teen|char|\d) din (?:mein|tak|baad)
  )\b
  |आराम से|जल्दी नहीं|कल तक|(?:दो|तीन) दिन (?:में|तक|बाद)
`
