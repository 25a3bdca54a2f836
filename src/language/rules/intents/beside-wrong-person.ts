import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import type { Message } from '../message.ts'
import { saysNumberPassedOn } from '../names/not-this-person.ts'
import type { Clause } from '../words/clauses.ts'
import { isAbout, topicsOf } from '../yes-no/topics.ts'
import { isOfWhomIsAsked } from './is-of-whom-is-asked.ts'
import { isNoHome } from './no-dealings.ts'

/** Whether what looks like a wrong person answers the question, or tells of whom it is about. */
export function isAnswerBesideWrongPerson(message: Message, wish: Clause): boolean {
  const { heard, asked, found } = message
  if (isOfWhomIsAsked(wish, message)) return true
  // "It's an office, not a house" to "home or office?"
  if (isNoHome(heard) && found.some(({ plan: { kind }, isAsked }) => isAsked && PLACED.has(kind))) return true
  const isPassedOn = saysNumberPassedOn(heard.words.slice(wish.from, wish.to))
  if (isPassedOn && !HAD_BEFORE.test(heard.words.join(' ')) && asked.some(({ kind }) => kind === 'phone')) return true
  return found.some(({ plan, isAsked }) => plan.kind === 'phone' || (isAsked && deniesAsked(message, plan)))
}

/** "This number is mine now, it was somebody else's": no answer, but why who was called is not there. */
const HAD_BEFORE = regex('u')`
  (?:^| )(?:kisi aur|kisi or|किसी और) (?:ka|ke paas|का|के पास)(?: |$)|\b(?:someone|somebody) else\b
  |(?:^| )(?:main|mai|मैं) \S+ (?:nahi|नहीं) (?:bol|hoon|hun|बोल|हूं)(?: |$)
`
const PLACED = new Set<FieldKind>(['enum', 'text', 'address'])

/** "यहाँ कोई पालतू नहीं है" to "do you have pets?": there is none of what was asked for. */
function deniesAsked({ heard }: Message, plan: FieldReader): boolean {
  if (plan.kind !== 'boolean' || !ASKS_FOR_ANY.test(plan.field.description)) return false
  return isAbout(heard.words, topicsOf(plan).yes)
}
const ASKS_FOR_ANY = /\b(?:any|have|own|keep|is there|are there|koi)\b|कोई/i
