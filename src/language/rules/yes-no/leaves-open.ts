import { regex } from '../../../base/regex.ts'
import { isToBeAsked } from '../set-aside/to-be-asked.ts'
import { deniesBeing } from './denies-being.ts'
import { questionOf } from '../fields/question-of.ts'
import type { UnderstandRequest } from '../../../ports/language.ts'
import { isBetweenValues } from '../corrections.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import { soundsLikeLabel } from '../fields/sounds-like-label.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import type { Message } from '../message.ts'
import type { readRefusal } from '../refusals.ts'
import { DAY_PARTS } from '../dates/day-parts.ts'
import { isDayWord } from '../dates/day-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { type Clause, clauseAt } from '../words/clauses.ts'
import { limitsCalls } from '../intents/limited-calls.ts'
import { asksIfRight } from './statements/read-correctness.ts'
import { tellsOnlyOfWish } from './statements/read-possession.ts'
import { isOfQuestion } from './topics.ts'
import type { YesNo } from './yes-or-no.ts'
import { NAHI } from '../words/function-words.ts'
import { isBut } from '../words/is-but.ts'

/** What is known of an answer before it is taken. */
export interface Candidate {
  answer: YesNo
  /** The yes or no that was said as such. */
  said: YesNo | undefined
  /** What the person makes of the thing that is asked about: it stands beside a refusal. */
  minded: YesNo | undefined
  /** What the message declines. */
  refusal: ReturnType<typeof readRefusal>
}

/** Whether the words around an answer leave its question open: they refuse, hedge, put off, or speak of something else. */
export function leavesOpen(message: Message, plan: FieldReader, { answer, said, minded, refusal }: Candidate): boolean {
  const { heard, found } = message
  if (refusal?.tag === 'declined' && answer !== minded && !keepsBackMore(heard, answer, refusal)) return true
  if (answer === said && deniesBeing(heard, plan, answer)) return true
  if (answer.value && isHedged(heard, answer)) return true
  if (!opensWith(heard, said) && isToBeAsked(heard.words)) return true
  if (tellsOnlyOfWish(message, plan, answer)) return true
  if (answer.value && answer !== said && OF_NO_USE.test(heard.words.join(' '))) return true
  if (!answer.isExplicit && (found.length > 0 || message.move === 'question' || !isWhole(message, answer))) return true
  const changesOther = found.some(({ isAsked }) => !isAsked)
  if (changesOther && isOfChange(message, plan, answer, said)) return true
  if (answer.value && isConfirmation(plan) && (isButChange(message) || OPENS_WRONG.test(heard.words.join(' '))))
    return true
  return answer.isExplicit && (isAboutOther(message, plan, answer) || isAside(message, plan, answer, changesOther))
}

/** The "yes" of "yes, but at 6" and the "no" of "no, make it 5 pm" go with the change of another answer. */
function isOfChange(
  { heard, correction: { given } }: Message,
  plan: FieldReader,
  answer: YesNo,
  said: YesNo | undefined,
): boolean {
  if (!answer.value) return (given && answer === said) || isConfirmation(plan)
  return (given || heard.words.some(isBut)) && isConfirmation(plan)
}

/** "Yes, but I won't say whom", "haan zaroor, par naam mat poochhna": what is kept back is something else. */
function keepsBackMore({ words }: Tokens, { isExplicit, to }: YesNo, { from }: Clause): boolean {
  return isExplicit && to <= from && words.slice(to, from + 1).some(isBut)
}

/** "Yes, but …" answers first of all. */
function opensWith({ words }: Tokens, said: YesNo | undefined): boolean {
  return said !== undefined && said.isExplicit && (said.from === 0 || (said.from === 1 && words[0] === words[1]))
}

/** "Shayad ho jayega", "maybe it'll be fine" promise nothing; "shayad haan" does. */
export function isHedged(heard: Tokens, { from }: YesNo): boolean {
  const clause = clauseAt(heard, from)
  const words = heard.words.slice(clause?.from, clause?.to)
  return words.some((word) => HEDGES.test(word)) && !words.some((word) => OUTRIGHT.test(word))
}

const HEDGES = /^(?:maybe|perhaps|possibly|shayad|शायद)$/
const OUTRIGHT = /^(?:yes|yeah|haan|han|ji|हां|जी)$/

/** "Wrong, yes": it may say yes to what is wrong. */
const OPENS_WRONG = regex('u')`
  ^(?:(?:its|it is|thats|that is|yeh|ye|यह) )?(?:wrong|incorrect|not (?:right|correct)|galat|गलत) (?:hai |है )?
    (?:yes|yeah|yep|haan|ji|हां|जी)\b
`

/** "Lift hai par band padi hai": there is one, and it is of no use. */
const OF_NO_USE = regex`
  (?:^| )(?:but|par|lekin|magar|पर|लेकिन|मगर) (?:\S+ ){0,3}?(?:
    band (?:hai|padi|pada|rehti|rehta)|kharab|broken|not working|doesnt work|out of order|closed|shut
    |under (?:repair|construction)|बंद (?:है|पडी|पडा|रहती|रहता)|खराब
  )(?: |$)
`

const CHANGE = /^(?:chang\w*|move|shift|make|another|different|instead|badal\w*|बदल\S*)$/

/** "Yes, but I want to change something", "yes, but at 6": what was read back is not what is wanted. */
function isButChange({ heard: { words } }: Message): boolean {
  const but = words.findIndex(isBut)
  if (but === -1) return false
  return (
    words.some((word) => CHANGE.test(word)) ||
    words.slice(but + 1).some((word) => /^\d/.test(word) || isDayWord(word) || DAY_PARTS.has(word))
  )
}

/** Words that leave "I am" or "not" all that was said. */
const BESIDE = new Set(
  'i we you it that this yes yeah ok okay oh well um uh so very much really do think please thanks thank sir madam maam ji mujhe hame haan quite of course all and'.split(
    ' ',
  ),
)

/** "I do not want to stop" is no answer to "do you smoke?", "I do not" is. */
function isWhole({ heard }: Pick<Message, 'heard'>, { from, to }: YesNo): boolean {
  return heard.words.every((word, at) => (at >= from && at < to) || BESIDE.has(word))
}

const OFFER =
  /^(?:shall|should|would|will|may|can|could|want|do you want|do you need|are you (?:still )?interested|whether)\b/i
const INTEREST = new Set([
  'interested',
  'interest',
  'wants',
  'want',
  'callback',
  'agree',
  'agreed',
  'proceed',
  'consent',
])
const HAVING = new Set('have has had there got with need see is was are makes take say'.split(' '))

const OF_CALLS = /^(?:call|calls|calling|phone|ring|contact)$/

/**
 * "Not interested" declines an offer, and says nothing of whether someone smokes; "I have no time" is no answer to
 * either.
 */
function isAboutOther(message: Message, plan: FieldReader, { value, from, to }: YesNo): boolean {
  const { heard } = message
  if (value) return false
  if (isNoOfAnother(message, plan, from)) return true
  if (limitsCalls(heard, { from, to }) && ![...plan.cues].some((cue) => OF_CALLS.test(cue))) return true
  if (heard.words.slice(Math.max(0, from - 1), to + 1).some((word) => word === 'interested' || word === 'interest')) {
    return !OFFER.test(questionOf(plan)) && !plan.label.some((word) => INTEREST.has(word)) && !isConfirmation(plan)
  }
  const isPartOfSentence = heard.words[from] === 'no' && !heard.breaks[from] && HAVING.has(heard.words[from - 1] ?? '')
  return isPartOfSentence && !heard.words.some((word) => plan.cues.has(word))
}

/** "No insurance", "insurance nahi" to "do you need our truck?": what another open question is about, and no word of this one. */
function isNoOfAnother({ heard, plans }: Message, plan: FieldReader, at: number): boolean {
  const { words, breaks } = heard
  const isHindi = NAHI.test(words[at] ?? '')
  const thing = isHindi ? at - 1 : at + 1
  if (words.length > MAX_NO || (!isHindi && words[at] !== 'no') || breaks[isHindi ? at : thing]) return false
  const word = words[thing] ?? ''
  if (word.length < MIN_THING || speaksOf(plan, word) || isOfQuestion(word, plan)) return false
  return plans.some((one) => {
    if (one === plan || (one.kind !== 'boolean' && one.kind !== 'text')) return false
    return one.names.has(word) || soundsLikeLabel(one, word) || (one.kind === 'text' && one.cues.has(word))
  })
}

const MIN_THING = 4
/** "No message, thank you" */
const MAX_NO = 4

const SAHI = /^(?:sahi|sahee|सही)$/
const IS_WRONG = /^(?:wrong|incorrect|galat|गलत|right|correct|sahi|sahee|सही)$/

/**
 * A "yes" inside a question ("did you get my name right?"), a "wrong" said of something else ("the date is wrong"), and
 * a "nahi" or "kar do" that belongs to a value ("Rohan hai, Rahul nahi") leave the question open.
 */
function isAside({ heard, move, request }: Message, plan: FieldReader, answer: YesNo, changesOther: boolean): boolean {
  const { value, from, to } = answer
  const isInside = from > 0 && !heard.breaks[from]
  if (!value && isInside && isBetweenValues(heard, from)) return true // "3 nahi 5"
  if (!value && isInside && isKnownValue(heard.words[from - 1] ?? '', request)) return true
  if (move === 'question' && isInside) return true
  const isSaidOf = IS_WRONG.test(heard.words[from] ?? '') && (isInside || !SAHI.test(heard.words[from] ?? ''))
  if (isSaidOf && !isConfirmation(plan) && !asksIfRight(plan) && !isWhole({ heard }, answer)) return true
  return (
    changesOther && isInside && (!value || /^(?:kar|kardo|कर)$/.test(heard.words[to - 2] ?? heard.words[from] ?? ''))
  )
}

function isKnownValue(word: string, { collected }: UnderstandRequest): boolean {
  return (
    word.length > 2 && Object.values(collected).some((value) => String(value).toLowerCase().split(' ').includes(word))
  )
}
