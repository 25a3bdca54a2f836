import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import type { Found, Message } from '../message.ts'
import { isKinInflected } from '../names/kin.ts'
import { BUT } from '../words/function-words.ts'
import type { Clause } from '../words/clauses.ts'
import { segmentsOf } from '../words/segments.ts'
import { textBetween, wordsOf } from '../words/tokens.ts'
import type { ReadAlone } from './remaining-parts.ts'

/** A number and a day have readers of their own for this, and any words are a text. */
const KINDS = new Set<FieldKind>(['boolean', 'enum', 'city', 'name'])

/**
 * "My neighbour had one there, but in our case no", "bhai Surat mein hai par hum Vadodara jaayenge", "office Thane mein hai, but the pick-up is
 * from Vashi": what a "but" sets against what was told of somebody or something else, with its own subject or the name of the
 * field, is read by itself, and what stands before it counts for nothing.
 */
export function readSetAgainst(message: Message, readAlone: ReadAlone): void {
  const { heard, asked, move } = message
  const [plan, another] = asked
  if (plan === undefined || another || !KINDS.has(plan.kind) || isConfirmation(plan) || move === 'question') return
  const own = ownPart(message, plan)
  if (own === undefined) return
  if (isAboutAnybody(plan) && !FOR_KIN.test(heard.words.slice(own.from, own.to).join(' '))) return
  if (plan.kind === 'name' && !plan.isOwn) return
  const alone = readAlone(textBetween(heard, own.from, heard.words.length), plan.field.name)
  const found = alone.found.find((one) => one.plan === plan)
  const value = found?.value ?? elided(message, plan, own)
  // What was told of the other is no answer to another question, either.
  const isOfOther = (one: Found) => one.from >= own.other.from && one.to <= own.other.to && one.to > one.from
  const isReplaced = (one: Found) => one.plan === plan || (one.plan.kind === plan.kind && plan.kind !== 'boolean')
  if (plan.kind === 'name') {
    // "My wife's name is Sunita but I have booked it": not one's own, and what follows "but" need not be a name.
    if (own.isOfKin) message.found.splice(0, Infinity, ...message.found.filter((one) => one.plan !== plan))
    return
  }
  if (value === undefined) return
  const left = message.found.filter((one) => (isOfOther(one) ? !own.isOfKin && !isReplaced(one) : !isReplaced(one)))
  message.found.splice(0, message.found.length, ...left)
  message.use(own.other.from, own.other.to)
  const span = found && found.to > found.from ? { from: own.from + found.from, to: own.from + found.to } : own
  message.take(plan, value, true, span.from, span.to)
}

/** "Will somebody be at home?", "who is the patient?": what is told of kin is an answer. */
function isAboutAnybody({ label, questionWords, field: { options } }: FieldReader): boolean {
  return [...label, ...questionWords, ...options.flatMap(wordsOf)].some(
    (word) => ANYBODY.test(word) || isKinInflected(word),
  )
}

/** "The claim is for my son" */
const FOR_KIN =
  /^(?:it|this|the \S+) (?:is|was|will be) for (?:my|our) |^(?:claim|policy|booking|ye|yeh) (?:to )?mer[aei] .*ke liye/

const ANYBODY = regex('u')`
  ^(?:
    who|whom|whose|anyone|anybody|someone|somebody|else|famil(?:y|ies)|households?|house|people|members?|persons?|koi|kisi|kaun|parivar|ghar
    |self|myself|spouse|child|children|kids?|parents?|patients?|relatives?|relation|कोई|किसी|कौन|परिवार|घर|मरीज|बच्च\S*|पत्नी|पति
  )$
`

/** The "we didn't" and "mera nahi hua" that leave out what was asked. */
function elided({ heard }: Message, { kind }: FieldReader, { from, to }: Clause): boolean | undefined {
  if (kind !== 'boolean') return undefined
  const said = heard.words.slice(from, to).join(' ').replace(OWN, '')
  if (NONE.test(said)) return false
  return ONE.test(said) ? true : undefined
}

interface OwnPart extends Clause {
  /** Whether kin or an acquaintance was told of before. */
  isOfKin: boolean
  /** Where that other is told of. */
  other: Clause
}

/** The last part that begins with "but" and whom or what it is about, where the part before it is about another. */
function ownPart({ heard }: Message, plan: FieldReader): OwnPart | undefined {
  const segments = segmentsOf(heard)
  const last = segments.findLastIndex(({ from }, index) => index > 0 && BUT.test(heard.words[from] ?? ''))
  const [own, other] = [segments[last], segments[last - 1]]
  if (own === undefined || other === undefined) return undefined
  const before = heard.words.slice(other.from, other.to)
  const from = own.from + 1
  const part = { from, to: own.to, other }
  const isOfKin = before.slice(0, MAX_TO_SUBJECT).some((word) => isKinInflected(word) && !plan.questionWords.has(word))
  if (isOfKin && OWN.test(heard.words.slice(from, own.to).join(' '))) return { ...part, isOfKin }
  const subject = heard.words.slice(from, own.to).find((word) => !ARTICLE.test(word)) ?? ''
  const isNamed = plan.kind !== 'boolean' && names(plan, subject) && !before.some((word) => names(plan, word))
  return isNamed ? { ...part, isOfKin: false } : undefined
}

/** "My elder brother", "haan mere bade bhai" */
const MAX_TO_SUBJECT = 4

function names({ label }: FieldReader, word: string): boolean {
  return label.includes(word) && !KIND.test(word)
}

const KIND = /^(?:name|city|town|place|area|date|time|type|of|the|to|in|for)$/

const ARTICLE = /^(?:the|our|my|your|this|actual|asli|hamar[aei]|mer[aei]|हमार[ाेी]|मेर[ाेी])$/

const OWN = regex('u')`
  ^(?:
    we|i|im|ive|weve|ours?|mine|(?:in|for|with) (?:our|my|us|me)|hum|humne|humein|hume|hamare|hamara|hamari|humare|humara|main|maine|mujhe
    |(?:this|it|the \S+) (?:is|was|will be) for|mer[aei]|ham|hamne|hamein|हम|हमने|हमें|हमार[ाेी]|मैं|मैंने|मुझे|मेर[ाेी]
  )(?: |$)
`

const NONE = regex('u')`
  ^(?:(?:to|toh|तो) )?(?:
    (?:did|do|have|had|has|are|were|was|is)(?: not|nt)|dont|didnt|havent|hadnt|none|no|not|(?:have|had|got) none
    |(?:nahi|नहीं)(?: (?:hua|hui|hue|hai|hain|tha|thi|the|kiya|karaya|karwaya|liya|हुआ|हुई|है|था|थी|किया|कराया|करवाया|लिया))*
  )$
`
const ONE = regex('u')`
  ^(?:(?:to|toh|तो) )?(?:
    did|do|have|had|(?:did )?(?:have|had|got|need) (?:one|it)|yes|(?:hua|hui|hai|tha|thi|हुआ|हुई|है|था|थी)(?: (?:hai|tha|thi|है|था|थी))*
  )$
`
