import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { isConfirmation } from '../../fields/is-confirmation.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import type { Message } from '../../message.ts'
import type { YesNo } from '../yes-or-no.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import { toldInParts } from '../told-in-parts.ts'

const asksIfGood = oncePerField(
  ({ field }) =>
    QUALITY.test(field.description) && !/\b(?:any|problem|issue|bad|rude|late|dirty)\b/i.test(field.description),
)
/** "Was our staff polite?", "Is the food fresh?", "Are you happy with it?" */
const QUALITY = regex('i')`
  ^(?:and |so )?(?:was|were|is|are|did|has)\b.* (?:
    polite|courteous|friendly|helpful|nice|good|clean|fresh|tasty|comfortable|satisfied|happy|pleased|satisfactory
    |professional|well[- ]behaved|behave (?:well|nicely|properly)
  )\b
`

/** "He was rude", "bahut achhe se baat ki", "no complaints" to a question whether something is good. */
export function readQuality({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (!asksIfGood(plan) || isConfirmation(plan) || move !== undefined || heard.words.length > MAX_WORDS)
    return undefined
  return toldInParts(heard, (words, part) => (endsAsking(heard, part) ? undefined : qualityIn(words.join(' '))))
}

const MAX_WORDS = 20
const UNSETTLED =
  /(?<!\p{L})(?:if|maybe|types|so so|average|theek thaak|thik thak|okay ish|kya|agar|ठीक ठाक|क्या|अगर)(?![\p{L}\p{M}])/u

function qualityIn(said: string): boolean | undefined {
  if (UNSETTLED.test(said)) return undefined
  if (NO_FAULT.test(said)) return true
  const [isGood, isBad] = [GOOD.test(said), BAD.test(said)]
  if (isGood === isBad) return undefined
  const denials = said.match(DENIES)?.length ?? 0
  if (denials > 1) return undefined
  return isGood === (denials === 0)
}

const DENIES = /(?<!\p{L})(?:not|no|never|wasnt|isnt|didnt|werent|nahi|nai|नहीं)(?![\p{L}\p{M}])/gu
const NO_FAULT = regex`
  \bno (?:complaints?|problems?|issues?)\b
  |\b(?:koi|kuch) (?:shikayat|dikkat|problem|pareshani) nahi
  |कोई (?:शिकायत|दिक्कत|परेशानी) नहीं
  |\b(?:nothing|cant|cannot) (?:to )?complain\b
`
const GOOD = regex('u')`
  (?<!\p{L})(?:
    polite|courteous|friendly|helpful|nice|nicely|good|great|excellent|awesome|lovely|perfect|superb|wonderful
    |well[- ]?behaved|behaved well|sweet|decent|gentle|clean|fresh|tasty|comfortable|satisfied|happy|pleased
    |achh?[aei]|badhiya|badiya|mast|tameez|izzat|pyaar|khush|santusht|अच्छ[ाेी]|बढिया|तमीज|इज्जत|प्यार|खुश|संतुष्ट
  )(?![\p{L}\p{M}])
`
const BAD = regex('u')`
  (?<!\p{L})(?:
    rude|rudely|bad|badly|terrible|awful|horrible|pathetic|poor|dirty|stale|cold|unhappy|dissatisfied|disappointed
    |unprofessional|impolite|arrogant|shout(?:ed|ing)|yell(?:ed|ing)|argu(?:ed|ing)|misbehaved|abus\w+|bekar|bakwas
    |ghatiya|kharab|gand[aei]|badtameez\w*|batameez\w*|badtamiz\w*|chilla\w*|jhagda\w*|akad|naraz|unchi|बदतमीज\S*
    |चिल्ला\S*|झगड\S*|खराब|बेकार|घटिया|गंद[ाेी]|नाराज|ऊंची
  )(?![\p{L}\p{M}])
`
