import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import type { Message } from '../message.ts'
import { saysNumberPassedOn } from '../names/not-this-person.ts'
import { saysNobodyNamed } from '../names/says-nobody-named.ts'
import { type Clause, clausesOf, saidIn } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { isAbout, topicsOf } from '../yes-no/topics.ts'
import { isOfWhomIsAsked } from './is-of-whom-is-asked.ts'
import { isNoHome } from './no-dealings.ts'

/** Whether what looks like a wrong person answers the question, or tells of whom it is about. */
export function isAnswerBesideWrongPerson(message: Message, wish: Clause): boolean {
  const { heard, asked, found } = message
  if (isOfWhomIsAsked(wish, message)) return true
  // "It's an office, not a house" to "home or office?"
  if (isNoHome(heard) && found.some(({ plan: { kind }, isAsked }) => isAsked && PLACED.has(kind))) return true
  // "Koi DPS nahi hai yahan" to "which school is nearby?"
  if (asked.some(asksForPlace) && isOnlyNobodyNamed(heard)) return true
  const isPassedOn = saysNumberPassedOn(heard.words.slice(wish.from, wish.to))
  if (isPassedOn && !HAD_BEFORE.test(heard.words.join(' ')) && asked.some(({ kind }) => kind === 'phone')) return true
  return found.some(({ plan, isAsked }) => plan.kind === 'phone' || (isAsked && deniesAsked(message, plan)))
}

/** "This number is mine now, it was somebody else's": no answer, but why who was called is not there. */
const HAD_BEFORE = regex('u')`
  (?:^| )(?:kisi aur|kisi or|किसी और) (?:ka|ke paas|का|के पास)(?: |$)|\b(?:someone|somebody) else\b
  |(?:^| )(?:main|mai|मैं) \S+ (?:nahi|नहीं) (?:bol|hoon|hun|बोल|हूं)(?: |$)
`
/** Whoever "lives" here, or is a "ji", is a person. */
function isOnlyNobodyNamed(heard: Tokens): boolean {
  const [clause, another] = clausesOf(heard)
  return (
    clause !== undefined &&
    another === undefined &&
    saysNobodyNamed(heard, clause) &&
    !OF_PEOPLE.test(saidIn(heard, clause))
  )
}
const OF_PEOPLE = regex('u')`\b(?:naam|r[ea]ht\w+|ji|sahab)\b|नाम|रहत|जी|साहब`
/** Of places, shops and brands there may be none near by, as of people. */
function asksForPlace({ kind, label }: FieldReader): boolean {
  if (kind === 'address' || kind === 'city' || kind === 'company') return true
  return (kind === 'text' || kind === 'enum') && label.some((word) => PLACE_OR_BRAND.test(word))
}
const PLACE_OR_BRAND =
  /^(?:landmark|near|nearby|nearest|school|shop|store|place|brand|provider|operator|network|app|bank|branch|hotel)$/
const PLACED = new Set<FieldKind>(['enum', 'text', 'address'])

/** "यहाँ कोई पालतू नहीं है" to "do you have pets?": there is none of what was asked for. */
function deniesAsked({ heard }: Message, plan: FieldReader): boolean {
  if (plan.kind !== 'boolean' || !ASKS_FOR_ANY.test(plan.field.description)) return false
  return isAbout(heard.words, topicsOf(plan).yes)
}
const ASKS_FOR_ANY = /\b(?:any|have|own|keep|is there|are there|koi)\b|कोई/i
