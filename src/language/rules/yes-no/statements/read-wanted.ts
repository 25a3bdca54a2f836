import { regex } from '../../../../base/regex.ts'
import { asksAhead, asksForOffer, asksForWill } from '../../fields/asks-for-offer.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { isConfirmation } from '../../fields/is-confirmation.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import type { Message } from '../../message.ts'
import { beyondIn } from '../beyond.ts'
import { biddingIn, mustBe } from '../bidding.ts'
import type { YesNo } from '../yes-or-no.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import { segmentsOf } from '../../words/segments.ts'
import { isGrammarWord } from '../../words/bare-clauses.ts'
import { isCommonWord } from '../../words/common-words.ts'
import { isOfQuestion } from '../topics.ts'
import { isOfOtherAnswer } from '../is-of-other-answer.ts'
import { toldInParts } from '../told-in-parts.ts'

/**
 * What one makes of an offer, without yes or no: "let's skip that", "na ho to bhi chalega", "havan ke bina pooja adhoori", "that's a
 * must", "chhota sa ho jaye to achha hai". Undefined where the parts of a message differ.
 */
export function readWanted(message: Message, plan: FieldReader): YesNo | undefined {
  const { heard, move } = message
  if (!asksAhead(plan) || isConfirmation(plan) || heard.words.length > MAX_WORDS) return undefined
  if (move === 'repeat' || move === 'who') return undefined
  if (move === 'question' && !RHETORICAL.test(heard.words.join(' '))) return biddingBehind(message, plan)
  return toldInParts(heard, (words, part) =>
    isOfOtherAnswer(message, part)
      ? undefined
      : ((isOfOtherThing(words, plan) ? undefined : wantedIn(words.join(' '))) ??
        (asksForOffer(plan) ? biddingIn(words, plan) : undefined) ??
        (mustBe(words, plan) || (asksForWill(plan) && IS_READY.test(words.join(' '))) || undefined) ??
        (beyondIn(words, plan) ? false : undefined) ??
        (asksForHelp(plan) ? helplessIn(words.join(' ')) : undefined)),
  )
}

/** The cooler of "AC nahi chahiye par cooler hona chahiye", where an AC room was offered. */
function isOfOtherThing(words: readonly string[], plan: FieldReader): boolean {
  const thing = THING_NEEDED.exec(words.join(' '))?.[1]
  return thing !== undefined && !isGrammarWord(thing) && !isCommonWord(thing) && !isOfQuestion(thing, plan)
}

const THING_NEEDED =
  /(\S+) (?:(?:to|toh|bhi|zaroor|तो|भी|जरूर) )*(?:hon[aie]|होन[ाेी]) (?:hi |to |ही )?(?:chahiye|chahie|चाहिए)$/u

/** "Is it free? Add it then" */
function biddingBehind({ heard }: Message, plan: FieldReader): YesNo | undefined {
  const [first, ...others] = segmentsOf(heard)
  const last = others.at(-1)
  if (first === undefined || last === undefined || endsAsking(heard, last) || !asksForOffer(plan)) return undefined
  const value = biddingIn(heard.words.slice(last.from, last.to), plan)
  return value === undefined ? undefined : { value, isExplicit: true, ...last }
}

const MAX_WORDS = 24
/** "How would the car run without it?", "bina fitting ke kya karunga" ask nothing. */
const RHETORICAL = regex('u')`
  (?<!\p{L})(?:bina|bagair|without|बिना|बगैर)(?![\p{L}\p{M}])
  |\bkya kar(?:unga|ungi|enge|na)\b
  |\bkis kaam\b|क्या कर(?:ूंगा|ूंगी|ेंगे|ना)|किस काम
`

/** "Ab ready hoon", "I'm willing to" */
const IS_READY = regex('u')`
  ^(?:(?:yes|haan|ji|main|mai|hum|to|bilkul|ab|par|i|im|am|we|are|now|but|always|हां|जी|मैं|हम|तो|बिल्कुल|अब|पर) )*
    (?:ready|willing|taiyar|taiyaar|tayyar|prepared|game|up for (?:it|that)|तैयार|रेडी)
    (?: (?:to|for) (?:it|that|do|go)\b.*|(?: (?:hoon|hun|hu|hain|hai|ji|हूं|हैं|है|जी))*)$
`

const asksForHelp = oncePerField(({ field }) => HELP.test(field.description))
const HELP = /\b(?:wheelchair|help|assist\w*|attendant|escort|walker|support|carry|carried|lifted)\b/i

/** Who cannot do it needs help; who manages does not: "chal nahi paate", "she can walk". */
function helplessIn(said: string): boolean | undefined {
  if (UNSETTLED.test(said)) return undefined
  if (UNABLE.test(said)) return true
  return ABLE.test(said) && !DENIES.test(said) ? false : undefined
}

const UNABLE = regex('u')`
  \b(?:cant|cannot|can not|unable to|not able to|finds? it (?:hard|difficult) to) (?:really )?
    (?:walk|stand|climb|move|get up|manage|lift|do)\b
  |(?<!\p{L})(?:chal|khade|khada|utha|kar|chadh) (?:hi )?nahi (?:paa?t[aei]|sakt[aei]|pa rah[aei])
  |(?:चल|खडे|खडा|उठा|कर|चढ) (?:ही )?नहीं (?:पात[ाेी]|सकत[ाेी]|पा रह[ाेी])
`
const ABLE = regex('u')`
  \b(?:can|able to) (?:still |easily |now )?(?:walk|stand|climb|move|manage)\b
  |\b(?:he|she|they|we|i) (?:can )?(?:walks?|manages?)\b
  |(?<!\p{L})(?:chal|chadh|kar) (?:lete|leti|leta|lenge|sakte|sakti|sakta) (?:hain|hai|hoon)
  |(?:चल|चढ|कर) (?:लेते|लेती|लेता|लेंगे|सकते|सकती|सकता) (?:हैं|है|हूं)
`

function wantedIn(said: string): boolean | undefined {
  if (UNSETTLED.test(said)) return undefined
  if (SO_NEEDED.test(said)) return true
  if (DISPENSABLE.test(said) || SKIPS.test(said)) return false
  if (INDISPENSABLE.test(said) || REQUESTS.test(said)) return true
  const good = WOULD_BE_GOOD.exec(said)
  return good && !DENIES.test(said.slice(0, good.index + good[0].length)) ? true : undefined
}

/** "Rehne ka intezam nahi hai to chahiye hi hoga", "I don't have my own so I'll need one": the lack is the reason. */
const SO_NEEDED = regex('u')`
  (?<!\p{L})(?:nahi|nai|नहीं) (?:hai |hain |है |हैं )?(?:to|toh|isliye|तो|इसलिए) (?:(?!nahi |mat |na |नहीं |मत )\S+ ){0,4}?
    (?:chahiye|chahie|lagega|lagegi|padega|padegi|zarurat|jarurat|चाहिए|लगेगा|लगेगी|पडेगा|पडेगी|जरूरत)(?! (?:nahi|नहीं))
  |\b(?:no|not|dont|havent)\b.*\bso (?:yes |yeah )?(?:i|we|ill|well|id|he|she|they)(?: will| would| do|ll)? (?:need|want|require|take)\b
`

const UNSETTLED = /(?<!\p{L})(?:if|maybe|perhaps|depends|kya|shayad|agar|क्या|शायद|अगर)(?![\p{L}\p{M}])/u

/** "Let's skip that", "leave it out this time", "rehne dete hain" */
const SKIPS = regex('u')`
  ^(?:(?:and|so|then|but|no|ok|okay|to|toh|is baar) )*(?:
    (?:lets|let us|we can|we could|we will|well|ill|id|id rather|you can|i think we can)
      [ ](?:just |rather |better |probably )?(?:
        skip|drop|leave (?:it|that|this|them) (?:out|be|for now)|leave out|avoid|pass on|do without|manage without
        |give (?:it|that|this) a miss
      )(?= |$)
    |(?:skip|leave out|drop) (?:that|this|the) (?:part|bit|thing)|leave (?:it|that|this|them) out
    |give (?:it|that|this) a miss
    |(?:\S+ )?(?:rehne|rahne|jaane|jane|chhod) (?:hi )?(?:dete|deta|deti|dein|den)(?: hain| hoon)?(?: \S+){0,2}$
    |(?:\S+ )?(?:रहने|जाने|छोड) (?:ही )?(?:देते|देता|देती) (?:हैं|हूं)(?: \S+){0,2}$
  )
`
/** "Na ho to bhi chalega", "we can manage without it" */
const DISPENSABLE = regex('u')`
  \b(?:is|are|its|theyre) (?:more than |quite |already |good )?(?:enough|sufficient|plenty)\b
  |\b(?:good|happy|fine|ok|okay) with (?:what|the one|whatever) (?:i|we) (?:have|got)\b
  |(?<!\p{L})(?:kaafi|kafi|bahut) (?:hai|hain)$|काफी (?:है|हैं)$
  |(?<!\p{L})(?:na|nahi) (?:bhi )?(?:ho|hoga|hui|hua|mile|karo|karein|laye|aaye) (?:to|toh) (?:bhi )?
    (?:chal|theek|thik|koi|farak|fark)
  |(?<!\p{L})(?:न|ना|नहीं) (?:भी )?(?:हो|मिले|करो|करें) तो (?:भी )?(?:चल|ठीक|कोई|फर्क)
  |\bwithout (?:it|that|one|this)(?: too| also)? (?:is|will be|would be|works|its) (?:also )?
    (?:fine|ok|okay|good|alright)
  |(?:iske|uske|us ke) bina (?:bhi )?(?:chal|ho ja|theek)
  |(?:इसके|उसके) बिना (?:भी )?(?:चल|हो जा|ठीक)
`
/** "Without it the pooja is incomplete", "that's a must", "hona hi chahiye" */
const INDISPENSABLE = regex('u')`
  (?:bina|bagair|बिना|बगैर) .*(?:
    adhur|adhoor|adhur|kais[aei]|nahi (?:ho|chal|ban|aat)|maza nahi|mushkil|अधूर|कैस[ाेी]|नहीं (?:हो|चल|बन|आत)|मजा नहीं|मुश्किल
  )
  |\bwithout \S+(?: \S+){0,3} (?:is |feels? |seems? |would be |will be )?
    (?:incomplete|not complete|nothing|pointless|no fun|impossible)
  |\b(?:cant|cannot|wont|could not|couldnt) (?:do|manage|go) without\b
  |\b(?:is|thats|its|it is|that is|thats definitely) (?:a |an absolute )?
    (?:must|necessary|essential|compulsory|mandatory)\b
  |(?<!\p{L})(?:hon[aie]|rehn[aie]|rakhn[aie]|karn[aie]|lagn[aie]) (?:hi |to |zaroor |zaruri )*(?:chahiye|chahie)
  |(?:हो|रह|रख|कर)न[ाेी] (?:ही |तो |जरूर )*चाहिए
  |(?<!\p{L})(?:zaruri|zaroori|jaruri|anivarya|लाजमी|जरूरी|अनिवार्य) (?:hai|hoga|है|होगा)
`
/** "Please arrange one" */
const REQUESTS = regex`
  ^(?:(?:yes|yeah|ok|haan|ji) )*please (?:do|arrange|provide|include|add|organi[sz]e|keep)
    [ ](?:it|one|that|so|a|an|the|for)\b
`
/** "Ho jaye to achha hai", "a small one would be nice" */
const WOULD_BE_GOOD = regex('u')`
  (?:
    karenge|karein|kar (?:de|den|dein|do|denge|diya|lein|lo)|(?:ho|lag|ban) (?:jaye|jae|jaaye|jayega|sake)
    |mil (?:jaye|jae|jaaye|sake)|rakh (?:do|denge|dein)|la(?:ye|ayein|aaye|yenge|ayenge)|aaye|aa jaye|rahe|hoga|hogi
    |ho
  ) (?:to|toh) (?:bahut |aur |zyada |badi |bahut badi )?(?:m[ei]+h[ae]*rbani|kripa|madad|aasani|suvidha|ach+h?a|theek|thik|badhiya|behtar|sahi|mast|khushi)
  |(?<!\p{L})(?:do|de|dein|den|dijiye|dete|dena) (?:to|toh) (?:\S+ )?(?:m[ei]+h[ae]*rbani|kripa|madad|aasani|ach+h?a|badhiya)
  |(?:करेंगे|करें|कर (?:दे|दें|दो|देंगे|लें)|हो (?:जाए|जाये|सके)|मिल (?:जाए|सके)|रख (?:दो|देंगे|दें)|लाएं|लाएंगे|आए|रहे|होगा|हो) तो (?:बहुत |और )?
    (?:अच्छा|ठीक|बढिया|बेहतर|सही)
  |^(?:(?:haan|ji|to|toh|phir|हां|जी|तो|फिर) )*(?:bahut |aur )?(?:ach+h?a|badhiya|अच्छा|बढिया)
    [ ](?:rahega|hoga|lagega|रहेगा|होगा|लगेगा)$
  |\b(?:that|it) (?:would|will|d|ll) (?:really |surely )?help\b
  |\bwould (?:really |certainly )?be (?:really |very |so |quite )?
    (?:nice|good|great|lovely|better|wonderful|perfect|ideal|helpful|appreciated)\b
  |\b(?:id|we'd|wed|i would|we would) (?:really )?(?:love|like|appreciate) (?:that|it|one|a|the|to)\b
`
const DENIES = /(?<!\p{L})(?:not|no|dont|wouldnt|na|nahi|mat|without|bina|नहीं|मत|न|ना|बिना)(?![\p{L}\p{M}])/u
