import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { isConfirmation } from '../../fields/is-confirmation.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { Message } from '../../message.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import { toldInParts } from '../told-in-parts.ts'
import { isOfQuestion } from '../topics.ts'
import type { YesNo } from '../yes-or-no.ts'

const asksForConsent = oncePerField(
  (plan) => !isConfirmation(plan) && CONSENT.test(`${questionOf(plan)} ${plan.label.join(' ')}`),
)
const CONSENT = regex('i')`
  \b(?:agree[sd]?|consent\w*|permi(?:ssion|ts?|t)|allow\w*|authori[sz]\w*|let (?:us|our|the)|(?:may|can|could) (?:we|our|the|i)
    |may (?:your|it|this)|ok(?:ay)? (?:to|if|with)|fine (?:to|if|with)|comfortable (?:with|if)|happy (?:to|for))\b
`

/**
 * "Go ahead and pull it", "let him come", "nikal lo ji" to what one is asked to allow, "mat nikalna", "not until you tell me the rate":
 * what is bidden and forbidden about it.
 */
export function readConsent({ heard, found, move }: Message, plan: FieldReader): YesNo | undefined {
  if (move !== undefined || heard.words.length > MAX_WORDS || !asksForConsent(plan)) return undefined
  // "8829015547 pe kar lena" bids something about the number that another field asks for.
  if (found.some(({ isAsked }) => !isAsked)) return undefined
  if (IN_HASTE.test(heard.words.join(' '))) return { value: true, isExplicit: true, from: 0, to: heard.words.length }
  return toldInParts(heard, (words, part) => {
    const said = words.join(' ')
    if (endsAsking(heard, part) || UNSETTLED.test(said)) return undefined
    if (FORBIDS.test(said) || isWithoutIt(said, plan)) return false
    if (DENIES.test(said)) return undefined
    const bidden = BIDS.exec(said)
    return ALLOWS.test(said) || (bidden !== null && said.slice(0, bidden.index).split(' ').length <= MAX_BEFORE)
      ? true
      : undefined
  })
}

const MAX_WORDS = 16
/** "Okay, but be quick", "theek hai, jaldi karo" */
const IN_HASTE = regex('u')`
  ^(?:ok|okay|fine|alright|all right|(?:theek|thik) hai|ठीक है|accha|acha|chalo)(?: (?:but|par|lekin|to|then|sir|madam|पर|लेकिन|तो))*
    [ ](?:please )?(?:(?:be|make it|keep it|do it) (?:quick|fast|brief|short)|quickly|jaldi|जल्दी)(?: \S+){0,3}$
`
/** "Cibil nikal lo"; more in front of it makes another request. */
const MAX_BEFORE = 3
const UNSETTLED = /(?<!\p{L})(?:if|maybe|perhaps|kya|shayad|agar|kaun|क्या|शायद|अगर)(?![\p{L}\p{M}])/u
const DENIES = /(?<!\p{L})(?:not|no|dont|cant|nahi|nai|mat|na|नहीं|मत|ना)(?![\p{L}\p{M}])/u

const ALLOWS = regex('u')`
  ^(?:(?:yes|yeah|sure|ok|okay|fine|then|please|by all means|haan|ji|हां|जी) )*(?:
    go (?:right )?ahead|let (?:him|her|them|it|the \w+|your \w+)|(?:you|they|he|she) (?:can|may)|feel free|be my guest
    |(?:call|check|record|send|take|use|share|keep|visit|come|post|click|contact|message|put|pull|run|do) (?:it|me|us|them|as|any ?time|whenever|away|over|by|the|my|ahead)\b
    |high time|i have nothing to hide|nothing to hide|as you (?:wish|like|please)|whatever you (?:want|like|need)
  )
`
/** "Nikal lo ji", "aane do" */
const BIDS = regex('u')`
  (?<!\p{L})(?:kar|lagwa|karwa|banwa|लगवा|करवा|बनवा|le|nikal|dekh|bhej|aa|laga|daal|dal|rakh|bana|pooch|puch|likh|khich|kheech|de|bula|ja|कर|ले|निकाल|देख|भेज|आ|लगा|डाल|रख|पूछ|लिख|खींच|दे|बुला|जा)
    [ ](?:lo|lijiye|lijiyega|do|dijiye|dijiyega|dena|lena|jao|jaiye|jaye|jaaye|sakt[aei]|लो|लीजिए|दो|दीजिए|देना|लेना|जाओ|जाइए|जाए|सकत[ाेी])(?![\p{L}\p{M}])
  |(?<!\p{L})\S+ne (?:do|dijiye)(?![\p{L}\p{M}])|\S+ने (?:दो|दीजिए)
  |(?<!\p{L})(?:bhejo|bhejiye|aao|aaiye|karo|kariye|kijiye|dekho|lelo|karlo|bhejdo|भेजो|भेजिए|आओ|आइए|करो|करिए|कीजिए|देखो)(?: (?:ji|na|bhai|sir|aap|jab|kabhi|जी|ना))*$
`
/** "Recording ke bina hi", "without being recorded" */
function isWithoutIt(said: string, plan: FieldReader): boolean {
  const [, behind = '', before = ''] = WITHOUT.exec(said) ?? []
  return [behind, before].some((word) => word !== '' && isOfQuestion(word, plan))
}

const WITHOUT = /\bwithout (?:the |any |a |being |your )?(\S+)|(?:^| )(\S+) (?:ke |के )?(?:bina|बिना)(?= |$)/u
const FORBIDS = regex('u')`
  (?<!\p{L})(?<!(?:tension|chinta|fikr|fikar|टेंशन|चिंता|फिक्र) )(?:mat|मत)(?![\p{L}\p{M}])
  |^(?:(?:no|please|sorry|kindly|but|and|so) )*(?:dont|do not|never) (?!worry|mind|forget|hesitate|be )(?:you |ever |dare )?(?:\w+)
  |^(?:(?:no|sorry|but) )*not (?:until|unless|before|without)\b
  |\b(?:you|they|nobody|no one) (?:cant|cannot|may not|shouldnt|mustnt|must not|should not)\b
  |\bkeep .* out of (?:it|this)\b
  |\bi (?:dont|do not|wont|cant|cannot|would not|wouldnt) (?:allow|agree|permit|consent|want|like|trust|authorise|authorize)\b
  |\bi (?:have|do have|ve) (?:a |some |serious )?(?:problems?|issues?|objections?) with\b
  |\bnahi (?:\S+ )?(?:den[ae]|denge|dunga|dungi|doong[ai]|lagne|karne)\b|नहीं (?:\S+ )?(?:देंगे|दूंगा|दूंगी|देना)
  |\b(?:permission|ijaa?zat|anumati|consent) (?:\S+ )?nahi\b|(?:इजाजत|अनुमति|परमिशन) (?:\S+ )?नहीं
  |^(?:pehle|pahle|पहले) .*(?:phir|fir|uske baad|tab|फिर|तब|उसके बाद)
`
