import { regex } from '../../../../base/regex.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { isConfirmation } from '../../fields/is-confirmation.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import type { Message } from '../../message.ts'
import type { YesNo } from '../yes-or-no.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import { isOfOtherAnswer } from '../is-of-other-answer.ts'
import { toldInParts } from '../told-in-parts.ts'
import { DENIES } from '../../words/function-words.ts'

const asksForThing = oncePerField((plan) => HAVING.test(questionOf(plan)) && !OF_BODY_OR_MIND.test(questionOf(plan)))
const HAVING = regex('i')`
  \b(?:do|does) (?:you|he|she|they|(?:the|your) \w+) (?:already |also |still |yourself )*(?:have|own|possess)\b
  |\bhave you (?:already )?got\b
`
/** What nobody buys, keeps or loses. */
const OF_BODY_OR_MIND = regex('i')`
  \b(?:
    fever|pain|cough|cold|symptoms?|allerg\w+|diabetes|asthma|blood pressure|bp|disease|illness|conditions?|injur\w+
    |problems?|issues?|complaints?|questions?|doubts?|time|child|children|kids?|experience|history|habit|claims?
    |loans?
  )\b
`

/** "It got thrown out", "kho gaya", "sambhal ke rakha hai", "I'd have to buy it": whether one has the thing that was asked for. */
export function readPossession(message: Message, plan: FieldReader): YesNo | undefined {
  const { heard, move } = message
  if (!asksForThing(plan) || isConfirmation(plan) || move !== undefined || heard.words.length > MAX_WORDS)
    return undefined
  return toldInParts(heard, (words, part) =>
    isOfOtherAnswer(message, part) || endsAsking(heard, part) ? undefined : possessionIn(words.join(' ')),
  )
}

/** "Mujhe insurance nahi chahiye", "I don't want any" to "do you have one?": who wants none may have one. */
export function tellsOnlyOfWish({ heard }: Message, plan: FieldReader, { value, from }: YesNo): boolean {
  if (value || !asksForThing(plan)) return false
  const said = heard.words.slice(from).join(' ')
  return WANTS_NONE.test(said)
}

const WANTS_NONE = regex('u')`
  ^(?:(?:nahi|nai|नहीं) (?:chahiye|chahie|lena|leni|lenge|चाहिए|लेना|लेनी|लेंगे)|(?:i |we )?(?:dont|do not) (?:want|need))
    (?![\p{L}\p{M}])
`

function possessionIn(said: string): boolean | undefined {
  if (UNSETTLED.test(said)) return undefined
  if (LOST.test(said) || TO_GET.test(said)) return false
  return (KEPT.test(said) || GOT.test(said)) && !DENIES.test(said) ? true : undefined
}

const MAX_WORDS = 20
const UNSETTLED = /(?<!\p{L})(?:if|maybe|perhaps|might|kya|shayad|agar|क्या|शायद|अगर)(?![\p{L}\p{M}])/u
const LOST = regex('u')`
  \b(?:
    lost|misplaced|stolen|burnt|thrown (?:out|away)|threw (?:it |that |them )?(?:out|away)
    |(?:is|its|got|was) (?:torn|missing|lost)|cant (?:find|locate)|couldnt find|kho (?:ga\w+|di\w+|chuk\w+)
    |gum (?:ho|ga\w+|kar)|(?:phat|fat|jal) ga\w+|phenk (?:di\w+|chuk\w+)|phek di\w+|chori ho
  )\b
  |(?:खो|फट|जल) (?:गया|गई|गए|दिया|दी)
  |गुम (?:हो|गया|गई|कर)|फेंक (?:दिया|दी)|चोरी हो
`
const KEPT = regex('u')`
  \b(?:sambhal|sambhaal|samhal)\w*(?: (?:ke|kar))? (?:ke )?rakh\w*
  |(?:^| )rakh[aie] (?:hua |hui )?(?:hai|hain)\b
  |\b(?:kept|saved|stored) (?:it|safe|safely|in|with|on)\b
  |\b(?:its|it is|i have it|they are) (?:in|on|with) (?:my|the|me|us)\b
  |\b(?:soft copy|photo|pdf|screenshot|scan|xerox|photocopy|copy)(?: \S+)? (?:hai|hain|is)\b
  |^(?:\S+ )?(?:e ?mail|mail|phone|mobile|app|whatsapp|drive|gallery|almari|drawer|bag) (?:pe|par|mein|me)
    [ ](?:hai|pada hai|padi hai)
  |(?:संभाल|सम्हाल)\S* (?:के |कर )?रख
  |(?:^| )रख[ाीे] (?:हुआ |हुई )?(?:है|हैं)
  |(?:ईमेल|फोन|मोबाइल|अलमारी|बैग) (?:पे|पर|में) (?:है|पड[ाी] है)
  |(?:mere|hamare|मेरे|हमारे) (?:paas|पास) (?:hai|hi hai|है)
`
const GOT = regex('u')`
  ^(?:(?:i|we|ive|weve|already|have|just|yes|yeah) )*(?:bought|purchased|got|ordered) (?:it|that|one|them|some)\b
  |(?:^| )(?:kharid|le|la|mangwa|manga|banwa|nikal) (?:ke |kar )?(?:rakh[aie]|liya|li|liye|chuk[aie])
    (?: (?:hai|hain|the|tha|thi|hoon))?$
  |(?:^| )(?:ne|ने) (?:\S+ ){0,3}(?:bheja|bheji|diya|di|dilaya|भेजा|भेजी|दिया|दी|दिलाया) (?:hai|tha|thi|है|था|थी)
  |(?:खरीद|ले|ला|मंगवा|मंगा|बनवा) (?:के |कर )?(?:रख[ाीे]|लिया|ली|लिए|चुक[ाीे])(?: (?:है|हैं|था|थी|हूं))?$
`
const TO_GET = regex('u')`
  \b(?:have to|need to|got to|going to|want to|yet to|will|ill|id|well|must|would) (?:\w+ )?
    (?:buy|purchase|get (?:it|one|that)|take (?:it|one) from you|arrange)\b
  |\bfrom you\b
  |\b(?:kharidn|mangwan|len|lan)[aei] (?:hai|hoga|padega|padegi|padeg|baki|baaki)
  |\b(?:kharidung[ai]|kharidenge|lenge aap|aap (?:hi |log )?(?:se|dikha|de|la)|aapse (?:hi )?(?:le|kharid))
  |(?:खरीदन|मंगवान|लेन|लान)[ाीे] (?:है|होगा|पडेगा|पडेगी|बाकी)
  |आप (?:ही )?(?:से|दिखा|दे|ला)|आपसे
`
