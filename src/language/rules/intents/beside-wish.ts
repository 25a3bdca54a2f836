import { regex } from '../../../base/regex.ts'
import type { FieldValue } from '../../../ports/language.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { WHEN } from '../fields/kind-of.ts'
import type { Message } from '../message.ts'
import type { ReadAlone } from '../parts/remaining-parts.ts'
import { clausesOf } from '../words/clauses.ts'
import { textBetween, type Tokens } from '../words/tokens.ts'
import { isAnswerBesideCallback } from './beside-callback.ts'
import { isAnswerBesideOptOut } from './beside-opt-out.ts'
import { isAnswerBesideWrongPerson } from './beside-wrong-person.ts'
import { asksForCall } from './asks-for-call.ts'
import { AGAINST, CALLS } from './call-words.ts'
import type { Intent } from './intent-phrases.ts'

// What stands beside a wish for another call, for no calls or for another person: an answer, or nothing but the wish.

// What stands beside a wish for another call, for no calls or for another person: an answer, or nothing but the wish.

/** What is said beside a wish counts; the time of "I'm driving, call me after six" is that of the call. */
export function valuesBeside({ intent, from, to }: Intent, message: Message): Record<string, FieldValue> {
  if (intent === 'wrong_person') return {}
  return message.volunteered(from, to, ({ kind, cues }) => {
    return intent !== 'callback_requested' || !WHEN.has(kind) || [...cues].some((cue) => CALLS.has(cue))
  })
}

/**
 * "I'm busy now, tomorrow at 5" answers the question for a day; a new phone number answers "wrong number"; "yes, call
 * me back" and "no, don't call me" answer "shall we call you?".
 */
export function isAnswerAfterAll(intent: Intent, message: Message): boolean {
  if (isOfBefore(intent, message) || isNotNeeded(message.heard, intent.to)) return true
  switch (intent.intent) {
    case 'wrong_person':
      return isAnswerBesideWrongPerson(message, intent)
    case 'opted_out':
      return isAnswerBesideOptOut(message, intent, message.asked.find(isAboutCalls))
    case 'callback_requested':
      return isAnswerBesideCallback(message, intent, message.asked.find(isAboutCalls))
  }
}

function isAboutCalls({ kind, label, questionWords, field }: FieldReader): boolean {
  return (
    kind === 'boolean' &&
    !ASKS_NOW.test(field.description) &&
    ([...label, ...questionWords].some((word) => CALL_AGAIN.has(word)) || BY_PHONE.test(field.description))
  )
}

/**
 * "I told your people to stop calling, but it's fine now, I'll pay by UPI", "I said call later, now I tell you: Sunday": the
 * wish was of before, or of another time, and the answer follows.
 */
function isOfBefore({ intent, to }: Intent, { heard, found }: Message): boolean {
  if (intent === 'wrong_person') return false
  // "Yes" and "no" may stand for the wish, unless it is given up.
  if (found.some(({ plan, isAsked }) => isAsked && plan.kind === 'boolean')) return isGivenUp(heard)
  const answer = found.find(({ isAsked, from }) => isAsked && from >= to)
  if (answer === undefined) return false
  const next = heard.breaks.indexOf(true, to)
  if (next === -1 || next > answer.from) return false
  const isTold = TOLD.test(heard.words.slice(0, to).join(' '))
  // "… not to call my office again but this number's fine. It's for braces."
  const goesOn = heard.words.slice(isTold ? to : next, answer.from).some((word) => AGAINST.test(word) || NOW.test(word))
  return goesOn && (intent === 'opted_out' || isTold)
}

/** "I asked your staff not to ring, but it's fine, yes": the wish was told before, and a part that is set against it gives it up. */
function isGivenUp({ words }: Tokens): boolean {
  const at = words.findIndex((word) => AGAINST.test(word))
  return at > 0 && TOLD.test(words.slice(0, at).join(' ')) && FINE.test(words.slice(at).join(' '))
}
const FINE = regex('u')`
  \b(?:its|it is|thats|that is|is|im|i am) (?:fine|ok|okay|all right|alright)\b
  |\b(?:fine now|no problem|never mind|anyway|anyways|theek|thik|koi baat|chalo)\b
  |(?<!\p{L})(?:ठीक|कोई बात|चलो)(?![\p{L}\p{M}])
`
const NOW = /^(?:now|ab|abhi|bas|अब|अभी|बस)$/
const TOLD = /\b(?:told|said|asked|kaha|bola|boli)\b|कहा|बोला|बोली/

/** "Call later की ज़रूरत नहीं" */
function isNotNeeded({ words }: Tokens, to: number): boolean {
  return NOT_NEEDED.test(words.slice(to, to + 4).join(' '))
}
const NOT_NEEDED =
  /^(?:(?:karne|karna|करने|करना) )?(?:ki |की )?(?:zaroorat|zarurat|jarurat|jaroorat|need|जरूरत|ज़रूरत) (?:nahi|नहीं)/

/** "I'm busy tomorrow, I'll come on Friday": what is said beside it answers the question for a day. */
export function readBesideBusy(message: Message, { from, to }: Intent, readAlone: ReadAlone): void {
  const { heard, asked } = message
  const plan = asked.find(({ kind }) => WHEN.has(kind))
  if (plan === undefined || message.has(plan.field.name) || asksForCall(heard)) return
  for (const clause of clausesOf(heard)) {
    if (clause.from < to && clause.to > from) continue
    const [said] = readAlone(textBetween(heard, clause.from, clause.to), plan.field.name).found.filter(
      (one) => one.plan === plan && one.isExplicit,
    )
    if (said) message.take(plan, said.value, true, clause.from + said.from, clause.from + said.to)
    if (said) return
  }
}

/** "Is this a good time to talk?" does not offer a call. */
const ASKS_NOW = /\b(?:good|right|convenient) time\b|\b(?:now|free|busy)\b/i
const CALL_AGAIN = new Set('call calls calling callback ring contact कॉल काल फोन'.split(' '))

/** "Whether we may phone you", unlike "whether the phone is under warranty" */
const BY_PHONE = /\bphone (?:you|him|her|them|back|calls?)\b|\b(?:by|on|over) (?:the )?phone\b/i
