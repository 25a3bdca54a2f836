import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { isKinInflected } from '../names/kin.ts'
import { asksOf, isAskedWord } from '../told-of-else/asked-words.ts'
import { isOfTrade } from '../told-of-else/other-parties.ts'
import { ANSWERING } from '../told-of-else/own-words.ts'
import { type Clause, clauseAround } from '../words/clauses.ts'

/**
 * Whether a number or an address is told of something else than the question: "I got a call from 98…", "is your number 98…?", "my
 * complaint number is 98…", "my old number was 98…", "my neighbour's number is 98…", "400001 is my office".
 */
export function isContactOfElse(message: Message, plan: FieldReader, span: Clause): boolean {
  const { heard } = message
  const clause = clauseAround(heard, span)
  const before = heard.words.slice(clause.from, span.from).join(' ')
  const behind = heard.words.slice(span.to, clause.to).join(' ')
  const told = `${before} # ${behind}`
  if (/\b(?:not|isnt|wasnt)$/.test(before)) return true
  if (isCallTold(told) || YOURS.test(told)) return true
  if (isOfOtherKind(plan, told) || (WAS_EARLIER.test(told) && !asksOf(plan, EARLIER))) return true
  if (plan.kind === 'pincode')
    return (
      ELSEWHERE.test(told) &&
      !ANSWERING.test(told) &&
      !heard.words.some((word) => /^(?:wahin|wahan|there|वहीं|वहां)$/.test(word)) &&
      !namesPlace(plan, told)
    )
  return isOfOthers(message, plan, clause, span)
}

/** "I have called 98… many times", "98… called me", "98… se phone aata hai", "your agent calls from 98…" */
function isCallTold(told: string): boolean {
  return CALLED.test(told) && !OWN_CALL.test(told)
}

const CALLED = regex('u')`
  \b(?:got|get|getting|received|missed|had) (?:\S+ ){0,3}?(?:calls?|messages?|sms|mails?|emails?|otp)\b
  |\b(?:otp|sms|message|call|mail) (?:came|comes|went)\b
  |\b(?:called|dialled|dialed|rang|texted|messaged|mailed|emailed|wrote|tried|sent)\b
  |(?:someone|somebody|person|people|agent|executive|he|she|they) (?:\S+ ){0,2}?(?:calling|calls|keeps calling|from #)
  |# (?:is |keeps? |was |has been |also )?(?:calls|calling|ringing|keeps)\b
  |\b(?:calls|keeps calling) (?:\S+ )?from\b
  |# (?:se|से) (?:\S+ ){0,4}?(?:call|phone|fone|message|sms|mail|कॉल|फोन|मैसेज) (?:aa|आ|kiya|kiye|ki thi|karke|किया|किए)
  |# (?:se|से) (?:\S+ ){0,3}?(?:poocha|pucha|bola|kaha|पूछा|बोला|कहा)
  |# (?:pe|par|ko|pr|पे|पर|को) (?:\S+ ){0,2}?(?:call|phone|fone|message|sms|mail|कॉल|फोन|मैसेज) (?:kiya|kiye|ki thi|kar chuk|lagaya|lagayi|kar diya|किया|किए|कर चुक|लगाया)
`
/** "You called me on 98…", "I'm calling from 98…": the person's own number. */
const OWN_CALL =
  /\b(?:you (?:have |had |just )?(?:called|rang|messaged|texted|sent it) (?:me )?(?:on|at|to)|(?:i am|im) calling from)\b/

/** "Is your number 98…?", "kya aapka number 98… hai", "aap 98… se bol rahe ho" */
const YOURS = regex('u')`
  \b(?:your|aapka|aapke|aapki|apka|tumhara) (?:\S+ )?(?:number|no|mail|email|id|phone) (?:\S+ ){0,2}#
  |\b(?:are you|you are|youre|do you call|did you call) (?:calling |speaking |talking )?(?:from|on) #
  |\baap # (?:se )?(?:bol|baat|call|phone)
  |(?<!\p{L})(?:आपका|आपके|आप) (?:नंबर )?#
`

const KINDS_OF_NUMBER = regex`
  complaint|account|loan|policy|booking|order|customer|consumer|invoice|bill|reference|ticket|registration|pnr|aadhaar|aadhar|adhar|otp
  |employee|membership|roll|card|आधार|खाता|खाते|पीएनआर|शिकायत
`.source
const OTHER_NUMBER = new RegExp(
  `(?:^| )(${KINDS_OF_NUMBER})(?: (?:number|no|id|account|nambar|ka|card|नंबर))*(?: (?:is|was|hai|to|है))?(?: \\S+)? #`,
  'u',
)
const NUMBER_TO_CALL = /(?:^| )(?:phone|mobile|whatsapp|contact)(?: (?:number|no|is|was))* #/
const SUM = /(?:^| )(?:amount|price|bill|total|cost)(?: (?:is|was))? #|# (?:rs|rupees|rupaye)\b/
const MODEL = /# (?:model|make|year|wala model|ka model|saal)\b/

/** "PNR is 23…" for a phone, "my phone is 98…", "amount was 1500" and "2019 model hai" for the number of an order or a car. */
function isOfOtherKind(plan: FieldReader, told: string): boolean {
  const other = OTHER_NUMBER.exec(told)?.[1]
  if (other !== undefined && !isAskedWord(plan, other) && !(plan.kind === 'code' && asksOf(plan, ANY_ID))) return true
  if (plan.kind !== 'code') return false
  return NUMBER_TO_CALL.test(told) || SUM.test(told) || (MODEL.test(told) && !asksOf(plan, /^(?:model|make|year)$/))
}

const ANY_ID = /^(?:id|reference|ref|any)$/
const EARLIER = /^(?:old|previous|earlier|last|before|purana)$/
/** "My old number was 98…", "98… was my number before", "I lost the phone with 98…" */
const WAS_EARLIER = regex('u')`
  (?:^| )(?:old|previous|earlier|last|puran[aie]|pichl[aie]|पुरान[ाेी]|पिछल[ाेी]) (?:\S+ ){0,4}(?:was|tha|thi|था|थी)(?: |$)
  |(?:^| )(?:old|previous|puran[aie]|पुरान[ाेी]) (?:\S+ ){0,3}# (?:tha|thi|था|थी)
  |# (?:was|used to be) (?:\S+ ){0,4}(?:before|earlier|previously|old)\b
  |\b(?:lost|sold|changed|returned) (?:the|my|that) (?:phone|sim|mobile|car|bike|number)\b
  |(?:^| )(?:driver|manager|agent) (?:ka|ki) (?:number|nambar) # (?:tha|thi)
`
const ELSEWHERE = regex('u')`
  \b(?:office|native|village|villages|gaon|gaav|hometown|shop|dukaan|factory|school|company|sasural|mayka)\b
  |(?:ऑफिस|दफ्तर|गांव|दुकान|स्कूल|ससुराल)
`
const namesPlace = (plan: FieldReader, told: string): boolean => {
  const [place = ''] = ELSEWHERE.exec(told) ?? []
  return isAskedWord(plan, place)
}

/** "My neighbour's number is 98…" where no number was asked for; asked for, where it will not do ("but he won't pick", "I don't have one"). */
function isOfOthers(message: Message, plan: FieldReader, clause: Clause, span: Clause): boolean {
  const { heard } = message
  const before = heard.words.slice(clause.from, span.from)
  const owner = before.findIndex((word) => isKinInflected(word) || isOfTrade(word.replace(/s$/, '')))
  if (owner === -1 || isAskedWord(plan, before[owner] ?? '')) return false
  if (/^(?:pan|aadhaar|aadhar)$/.test(plan.label[0] ?? '')) return true
  if (!message.isAsked(plan))
    return !asksOf(plan, OF_SOMEBODY) && !BIDS.test(heard.words.slice(clause.from, clause.to).join(' '))
  return before.some((word) => OLD.test(word)) || WONT_DO.test(heard.words.join(' '))
}

const OLD = /^(?:old|previous|former|puran[aei]|पुरान[ाेी])$/
/** A number of somebody beside the person: "alternate phone", "number of a reference" */
const OF_SOMEBODY =
  /^(?:alternate|alternative|another|other|second|secondary|emergency|guardian|parents?|family|spouse|nominee|reference|relative|backup)$/
const BIDS = /\b(?:take|note|put|write|save|use|call|likh\w*|le lo|lijiye|rakh\w*)\b|लिख|ले लो|लीजिए|रख/
const WONT_DO = regex('u')`
  \b(?:wont|doesnt|didnt|not|never) (?:pick|answer|receive|respond)
  |\b(?:i|we) (?:dont|do not) have\b|\b(?:mera|mere paas|apna) (?:\S+ )?nahi\b|मेर[ाे] (?:पास )?नहीं
`
