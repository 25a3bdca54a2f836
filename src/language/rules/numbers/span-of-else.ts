import { regex } from '../../../base/regex.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import type { Message } from '../message.ts'
import { isKinInflected } from '../names/kin.ts'
import { isKnownCity } from '../places/known-cities.ts'
import { asksOf } from '../told-of-else/asked-words.ts'
import { SPEAKER } from '../told-of-else/own-words.ts'
import { unitOf } from './measure.ts'
import type { NumberInPart } from './told-of-else.ts'

/**
 * "Medicine for 3 days", "every 2 days", "I have been waiting for 3 days", "married for 5 years", "my brother has 5 years": a span of
 * something else than the one that is asked for.
 */
export function spanOfElse(
  { heard: { words } }: Message,
  { plan, span, part, before, behind, said }: NumberInPart,
): boolean {
  if (unitOf(plan) === undefined) return false
  if (EVERY.test(before) && !asksOf(plan, OFTEN)) return true
  if (!asksOf(plan, OF_MEDICINE) && (MEDICINE.test(before) || OF_DAYS.test(behind))) return true
  if (!asksOf(plan, OF_WAITING) && (WAITS.test(before) || WAITED.test(behind))) return true
  if (!asksOf(plan, OF_LEAVE) && (LEAVE.test(before) || DAYS_OFF.test(behind))) return true
  if (asksOf(plan, OF_LOAN) && JOB.test(said)) return true
  if (!asksOfWork(plan)) return false
  const ahead = words.slice(part.from, span.from)
  if (ahead.some(isKinInflected) && !ahead.some((word) => SPEAKER.test(word))) return true
  return MARRIED.test(said) || (STAYS.test(said) && ahead.some((word) => isKnownCity([word])))
}

const EVERY = /(?:^| )(?:every|har|हर)$/
const OFTEN = /^(?:every|often|per|frequency|interval|gap)$/
const OF_MEDICINE = /^(?:medicines?|tablets?|course|dose|treatment|dawai|dawa|दवाई|दवा|इलाज)$/
const MEDICINE = regex('u')`
  (?:^| )(?:medicines?|tablets?|antibiotics?|course|dawai|dawa|davai|goli|injection|दवाई|दवा|गोली)
    (?: (?:for|of|from|since|last|the|li|khayi|khai|di|ली|खाई|दी))*$
`
const OF_DAYS = regex('u')`
  ^\S+ (?:(?:ki|ka|ke|tak|की|का|के|तक|of) )?(?:medicines?|tablets?|antibiotics?|course|dawai|dawa|davai|goli|injection|दवाई|दवा|गोली)(?= |$)
`
const OF_WAITING = /^(?:wait|waiting|pending|delay|complaint|call|calling|follow\w*)$/
const WAITS =
  /\b(?:waiting|calling|trying|chasing|following up|asking|requesting|complaining)\b(?: \S+){0,3} (?:for|since|from)(?: the)?(?: (?:last|past))?$/
const WAITED = regex('u')`
  ^\S+ (?:se|से) (?:\S+ ){0,3}?(?:intezaar|intzaar|wait|call|phone|try|koshish|chakkar|complaint|इंतजार|इंतज़ार|कॉल|फोन|कोशिश|चक्कर|शिकायत)(?= |$)
`
const OF_LEAVE = /^(?:leave|leaves|holiday|holidays|off|chhutti|छुट्टी)$/
const LEAVE = /\b(?:leave|holiday|holidays|off) (?:of|for)$/
const DAYS_OFF = /^\S+ (?:(?:ki|का|की|of) )?(?:leave|leaves|holiday|holidays|off|chhutti|chutti|छुट्टी)(?= |$)/
const OF_LOAN = /^(?:loan|tenure|repayment|emi)$/
const JOB = /\b(?:job|naukri|service|retire|retirement|retired|business|working|married)\b|नौकरी|रिटायर/
/** Of the work of who is asked, and of nobody else's. */
const asksOfWork = oncePerField((plan) => asksOf(plan, /^(?:experience|notice|worked|working|अनुभव)$/))
const MARRIED = /\b(?:married|marriage|wedding|shaadi|shadi)\b|शादी/
const STAYS = /\b(?:been|living|staying|live|stay|reh|rehte|rehta|raha|shifted)\b|रह/
