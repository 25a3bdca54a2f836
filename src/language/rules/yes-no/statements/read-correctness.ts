import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { isConfirmation } from '../../fields/is-confirmation.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { Message } from '../../message.ts'
import type { Clause } from '../../words/clauses.ts'
import { DENIES } from '../../words/function-words.ts'
import { segmentsOf } from '../../words/segments.ts'
import type { YesNo } from '../yes-or-no.ts'

/** "Is the address on the parcel correct?" asks whether one thing is right; "is all this right?" whether to go on. */
export const asksIfRight = oncePerField(
  (plan) => plan.kind === 'boolean' && !isConfirmation(plan) && RIGHT_OR_WRONG.test(questionOf(plan)),
)
const RIGHT_OR_WRONG = regex('iu')`
  ^(?!.*\b(?:right|correct) (?:now|away|side|hand|eye|leg|ear|person|number to)\b).*\b(?:is|are|was|were)\b.*\b
    (?:correct|right|accurate|wrong|incorrect)\W*$
  |^क्या .*(?:सही|गलत|ग़लत) (?:है|हैं|था|थी|थे)\W*$
`
const ASKS_IF_WRONG = /\b(?:wrong|incorrect)\W*$|(?:गलत|ग़लत) \S+$/iu

const RIGHT = regex('u')`
  \b(?:correct|accurate|right(?! (?:now|away|side|hand|after|there|here))|sahi|sahee|perfect|match(?:es|ing)?)\b
  |(?<!\p{L})(?:सही|करेक्ट)(?![\p{L}\p{M}])
`
const WRONG = regex('u')`
  \b(?:wrong|incorrect|mistakes?|errors?|misspel\w+|outdated|galat|galti|gadbad)\b
  |(?<!\p{L})(?:गलत|गलती|गडबड)(?![\p{L}\p{M}])
  |\b(?:thats|that is|its|it is|this is|ye|yeh|wo|woh) (?:to )?(?:my |our |the |mera |hamara |meri |hamari )?
    (?:old|previous|purana|purani)\b
`

/** "The flat number is wrong", "nothing wrong with it", "haan pata bilkul sahi hai" to "is the address correct?" */
export function readCorrectness(message: Message, plan: FieldReader): YesNo | undefined {
  const [first] = toldOf(message, plan)
  if (first === undefined) return undefined
  const { isRight, from, to } = first
  return { value: isRight !== ASKS_IF_WRONG.test(questionOf(plan)), isExplicit: true, from, to }
}

/** "The street is right but the flat is wrong", "mostly correct", "shayad galat hai": nobody knows whether it is. */
export function isHalfRight(message: Message, plan: FieldReader): boolean {
  const [first, ...rest] = toldOf(message, plan)
  if (first === undefined) return false
  const said = message.heard.words.join(' ')
  return HEDGES.test(said) || ENDS_NOT.test(said) || rest.some(({ isRight }) => isRight !== first.isRight)
}

function toldOf({ heard, move }: Message, plan: FieldReader): (Clause & { isRight: boolean })[] {
  if (move !== undefined || !asksIfRight(plan) || heard.words.length > MAX_WORDS) return []
  return segmentsOf(heard).flatMap(({ from, to }) =>
    saidRight(heard.words.slice(from, to).join(' ')).map((isRight) => ({ isRight, from, to })),
  )
}

/** What a part says: nothing of it, one thing, or "address sahi hai naam galat hai". */
function saidRight(said: string): boolean[] {
  const isDenied = DENIES.test(said)
  if (!isDenied && (MENDS.test(said) || RIGHT_IS.test(said))) return [false]
  if (WRONG.test(said)) return NOT_WRONG.test(said) ? [true] : RIGHT.test(said) && !isDenied ? [true, false] : [false]
  return !RIGHT.test(said) || NO_AND_RIGHT.test(said) ? [] : [!isDenied]
}

/** "Correct it please", "sahi kar do": what has to be put right is not. */
const MENDS = regex('u')`
  (?<!\b(?:is|are|its|thats|yes|all|looks|absolutely|totally|perfectly) )
    \b(?:correct|change|update|fix) (?:it|this|that|them|the|my|our)\b(?!.*\b(?:is|are)\b)
  |\b(?:needs? correct(?:ing|ion)|be corrected)\b
  |\b(?:sahi|theek|thik) (?:kar|karo|karwa|karna|kariye|kijiye)\b(?! diy)|\bbadal (?:do|dijiye|dena)\b
  |(?:सही|ठीक) (?:कर|करो|करवा|करना|करिए|कीजिए)(?![\p{L}\p{M}])(?! दिय)|(?<!\p{L})बदल (?:दो|दीजिए|देना)
`
/** "The correct address is 14 Hill Road" tells another one. */
const RIGHT_IS = /\b(?:the|my|our) (?:correct|right) (?:\w+ ){1,2}(?:is|are)\b/
const HEDGES = regex('u')`
  \b(?:almost|nearly|mostly|partly|partially|maybe|may be|might be|perhaps|shayad|dont know|not sure|cant say|no idea
    |pata nahi(?! badl)|except|apart from|other than|ke alawa|chhod ?kar)\b
  |(?<!\p{L})(?:शायद|पता नहीं|के अलावा|छोडकर)(?![\p{L}\p{M}])
`
/** "… but the name is not" */
const ENDS_NOT = /\b(?:is not|are not|isnt|arent)$/

/** The "no" of "no it is wrong" answers the question; this denies the "wrong" itself. */
const NOT_WRONG = regex('u')`
  \b(?:not|isnt|arent|wasnt|werent|nothing|hardly)\b.*\b(?:wrong|incorrect)
  |\b(?:no|without) (?:\w+ )?(?:mistakes?|errors?)\b
  |\b(?:galat|galti|gadbad)\b.*\b(?:nahi|nai)\b
  |(?:गलत|गलती|गडबड).*नहीं
`
/** "No it is right" may be a "no" to what was said before. */
const NO_AND_RIGHT = /^no /
const MAX_WORDS = 20
