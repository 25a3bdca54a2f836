import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { isConfirmation } from '../../fields/is-confirmation.ts'
import type { Message } from '../../message.ts'
import { isKin } from '../../names/kin.ts'
import type { YesNo } from '../yes-or-no.ts'
import { type AskedDeed, askedDeed } from './asked-deed.ts'
import { isOfQuestion } from '../topics.ts'
import { VERBS } from './verbs.ts'
import { usedAt } from './used-at.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import { toldInParts } from '../told-in-parts.ts'

/**
 * The deed that was asked for, told with the question's own verb or another word for it: "nobody turned up", "he did come but I was
 * out", "aaya to tha", "dikha denge". What else is told beside it counts for nothing; parts that contradict each other do.
 */
export function readDeed({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  const { deed } = askedDeed(plan)
  if (deed === undefined || isConfirmation(plan) || heard.words.length > MAX_WORDS) return undefined
  if (move !== undefined && move !== 'wait' && move !== 'why') return undefined
  const told = toldInParts(heard, (words, part) =>
    endsAsking(heard, part) ? undefined : (toldIn(words, deed) ?? receivedIn(words, plan, deed)),
  )
  // "He repaired it but it stopped again", "cheque diya tha, bounce ho gaya"
  const isUndone =
    told?.value === true &&
    (UNDONE.test(heard.words.slice(told.to).join(' ')) || FAILED.test(heard.words.slice(told.from).join(' ')))
  return isUndone ? undefined : told
}

const MAX_WORDS = 24
const FAILED =
  /\b(?:bounced?|reversed|rejected|returned unpaid|(?:bounce|fail|reject|reverse|cancel) (?:ho|hua|hui|kar)\w*|it failed|got cancelled)\b|(?:बाउंस|फेल|रिजेक्ट|कैंसल) हो/
const UNDONE = regex('u')`
  ^(?:but|par|lekin|magar|पर|लेकिन|मगर) .*
    (?:(?<!\p{L})(?:again|phir|fir|dobara|wapas|back|फिर|दोबारा|वापस)(?![\p{L}\p{M}])|\b(?:went|left|stopped|broke) )
`

function toldIn(words: readonly string[], deed: AskedDeed): boolean | undefined {
  const said = words.join(' ')
  if (LEAVES_OPEN.test(said.replace(OWN_WORDS, ''))) return undefined
  if (deed.tense === 'habit' && WAS.test(said)) return undefined
  if (deed.tense === 'should') return shouldIn(words, deed)
  const denials = said.match(DENIES)?.length ?? 0
  const and = denials > 1 ? words.findLastIndex((word) => AND.test(word)) : -1
  if (and > 0) return toldIn(words.slice(and + 1), deed) ?? toldIn(words.slice(0, and), deed)
  const used = usedAt(words, deed) ?? (deed.tense === 'past' && ELIDED.test(said) ? 0 : undefined)
  if (used === undefined || isOfOthers(words.slice(0, used), deed)) return undefined
  if (denials > 1 && !NOBODY.test(said)) return undefined
  // Who came need not have come on time.
  return deed.isOfManner && denials === 0 ? undefined : denials === 0
}

/** "I did not ask and he did not show": each has its own "not". */
const AND = /^(?:and|aur|और)$/

/** "Email pe invoice aa gaya tha", "nothing came", "ghar pe reh gaya": what was to be given or shown, told by him who was to get it. */
function receivedIn(
  words: readonly string[],
  plan: FieldReader,
  { tense, verb, isOfYou }: AskedDeed,
): boolean | undefined {
  if (tense !== 'past' || isOfYou) return undefined
  const said = words.join(' ')
  if (SHOWS.some((one) => verb.forms.has(one)) && LEFT_AT_HOME.test(said)) return false
  if (!GIVES.some((one) => verb.forms.has(one)) || LEAVES_OPEN.test(said)) return undefined
  const isReceived = RECEIVE.some(
    (one) => usedAt(words, { tense, verb: one, isOfYou, isPassive: true, isOfManner: false }) !== undefined,
  )
  if (!isReceived) return undefined
  const isDenied = said.match(DENIES) !== null
  return words.some((word) => isOfQuestion(word, plan)) ||
    /^(?:but |par )?(?:nothing|kuchh? nahi|abhi tak|कुछ नहीं)/.test(said)
    ? !isDenied
    : undefined
}

const SHOWS = ['show', 'bring', 'produce', 'carry']
const GIVES = ['give', 'send', 'deliver', 'provide']
const RECEIVE = VERBS.filter(({ forms }) => forms.has('receive') || forms.has('come'))
const LEFT_AT_HOME = regex('u')`
  \b(?:ghar|office|gaa?di)(?: (?:pe|par|mein|me|hi))* (?:reh|rah|chhoo?t|bhoo?l) (?:gay[aei]|aay[aei])
  |\b(?:left|forgot) (?:it|that|them|his|her|my|the)(?: \w+)? (?:at|in|behind)\b
  |(?:घर|ऑफिस|गाडी)(?: (?:पे|पर|में|ही))* (?:रह|छूट|भूल) (?:गया|गई|आया)
`

/** "I said I will pay", "bola na kar dunga": what one says oneself is said. */
const OWN_WORDS = regex('u')`
  ^(?:(?:and|but|because|no|listen|arre|are) )*(?:
    (?:i|we) (?:just |already )?(?:said|told you|am saying)(?: that)?|maine (?:kaha|bola)(?: na| to| hai)?
    |(?:kaha|bola) na|मैंने (?:कहा|बोला)(?: ना| तो)?
  )[ ]
`
/** What was done once is no habit: "lete the". */
const WAS = /(?<!\p{L})(?:tha|thi|the|था|थी|थे)$/u

/** "Pandit ji le aayen" to "should the pandit bring it?", and what one does oneself: "hum khud le aayenge". */
function shouldIn(words: readonly string[], deed: AskedDeed): boolean | undefined {
  const isSelf = words.some((word) => SELF.test(word))
  const isReflexive = words.some((word) => REFLEXIVE.test(word))
  const isDenied = (words.join(' ').match(DENIES)?.length ?? 0) > 0
  if (isReflexive && isSelf && words.some((word) => WILL.test(word))) return isDenied ? undefined : false
  const used = usedAt(words, deed)
  if (used === undefined || words.slice(0, used).some(isKin)) return undefined
  if (isSelf || isReflexive) return isDenied || deed.isOfYou ? undefined : false
  return !isDenied
}

const REFLEXIVE = /^(?:myself|ourselves|khud|swayam|apne|खुद|स्वयं|अपने)$/
const WILL = /^(?:will|ill|well|shall|can|going|\S+(?:unga|ungi|enge|engi|ूंगा|ूंगी|ऊंगा|ऊंगी|ेंगे|एंगे))$/u

/** "He did", "he did, but late", "किया तो था": the verb is left out. */
const ELIDED = regex`
  ^(?:(?:yes|yeah|well|haan|हां) )*(?:he|she|they|it) (?:did|didnt|did not|has|have|hasnt|havent)$
  |^(?:haan )?kiya (?:to|toh) (?:tha|hai)$
  |^(?:हां )?किया तो (?:था|है)$
`

/** "My brother came", to what the courier did; "he came", to what you did; who paid is all the same to "was it paid?". */
function isOfOthers(before: readonly string[], { isOfYou, isPassive }: AskedDeed): boolean {
  if (isPassive) return false
  if (isOfYou) return before.some((word) => OTHERS.test(word) || isKin(word))
  return before.some((word) => SELF.test(word) || isKin(word))
}

const SELF = /^(?:i|ive|we|weve|my|main|mai|hum|ham|maine|humne|मैं|हम|मैंने|हमने)$/
const OTHERS = /^(?:he|she|they|his|her|wo|woh|usne|unhone|unhonne|koi|kisi|somebody|someone|वो|वह|उसने|उन्होंने|कोई|किसी)$/
const DENIES = regex('gu')`
  (?<!\p{L})(?:
    not|no|never|nobody|noone|nothing|none|didnt|dont|doesnt|hasnt|havent|hadnt|wasnt|werent|wont|cant|cannot
    |couldnt|wouldnt|nahi|nai|mat|नहीं|मत
  )(?![\p{L}\p{M}])
`
/** "Koi nahi aaya", "no one has": one denial with its subject. */
const NOBODY = /^(?:no one|koi bhi nahi|कोई भी नहीं)/
/** What is supposed, asked, told by another, or yet to come. */
const LEAVES_OPEN = regex('u')`
  (?<!\p{L})(?:
    if|why|who|maybe|perhaps|might|may|probably|unless|until|till|when|whether|said|says|saying|claims?|told
    |supposed|should have|almost|nearly|half|partly|partially|sometimes|aadha|aadhi|aadhe|thoda|thodi|kabhi kabhi|आधा
    |आधी|आधे|थोडा|थोडी|कभी कभी|shayad|agar|jab|tab|kya|kab|kaise|bola|kaha|keh|bole|warna|शायद|अगर|जब|तब|क्या|कब|बोला|कहा|बोले|वरना
  )(?![\p{L}\p{M}])
`
