import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { Message } from '../../message.ts'
import { isOfThePast } from '../../set-aside/of-the-past.ts'
import { DENIES } from '../../words/function-words.ts'
import { segmentsOf } from '../../words/segments.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import type { YesNo } from '../yes-or-no.ts'

/** What a body does, as questions ask for it and as people tell of it. */
const FUNCTIONS: readonly { asked: RegExp; told: RegExp }[] = [
  {
    asked: /\bbreath/i,
    told: /\b(?:breath\w*|oxygen|saa?ns\w*|dam)\b|सांस|साँस|दम/,
  },
  {
    asked: /\bsmell/i,
    told: /\b(?:smell\w*|nose|khushboo|khushbu|badboo|badbu|gandh|mehek|mahak|soo?ngh\w*|sungh\w*)\b|गंध|खुशबू|बदबू|महक|सूंघ|सूँघ/,
  },
  { asked: /\btast/i, told: /\b(?:tast\w*|swaa?d|zaika|jaika)\b|स्वाद|जायका/ },
  { asked: /\b(?:sleep|insomnia)/i, told: /\b(?:sleep\w*|slept|neend|nind|so (?:pat|pa)\w*)\b|नींद|सो पा/ },
  { asked: /\b(?:see(?:ing)?|sight|vision|eyesight)\b/i, told: /\b(?:see|sight|vision|dikh\w*|nazar)\b|दिख|नजर/ },
  { asked: /\bhear/i, told: /\b(?:hear\w*|sunai|sun (?:pa|sak|leta|leti)\w*)\b|सुनाई|सुन (?:पा|सक|लेत)/ },
  { asked: /\bswallow/i, told: /\b(?:swallow\w*|nigal\w*)\b|निगल/ },
  { asked: /\bwalk/i, told: /\b(?:walk\w*|chal(?:ne|na)?|chalta|chalti|chalte)\b|चल/ },
]

/** "Do you have trouble breathing?", "have you lost the sense of smell?", "are you unable to sleep?": what fails is told of. */
const functionAsked = oncePerField((plan): RegExp | undefined => {
  const question = questionOf(plan)
  return FAILING.test(question) ? FUNCTIONS.find(({ asked }) => asked.test(question))?.told : undefined
})
const FAILING = /\b(?:trouble|difficult\w*|problems?|issues?|hard|los[est]\w*|unable|less|poor|reduced|short\w*)\b/i

/**
 * "Saans theek hai", "I can smell everything", "no problem there" to "do you have trouble breathing?", "did you lose the sense of smell?"
 * deny it; "I can't smell a thing", "saans nahi aa rahi", "chadhte hi saans phoolti hai" affirm it. What was and is no more gives way.
 */
export function readFunction({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  const told = functionAsked(plan)
  // "I can't hear you" is said of the line.
  if (told === undefined || move !== undefined || heard.words.length > MAX_WORDS) return undefined
  if (OF_CALL.test(heard.words.join(' '))) return undefined
  const parts = segmentsOf(heard).flatMap((part) => {
    const said = heard.words.slice(part.from, part.to).join(' ')
    if (endsAsking(heard, part) || UNSETTLED.test(said)) return []
    const value = failsIn(said, told)
    return value === undefined ? [] : [{ value, isPast: isOfThePast(heard, part), ...part }]
  })
  const now = parts.filter(({ isPast }) => !isPast)
  const last = (now.length > 0 ? now : parts).at(-1)
  if (last === undefined || now.some(({ value }) => value !== last.value)) return undefined
  return { value: last.value, isExplicit: true, from: last.from, to: last.to }
}

const OF_CALL = /\b(?:hear you|line|network|signal|your voice|aapki|awaa?z (?:nahi|kat))\b|आपकी|नेटवर्क|लाइन/

const MAX_WORDS = 24
const UNSETTLED = /(?<!\p{L})(?:if|maybe|perhaps|kya|shayad|agar|क्या|शायद|अगर)(?![\p{L}\p{M}])/u

/** Whether a part says that the function fails. */
function failsIn(said: string, told: RegExp): boolean | undefined {
  if (NO_TROUBLE.test(said)) return false
  if (BACK.test(said)) return DENIES.test(said)
  if (!told.test(said)) return undefined
  if (TROUBLE.test(said)) return !DENIES.test(said)
  const rest = said.replace(OPENING, '')
  if (CANT.test(rest)) return true
  return DENIES.test(rest) ? true : WORKS.test(rest) ? false : undefined
}

const OPENING = /^(?:(?:no|nope|nahi|na|ji|नहीं|जी) )+(?=(?:i|we|it|my|main|mai|mujhe|sab|bilkul|मैं|मुझे|सब)(?: |$))/
const NO_TROUBLE = regex('u')`
  \b(?:no|without|not any|koi|kuch) (?:\w+ )?(?:problems?|troubles?|issues?|difficult\w+|complaints?|dikkat|takleef|taklif|pareshani|samasya)
    (?! (?:hai|hoti|ho rahi)\b)
  |\b(?:problem|dikkat|takleef|taklif|pareshani|samasya)(?: bhi| to)? (?:nahi|nai)\b
  |(?:दिक्कत|तकलीफ|परेशानी|समस्या|प्रॉब्लम)(?: भी| तो)? नहीं
`
const TROUBLE = regex('u')`
  \b(?:
    problems?|troubles?|issues?|difficult\w*|hard|short(?:ness)? of|out of|breathless\w*|heavy|tight\w*|gasp\w*|lost|gone
    |weak|less|reduced|poor|struggl\w*
    |dikkat|takleef|taklif|pareshani|samasya|mushkil|phool\w*|fool\w*|phul\w*|ghut\w*|chadh\w*|ukhad\w*|bhari|kam|chal[ai] ga\w+
    |gayab|khatam|band
  )\b
  |(?<!\p{L})(?:दिक्कत|तकलीफ|परेशानी|समस्या|मुश्किल|फूल|घुट|चढ|उखड|भारी|कम|चल[ाी] ग|गायब|खत्म|बंद)
`
const BACK = regex('u')`
  \b(?:it|smell|taste|everything)?(?: \w+)? ?(?:came|come|is|has come) back\b|\b(?:wapas|vapas|laut) (?:aa|aay)\w*
  |(?:वापस|लौट) आ
`
const CANT = /\b(?:cant|cannot|couldnt|could not|can not|not able|unable|hardly|barely|dont|doesnt)\b/
const WORKS = regex('u')`
  \b(?:
    normal\w*|fine|ok|okay|well|good|properly|easily|can|able|everything|all right|alright|clear\w*|perfect\w*|intact|same
    |theek|thik|sahi|achh?[aei]|barabar|aaram|aram|aa rah[ai] hai|aat[ai] hai|a rah[ai] hai|rahi hai|sab|pata chal
  )\b
  |(?<!\p{L})(?:नॉर्मल|नार्मल|सामान्य|ठीक|सही|अच्छ|बराबर|आराम|आ रह[ाी] है|आत[ाी] है|पता चल|सब)
`
