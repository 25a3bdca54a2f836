import type { FieldReader } from '../../fields/field-reader.ts'
import { isConfirmation } from '../../fields/is-confirmation.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { Message } from '../../message.ts'
import { isKin } from '../../names/kin.ts'
import { saidIn } from '../../words/clauses.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import { DENIES } from '../../words/function-words.ts'
import { segmentsOf } from '../../words/segments.ts'
import type { Tokens } from '../../words/tokens.ts'
import { isOfOtherAnswer } from '../is-of-other-answer.ts'
import { toldInParts } from '../told-in-parts.ts'
import type { YesNo } from '../yes-or-no.ts'
import { HAVING } from './having.ts'
import { OF_PERSON } from './of-person.ts'
import { OF_SERVICE } from './of-service.ts'
import { OF_THING } from './of-thing.ts'
import type { Situation } from './situation.ts'

const SITUATIONS: readonly Situation[] = [...OF_PERSON, ...OF_THING, ...OF_SERVICE, ...HAVING]

const situationsAsked = oncePerField((plan: FieldReader): readonly Situation[] => {
  const question = `${plan.label.join(' ')} ${questionOf(plan)}`
  return SITUATIONS.filter(({ asks, asksNot }) => asks.test(question) && asksNot?.test(question) !== true)
})

/**
 * "I run a shop" to "are you salaried?", "stairs only" to "is there a lift?", "it won't start" to "is it drivable?": a part that says nothing
 * but how it stands answers, where no other part tells the contrary.
 */
export function readSituation(message: Message, plan: FieldReader): YesNo | undefined {
  const { heard, move } = message
  if (move !== undefined || heard.words.length > MAX_WORDS || isConfirmation(plan)) return undefined
  const asked = situationsAsked(plan)
  if (asked.length === 0) return undefined
  const told = toldInParts(heard, (words, part) => {
    if (isOfOtherAnswer(message, part) || endsAsking(heard, part) || isOfKin(words)) return undefined
    return valueOf(words.join(' '), asked)
  })
  return told && !deniesBeside(heard, told) ? told : undefined
}

/** The "business nahi" of "business nahi, job", the "gaadi nahi hai" of "gaadi nahi hai, bech di": what is told may be of that. */
function deniesBeside(heard: Tokens, told: YesNo): boolean {
  return segmentsOf(heard).some((part) => {
    const said = saidIn(heard, part)
    const isBeside = part.to <= told.from || part.from >= told.to
    return isBeside && part.to - part.from > 1 && DENIES.test(said) && !ONLY_NO.test(said)
  })
}

const ONLY_NO = /^(?:(?:no|nahi|nai|नहीं)(?: |$))+$/

/** "Mera bhai single hai", unlike "single hoon bhai" */
function isOfKin(words: readonly string[]): boolean {
  return words.some((word, at) => isKin(word) && POSSESSIVE.test(words[at - 1] ?? ''))
}

const POSSESSIVE = /^(?:my|our|his|her|mer[aei]|hamar[aei]|humar[aei]|मेर[ाेी]|हमार[ाेी])$/

const MAX_WORDS = 14

function valueOf(said: string, asked: readonly Situation[]): boolean | undefined {
  const [isYes, isNo] = [asked.some(({ yes }) => yes?.test(said)), asked.some(({ no }) => no?.test(said))]
  return isYes === isNo ? undefined : isYes
}
