import { regex } from '../../../../base/regex.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import type { Message } from '../../message.ts'
import { clausesOf } from '../../words/clauses.ts'
import type { YesNo } from '../yes-or-no.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import { DENIES } from '../../words/function-words.ts'

/** "Can a lorry come up to your gate?" */
const asksForPassage = oncePerField((plan) =>
  /^(?:can|could|will|does|do) (?:an?|the|our|your|any|big|large|heavy)\b.* (?:come|reach|get|go|enter|pass|fit|turn|drive|park)s?\b/i.test(
    questionOf(plan),
  ),
)

/** "Even a car barely fits", "an auto can't get in": what is smaller. */
const EVEN_LESS = regex('u')`
  \beven (?:an? |the |my |our )?(?:small |smaller |little )?
    (?:car|bike|scooter|auto|rickshaw|cycle|van|tempo|scooty|taxi|ambulance)s? (?:\w+ )?
    (?:barely|hardly|scarcely|cant|cannot|struggles?|doesnt|dont|wont|has trouble|gets stuck|just about)\b
  |(?:^| )(?:
    car|kaar|bike|scooter|auto|rickshaw|cycle|van|tempo|scooty|taxi|gaa?di|chhoti gaa?di|कार|बाइक|स्कूटर|ऑटो|रिक्शा|साइकिल|टेंपो
    |गाडी
  ) (?:bhi|tak|भी|तक) (?:(?:to|bahut|badi|बहुत|बडी|तो) )?(?:mushkil|muskil|nahi|मुश्किल|नहीं)(?: |$)
`
/** "Even a big truck fits easily", "badi se badi gaadi aa jaati hai" */
const EVEN_MORE = regex`
  \beven (?:an? |the )?(?:big|bigger|large|huge|heavy|biggest)\b.*
    [ ](?:come|comes|fits?|reach|reaches|gets?|goes|pass|passes|enters?)(?: |$)
  |(?:^| )badi (?:se badi )?\S+ (?:bhi )?(?:aaram se |aasani se )?(?:aa|nikal|ghus|chali)
    [ ](?:jaati|jati|jayegi|jaayegi|sakti)(?: |$)
`
const PASSES = regex('u')`
  ^(?:
    (?:haan|yes|ji|bilkul|aaram se|araam se|aasani se|seedhi|wo|woh|to|lorry|truck|gaa?di|tanker|हां|जी|बिल्कुल|आराम से)[ ]
  )*(?:
    (?:aa|pahunch|ghus|nikal|chali|mud) (?:jayeg[ai]|jaayeg[ai]|jat[ai] hai|jaat[ai] hai|sakt[ai] hai)
    |(?:आ|पहुंच|घुस|निकल|मुड) (?:जाएग[ीा]|जायेग[ीा]|जात[ीा] है|सकत[ीा] है)
  )(?: (?:ji|sir|madam|na|bhai|जी))*$
`
const MAX_WORDS = 24

/** Whether something gets through, told by what is smaller or larger ("even a car barely fits"), or by its coming ("aa jayegi"). */
export function readPassage({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (move === 'question' || heard.words.length > MAX_WORDS || !asksForPassage(plan)) return undefined
  for (const clause of clausesOf(heard)) {
    const said = heard.words.slice(clause.from, clause.to).join(' ')
    if (endsAsking(heard, clause)) continue
    if (EVEN_LESS.test(said)) return { value: false, isExplicit: true, ...clause }
    if ((EVEN_MORE.test(said) || PASSES.test(said)) && !DENIES.test(said))
      return { value: true, isExplicit: true, ...clause }
  }
  return undefined
}
