import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import type { Message } from '../message.ts'
import { type Clause, clauseAround } from '../words/clauses.ts'
import { CALLS, FOR_GOOD } from './call-words.ts'

/** Whether what looks like an opt-out stands beside an answer, or is one. `aboutCalls` is a yes or no that asks about calls. */
export function isAnswerBesideOptOut(message: Message, wish: Clause, aboutCalls: FieldReader | undefined): boolean {
  if (isOtherNumber(message, wish) || limitsMessages(message, wish) || isOnlyTooOften(message, wish)) return true
  if (message.heard.words.slice(wish.from, wish.to).some((word) => FOR_GOOD.has(word))) return false
  if (message.found.some(({ plan, isAsked }) => isAsked && isOfChannels(plan)) || isForWhatLiesBeyond(message, wish))
    return true
  const denied = aboutCalls ?? messagesAskedFor(message)
  if (denied !== undefined) message.answer(denied, false)
  return denied !== undefined
}

/** "Afternoon, and don't call again and again, once is enough": beside an answer, only that it is too often. */
function isOnlyTooOften({ heard, found }: Message, { from, to }: Clause): boolean {
  const wish = clauseAround(heard, { from, to })
  if (!TOO_OFTEN.test(heard.words.slice(wish.from, wish.to).join(' ')) && !ONCE_WILL_DO.test(heard.words.join(' ')))
    return false
  return found.some(
    ({ isAsked, plan, ...one }) =>
      isAsked && plan.kind !== 'boolean' && plan.kind !== 'text' && (one.to <= wish.from || one.from >= wish.to),
  )
}
const TOO_OFTEN = regex('u')`
  \bagain and again\b|\b(?:so|too|that) (?:many times|often|much)\b|\b(?:ten|five|twenty|hundred|fifty|\d+) times\b
  |(?:^| )(?:baar baar|bar bar|baar bar|das baar|ghadi ghadi|बार बार|दस बार|घड़ी घड़ी)(?: |$)
`
const ONCE_WILL_DO = regex('u')`
  \b(?:once|one call|one time|one ring) (?:is|was|will be) (?:enough|fine|sufficient|ok)\b|\bonce will do\b
  |(?:^| )(?:ek baar|ek call|एक बार|एक कॉल) (?:hi |ही )?(?:kaa?fi|bahut|bas|काफी|बहुत|बस)(?: |$)
`

/** "8000, isse upar wale ke liye phone mat karna": beside an answer, only calls about what lies beyond it are ruled out. */
function isForWhatLiesBeyond({ heard, found }: Message, { from, to }: Clause): boolean {
  const wish = clauseAround(heard, { from, to })
  if (!BEYOND.test(heard.words.slice(wish.from, wish.to).join(' '))) return false
  return found.some((one) => one.isAsked && one.to > one.from && (one.to <= wish.from || one.from >= wish.to))
}
const BEYOND = regex('u')`
  (?:^| )(?:[iu]s ?se|itne se|[इउ]स ?से|इतने से) (?:\S+ )?(?:upar|oo?par|zyada|jyada|kam|neeche|niche|meh[ae]ng[aei]|ऊपर|उपर|ज्यादा|कम|नीचे|महंग[ाेी])(?: |$)
  |\b(?:above|over|below|under|beyond|(?:more|less|higher|lower|costlier) than) (?:that|this|it)\b
`

/** "WhatsApp is fine, call mat kijiye" to "how shall we reach you?" */
function isOfChannels({ kind, field }: FieldReader): boolean {
  return kind === 'enum' && (field.options ?? []).filter((option) => CHANNEL.test(option)).length > 1
}
const CHANNEL = /\b(?:e-?mail|post|letter|whatsapp|sms|text|message|call|phone|app)\b/i

/** "Nahi, message nahi chahiye" to "do you want daily prices by SMS?" */
function messagesAskedFor({ asked, heard }: Message): FieldReader | undefined {
  if (heard.words.some((word) => CALLS.has(word) || FOR_GOOD.has(word))) return undefined
  return asked.find(({ kind, field }) => kind === 'boolean' && MESSAGES.test(field.description))
}
const MESSAGES =
  /\b(?:sms|messages?|whatsapp|texts?|e-?mails?|newsletters?|alerts?|reminders?|updates?|offers)\b|मैसेज|एसएमएस|संदेश/i

/** "घर वाले नंबर पर फ़ोन मत करना, 94141… पर करना": one number is put in the place of another. */
function isOtherNumber({ heard, found }: Message, { from, to }: Clause): boolean {
  const clause = clauseAround(heard, { from, to })
  const isOnNumber = heard.words.slice(clause.from, clause.to).some((word) => ON.has(word))
  return isOnNumber && found.some((one) => one.plan.kind === 'phone' && one.isAsked && one.from >= to)
}

/** "You can mail me at …, but don't spam me": who gives a contact, and wants no advertisements there. */
function limitsMessages({ heard, found }: Message, { from, to }: Clause): boolean {
  const at = heard.words.findIndex((word, index) => index >= from && index < to && ADVERTISING.test(word))
  return (
    at !== -1 &&
    !heard.words.some((word) => FOR_GOOD.has(word)) &&
    found.some((one) => one.isAsked && CONTACTS.has(one.plan.kind) && one.to <= at)
  )
}
const ADVERTISING = /^(?:spam\w*|promotions?|promotional|ads?|advertis\w*|newsletters?|marketing|स्पैम)$/
const CONTACTS = new Set<FieldKind>(['email', 'phone'])
const ON = new Set('on par pe number नंबर पर पे'.split(' '))
