import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { readRefusal, saysNoneOf } from '../refusals.ts'
import { tellsLack, tellsTrouble } from '../options/lacking.ts'
import { clauseAt } from '../words/clauses.ts'
import { textBetween, tokenize, type Tokens } from '../words/tokens.ts'
import { addressWithin } from './address-within.ts'
import { answersAfterWait, readStandingText, replacesDenied } from './read-standing-text.ts'
import { isClassOfElse } from './is-class-of-else.ts'
import { isOfAnotherKind } from './of-another-kind.ts'
import { tellsWhyUnknown, willFindOut } from './tells-why-unknown.ts'
import { textExtent } from './text-extent.ts'
import { type TextSpan, wholeText } from '../names/free-text.ts'
import { leavesOpen } from '../names/leaves-open.ts'
import { longestRest } from './longest-rest.ts'

/**
 * Free text gets the whole message, unless it is a question, a refusal or noise, or only corrects something. Where
 * other fields were asked for as well, it gets the words that they did not consume.
 */
export function readWhole(message: Message, plan: FieldReader): void {
  const { heard, move } = message
  const answersToo =
    (move === 'question' && plan.welcomesQuestions) || (move === 'wait' && answersAfterWait(heard, plan))
  if (move !== undefined && !answersToo) return
  if (textExtent(plan) !== 'whole' && leavesOpen(heard)) return
  const refusal = readRefusal(heard, 3)
  // "Light nahi hai" is what is wrong.
  const isTrouble = refusal?.tag === 'lacking' && tellsTrouble(plan) && tellsLack(heard)
  if ((refusal && !isTrouble && !replacesDenied(heard, plan)) || saysNoneOf(heard, plan.cues)) return
  if (
    plan.kind === 'text' &&
    (isOfAnotherKind(heard, plan) || (tellsWhyUnknown(heard) && !TROUBLE.test(plan.field.description)))
  )
    return
  if (plan.kind === 'text' && isClassOfElse(heard, plan)) return
  if (plan.kind === 'address' && willFindOut(heard)) return
  const said = heard.words.length <= MAX_POINTING ? heard.words.join(' ') : ''
  if (SAME.test(said) || NAMED.test(said) || GIVEN.test(said)) return
  if (plan.kind === 'address' && isOnlyPhone(message)) return
  const changesOther = message.found.some(({ isAsked }) => !isAsked)
  if (changesOther && (isCorrection(message) || longestRest(message) === undefined)) return
  const sharesQuestion = message.asked.length > 1 && message.found.some(({ isAsked }) => isAsked)
  const rest = sharesQuestion ? longestRest(message) : { from: 0, to: heard.words.length }
  const text = sharesQuestion
    ? rest && wholeText(heard, rest.from, rest.to)
    : readStandingText(heard, plan, message.readsHindi, (at) => message.isUsed(at))
  const own = text && plan.kind === 'address' ? addressOnly(heard, withoutContact(message, text)) : text
  if (own && own.value !== '') message.take(plan, own.value, false, own.from, own.to)
}

/** What is told of a trouble is the trouble: "pata nahi, chal nahi rahi hai". */
const TROUBLE =
  /\b(?:problem|trouble|symptom|complaint|issue|reason|wrong|why|feedback|fault)s?\b|समस्या|परेशानी|शिकायत|कारण/i

/** "Ghar ka 9123456789": a number to call is no place, where a flow asks for one. */
function isOnlyPhone(message: Message): boolean {
  const { heard } = message
  const rest = heard.text.replace(/(?<!\d)(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?!\d)/, ' ')
  // "Sector 21, 98…" tells a place, too.
  if (!message.hasKind('phone') || rest === heard.text || /\d/.test(rest)) return false
  return tokenize(rest).words.length <= MAX_BESIDE_PHONE
}

const MAX_BESIDE_PHONE = 3

/** "12 Hill Road, my number is 98…": the address without the number; "there is the landline, 080 …" tells none. */
function withoutContact({ heard, found }: Message, text: TextSpan): TextSpan | undefined {
  const contact = found.find(
    ({ plan, from, to }) => (plan.kind === 'phone' || plan.kind === 'email') && from < text.to && to > text.from,
  )
  if (contact === undefined) return text
  const start = clauseAt(heard, contact.from)?.from ?? 0
  const to = start > text.from ? start : contact.from
  if (to <= text.from || heard.words.slice(text.from, to).some((word) => OF_CONTACT.test(word))) return undefined
  return wholeText(heard, text.from, to)
}

function addressOnly(heard: Tokens, text: TextSpan | undefined): TextSpan | undefined {
  if (text === undefined || text.value !== textBetween(heard, text.from, text.to)) return text
  const { from, to } = addressWithin(heard, text)
  return from === text.from && to === text.to ? text : wholeText(heard, from, to)
}

const OF_CONTACT = /^(?:landline|phone|mobile|number|whatsapp|contact|email|फोन|मोबाइल|नंबर)$/

/** "The number I gave is wrong, it should be 98…" */
function isCorrection({ correction, heard }: Message): boolean {
  return correction.given || heard.words.some((word) => MISTAKEN.has(word))
}

const MISTAKEN = new Set('wrong incorrect mistake mistakenly correction galat galti गलत गलती'.split(' '))

/** A longer text has content of its own. */
const MAX_POINTING = 8
/** "I gave it already" */
const GIVEN = regex`
  ^(?:(?:i|we) )?(?:(?:have|already|just) )*(?:gave|given|told|said|shared|sent) (?:it|you|that|them|this|already)
    (?: (?:already|before|to you|that|it|this|so))*$
`
/** "My name is Ravi" is a name, even where it is not clear whose. */
const NAMED = /^(?:my name is|mera naam|मेरा नाम) \S+(?: \S+)?(?: hai| है)?$/

/** Words that refer to a value written down elsewhere; they are no answer themselves. */
const SAME = regex`
  ^(?:(?:yes|its|it is|use|the) )*(?:
    same (?:
      as (?:before|last time|always|usual)
      |(?:address|place|one|number|name|thing)(?: as (?:before|last time|always|usual))?
    )
    |one (?:on file|you have)|usual
  )$
  |^(?:wahi|wohi|same) (?:pata|address|jagah)?$
`
