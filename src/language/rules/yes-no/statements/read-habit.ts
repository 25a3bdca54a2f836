import { regex } from '../../../../base/regex.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { Message } from '../../message.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { clausesOf } from '../../words/clauses.ts'
import type { YesNo } from '../yes-or-no.ts'

const ASKS_HABIT = regex('i')`
  ^(?:and )?(?:do|does) (?:you|they|he|she|your \w+|the \w+)\b
    (?! (?:\w+ )?(?:want|need|mind|agree|know|prefer|think|remember|accept|confirm|like|wish)\b)
`
const OFTEN = regex`
  ^(?:(?:yes|yeah|haan|well|oh|almost|nearly|pretty much|हां) )*(?:
    daily|everyday|every (?:single )?(?:day|week|month|morning|evening|night|weekend)|most days|regularly|often
    |quite often|always|all the time|once a (?:day|week|month)|twice a (?:day|week|month)|sometimes|occasionally
    |now and then|once in a while|roz|rozana|har roz|har din|hamesha|aksar|kabhi kabhi|kabhi kabhar|रोज|हर रोज|हर दिन
    |हमेशा|अक्सर|कभी कभी
  )(?: |$)
`

/** "Daily", "every day to office", "kabhi kabhi" to "do you travel by bus?": how often it is done says that it is. */
export function readHabit({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (move !== undefined || !ASKS_HABIT.test(questionOf(plan))) return undefined
  const [first, second] = clausesOf(heard)
  if (first === undefined || second !== undefined) return undefined
  if (!OFTEN.test(heard.words.slice(first.from, first.to).join(' '))) return undefined
  return heard.words.some((word) => DENIES.test(word)) ? undefined : { value: true, isExplicit: true, ...first }
}

const DENIES = /^(?:not|dont|no|never|nahi|mat|but|lekin|par|नहीं|मत|लेकिन)$/
