import { regex } from '../../../base/regex.ts'
import { asksAhead } from '../fields/asks-for-offer.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { readersOf } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import { questionOf } from '../fields/question-of.ts'
import { Message } from '../message.ts'
import { prepare } from '../prepare.ts'
import { DENIES } from '../words/function-words.ts'
import { hindiSpelling } from '../words/hindi-spelling.ts'
import { isHindiVerb } from '../words/hindi-verbs.ts'
import { type Tokens, textBetween, tokenize } from '../words/tokens.ts'
import { isOfQuestion } from './topics.ts'

/**
 * What stands behind an opening "no" and says yes: after "no no" it may count ("nahi nahi job hai meri" protests), after one "no" the
 * two contradict each other ("no, works fine now") and leave the question open. Undefined where nothing is against the "no".
 */
export function opposedByRest(
  message: Message,
  plan: FieldReader,
  read: (message: Message) => void,
): 'counts' | 'contradicts' | undefined {
  const { heard, request, readsHindi, correction, move } = message
  const opened = openedBy(heard)
  if (opened === 0 || isConfirmation(plan) || heard.words.length - opened > MAX_REST) return undefined
  const words = heard.words.slice(opened)
  const told = words.join(' ')
  if (OUTRIGHT.test(told) || OF_THE_REST.test(told) || SAYS_NO_AGAIN.test(told)) return undefined
  const isTwice = heard.words.slice(0, opened).filter((word) => NO.test(word)).length > 1
  if (WHO_SAYS.test(told) || (isTwice && GOES_ON.test(told)) || isSaidOf(plan, told)) return 'contradicts'
  // What is offered may be declined with a reason that sounds like a yes.
  if (!isTwice && (words.length > MAX_AFTER_ONE || (asksAhead(plan) && !WANTS.test(told)))) return undefined
  if (ALL_RIGHT.test(told) && !ASKS_IF_RIGHT.test(questionOf(plan))) return undefined
  const rest = tokenize(textBetween(heard, opened, heard.words.length))
  prepare(rest, [plan])
  const asked = { ...request, asked: [plan.field.name], fields: [plan.field], collected: {} }
  const alone = new Message(rest, readsHindi, asked, readersOf([plan.field]), [plan], correction, move)
  read(alone)
  const [found] = alone.found
  if (found?.value !== true || !found.isExplicit) return undefined
  const counts = isTwice && !isVerb(words[0]) && words.some((word) => isOfQuestion(word, plan))
  if (!counts && isTwice && heard.breaks[opened] === true) return undefined
  return counts ? 'counts' : 'contradicts'
}

const MAX_REST = 10
const MAX_AFTER_ONE = 5

/** Where what is said behind an opening "no" begins; 0 where it only denies the next word: "nahi chahiye", "no bus". */
function openedBy({ words, breaks }: Tokens): number {
  let to = 0
  let last = -1
  let count = 0
  for (; to < Math.min(words.length, MAX_OPENING) && OPENS.test(words[to] ?? ''); to++) {
    if (!NO.test(words[to] ?? '')) continue
    last = to
    count += 1
  }
  // "Na guard hai na padosi"
  if (count === 0 || to >= words.length || (count === 1 && /^(?:na|ना)$/.test(words[last] ?? ''))) return 0
  const isBound = last === to - 1 && breaks[to] !== true
  const denies = words[last] === 'no' ? !SUBJECT.test(words[to] ?? '') : isVerb(words[to]) && !OWN.test(words[to] ?? '')
  return isBound && denies && (count === 1 || breaks[last] === true) ? 0 : to
}

const MAX_OPENING = 5
const OPENS = /^(?:no|nope|nahi|nai|na|नहीं|ना|arre|are|oh|ji|yaar|sir|madam|अरे|जी|यार)$/
const NO = /^(?:no|nope|nahi|nai|na|नहीं|ना)$/
const SUBJECT =
  /^(?:i|im|ive|we|weve|it|its|he|hes|she|shes|they|theyre|that|thats|this|there|everything|all|our|ours|my|mine|very|works|working|tell|go|who)$/

/** "Apna" looks like a verb (to make one's own). */
const OWN = /^(?:apn[aei]|अपन[ाेी])$/

function isVerb(word = ''): boolean {
  return isHindiVerb(hindiSpelling(word))
}

/** The last word counts in "no no, I already told you, yes". */
const OUTRIGHT = /(?<!\p{L})(?:yes|yeah|haan|han|हां)(?![\p{L}\p{M}])/u
/** "Nahi ji, baaki sab theek hai" */
const OF_THE_REST = /^(?:baaki|baki|बाकी|rest|others?)(?: |$)/u
/** "No, none", "no, brand new" */
const SAYS_NO_AGAIN = /^(?:none|nothing|brand new)(?: |$)/
const WANTS = /(?<!\p{L})(?:want|need|chahiye|chahie|चाहिए)(?![\p{L}\p{M}])/u
/** "Nahi, theek hai" declines, but where it is asked whether all is well. */
const ALL_RIGHT =
  /^(?:(?:its|it|is|thats|that|ab|abhi|sab|all|now|to|hai|ok|okay|fine|good|theek|thik|अब|सब|है|ठीक)(?: |$))+$/u
const ASKS_IF_RIGHT = /\b(?:good|fine|okay|ok|convenient|solved|fixed|resolved|working|well|right)\b/i
/** "Nahi nahi boliye" */
const GOES_ON = regex('u')`
  ^(?:please |ji |जी )*(?:
    tell me|go (?:on|ahead)|speak|say|carry on|continue|bol(?:iye|o|ie)|bata(?:iye|o|ie)|kah(?:iye|o)|puchh?(?:iye|o)
    |बोलिए|बोलो|बताइए|बताओ|कहिए|पूछिए
  )(?: |$)
`
/** "Nahi kisne bola" */
const WHO_SAYS = /^(?:kisne|kaun|who|किसने|कौन) (?:\S+ )?(?:bol|kah|keh|sa[iy]|told|बोल|कह)/u

/** "No, it was bad" to "did you have a problem?", "nahi bahut tez hai" to "is there fever?" */
function isSaidOf(plan: FieldReader, told: string): boolean {
  return (
    !DENIES.test(told) &&
    !/\b(?:nothing|none)\b/.test(told) &&
    AFFIRMS.some(([asked, said]) => asked.test(questionOf(plan)) && said.test(told))
  )
}

const AFFIRMS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:problems?|issues?|complaints?|trouble|difficult\w*)\b(?!.*\b(?:solved|fixed|resolved|gone|over)\b)/i,
    regex('u')`
      (?<!\p{L})(?:bad|terrible|horrible|awful|worst|lots|many|bahut (?:dikkat|problem|pareshani|takleef|kharab|bura|buri)|bekaa?r|ghatiya|bakwas
        |बहुत (?:दिक्कत|परेशानी|तकलीफ|खराब|बुर[ाी])|बेकार|घटिया|बकवास)(?![\p{L}\p{M}])
    `,
  ],
  [/\b(?:fever|temperature|pain)\b/i, /(?<!\p{L})(?:(?:is|very|too|quite) high|tez|tej|badh|तेज|बढ)/u],
  [
    /\b(?:polite\w*|friendly|courteous|helpful|well.behaved)\b/i,
    /(?<!\p{L})(?:nice|good|kind|acch?[aei]|achh?[aei]|badhiya|अच्छ[ाेी]|बढिया)(?![\p{L}\p{M}])/u,
  ],
]
