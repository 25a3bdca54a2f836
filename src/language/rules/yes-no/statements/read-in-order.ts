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

/** "Does the regulator need to be changed?", "do you want the tyres replaced?" */
const asksForRepair = oncePerField((plan) => REPAIR.test(questionOf(plan)))
const REPAIR = regex('i')`
  \b(?:need|needs|want|have|should|must|get)\b.*
    [ ](?:chang(?:ed|ing)|replac(?:ed|ing|ement)|repair(?:ed|ing|s)?|fix(?:ed|ing)|servic(?:ed|ing)|mend(?:ed|ing))\b
  |(?:बदलन|बदलवान|ठीक करवान|ठीक करान|मरम्मत)
`

/** "Regulator theek hai", "wo to sahi chal raha hai": what is in order needs no repair; a bare "theek hai" agrees to one. */
export function readInOrder({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (move !== undefined || isConfirmation(plan) || heard.words.length > MAX_WORDS || !asksForRepair(plan))
    return undefined
  return toldInParts(heard, (words, part) => {
    const said = words.join(' ')
    if (endsAsking(heard, part)) return undefined
    if (FAILS.test(said)) return true
    if (DENIES.test(said)) return undefined
    if (OUT_OF_ORDER.test(said)) return true
    const isOfThing = POINTS.test(said) || words.some((word) => isOfQuestion(word, plan))
    return RUNS.test(said) || (isOfThing && IN_ORDER.test(said)) ? false : undefined
  })
}

const MAX_WORDS = 14
const DENIES = /(?<!\p{L})(?:not|no|isnt|doesnt|never|nahi|nai|kya|agar|if|नहीं|क्या|अगर)(?![\p{L}\p{M}])/u
const IN_ORDER = regex('u')`
  (?<!\p{L})(?:
    (?:is|are|its|looks?|works?) (?:\w+ )?(?:fine|ok|okay|good|perfect(?:ly)?|alright|well|new)
    |(?:theek|thik|sahi|achha|accha|badhiya|naya|nay[ei]) (?:hai|hain|h)|(?:ठीक|सही|अच्छा|अच्छी|बढिया|नया|नई) (?:है|हैं)
  )(?![\p{L}\p{M}])
`
const RUNS = regex('u')`
  (?<!\p{L})(?:
    (?:is )?working (?:fine|ok|okay|well|properly)|works (?:fine|ok|okay|well|properly)
    |(?:theek|thik|sahi|achha|badhiya)(?: se)? (?:chal|kaam kar) rah[aei]|(?:ठीक|सही|अच्छा|बढिया)(?: से)? (?:चल|काम कर) रह[ाेी]
  )
`
/** "Wo to theek hai", "abhi theek hai", "it is fine" */
const POINTS = regex('u')`
  ^(?:(?:haan|ji|han|हां|जी) )*(?:wo|woh|vo|ye|yeh|abhi|filhal|bilkul|sab|purana|pehle wala|वो|वह|ये|यह|अभी|बिल्कुल|सब|पुराना)
    (?= )
  |(?:hai|है) (?:wo|woh|to|वो|तो)
  |\b(?:it is|its|it|still|mine) (?:\w+ )?(?:fine|good|ok|okay|works?|new)\b
`
const FAILS = regex('u')`
  (?<!\p{L})(?:
    (?:chal|kaam kar|चल|काम कर) (?:nahi|nai|नहीं) (?:rah|रह)|(?:theek|thik|sahi|kaam|ठीक|सही|काम)(?: se)? (?:nahi|nai|नहीं)
    |(?:not|isnt|doesnt|stopped|wont) (?:work|fine|ok|okay|good)
  )
`
const OUT_OF_ORDER = regex('u')`
  (?<!\p{L})(?:
    kharab|toot[aei]?|tut[aei]|leak|ghis|purana ho|broken|leaking|leaks|worn|faulty|old|damaged|खराब|टूट|लीक|घिस|पुराना हो
  )
`
