import { regex } from '../../../../base/regex.ts'
import { questionOf } from '../../fields/question-of.ts'
import { DAY_PARTS } from '../../dates/day-parts.ts'
import { isDayWord } from '../../dates/day-words.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import type { Message } from '../../message.ts'
import { isGrammarWord } from '../../words/bare-clauses.ts'
import { segmentsOf } from '../../words/segments.ts'
import { isAbout, topicsOf } from '../topics.ts'
import type { YesNo } from '../yes-or-no.ts'

/** "Have you already restarted it?" asks for a deed. */
const ASKS_DEED = regex('i')`
  \b(?:have|has) (?:you|they|he|she|anyone|your \w+|the \w+) (?:already |ever |yet )?(?!got\b)\w+
    (?:ed|en|ne|nt|id|de|ut)\b
  |\bbeen \w+(?:ed|en|ne|nt|id|de|ut)\b
`
const MAX_WORDS = 24

/** "Tried that twice", "did it online last week", "so that's what I did" */
const DID = regex`
  ^(?:(?:yes|yeah|yep|well|oh|of course|sure|so|but|and|thats|that|i|we|ive|weve|have|had|already|just|also|even) )*
    (?:tried|did|done) (?:it|that|this|so|already|once|twice|everything)(?: |$)
  |\b(?:thats|that is) (?:exactly |just )?what (?:i|we) (?:did|have done)$
  |^(?:and |but )?so (?:i|we) did(?: it| that)?$
  |^(?:that|this|it) (?:i|we) (?:have )?(?:did|done)(?: already)?$
  |\b(?:i|we) did (?:it|that)(?: anyway| already| too| twice)?$
`
/** "Do baar kiya", "kar ke dekh liya", "कर चुका हूँ" */
const KIYA = regex('u')`
  (?:^| )(?:
    kiya|kari|ki thi|kar (?:li\w*|di\w*|chuk\w+)|(?:karke|kar ke) (?:dekh|bhi dekh) (?:li\w*|chuk\w+)|किया|की थी
    |कर (?:लिया|ली|दिया|दी|चुक\S+)|(?:करके|कर के) देख (?:लिया|चुक\S+)
  )(?: (?:tha|thi|hai|hoon|hun|hu|hain|था|थी|है|हूं|हैं|maine|humne|मैंने|हमने))*$
`
/** "Bhar diya hai", "lagaya tha" */
const PERFECTIVE = regex('u')`
  (?:^| )(?:\S+ (?:diya|di|liya|li|chuk[aei]|दिया|दी|लिया|ली|चुक[ाीे])|\S+(?:aya|iya|ayi|ाया|ायी|ाई|िया) (?:tha|thi|था|थी)|kiya|किया)
    (?: (?:tha|thi|hai|hoon|hun|hu|hain|था|थी|है|हूं|हैं|maine|humne|मैंने|हमने))*$
`
/** "Koi fark nahi pada", "no luck", "same problem": how it came out. */
const CAME_TO_NOTHING = regex('u')`
  ^(?:(?:but|par|lekin|phir bhi|fir bhi|still|पर|लेकिन|फिर भी) )*(?:
    (?:koi |kuchh? )?(?:fark|farak|farq|asar|fayda|faida|phayda) (?:nahi|nai)|kuchh? (?:nahi|nai) (?:hua|badla|bana)
    |(?:कोई |कुछ )?(?:फर्क|असर|फायदा) नहीं|कुछ नहीं (?:हुआ|बदला|बना)
    |(?:no|without) (?:luck|use|effect|difference|change|help|success|improvement|result)
    |(?:the )?same (?:problem|issue|thing|result)|nothing (?:happened|changed|helped)
    |(?:it )?(?:didnt|doesnt|did not) help|made no difference
  )
`
const DENIES = /\b(?:not|no|never|nothing|dont|didnt|havent|hasnt|nahi|nai|mat|without)\b|नहीं|मत/
const HEDGES =
  /\b(?:may|might|maybe|perhaps|probably|if|shayad|hoga|agar|kya|what|who|how|when|where|why)\b|शायद|होगा|अगर|क्या/
const THATS_WHAT = /\b(?:thats|that is) (?:exactly |just )?what\b/
const AROUND = regex('u')`
  ^(?:
    ek|do|teen|char|ba+r|dafa|times?|twice|once|kal|aaj|abhi|pe?hle|pa?hle|khud|online|dobara|phir|fir|bhi|hi|to|toh
    |maine|humne|haan|ji|sab|poora|pura|se|already|din|एक|दो|तीन|बार|दफा|कल|आज|अभी|पहले|खुद|ऑनलाइन|दोबारा|फिर|भी|ही|तो|मैंने|हमने|हां|जी
    |सब|पूरा|दिन
  )$
`
/** "… par bhara nahi", "but never finished" */
const UNDONE = regex('u')`
  ^(?:but|par|lekin|magar|पर|लेकिन|मगर) .*(?:
    (?:bhara|kiya|bheja|poora|pura|complete|submit|jama|भरा|किया|भेजा|पूरा|जमा|सबमिट) (?:nahi|नहीं)(?: |$)
    |(?:nahi|नहीं) (?:bhara|kiya|bheja|भरा|किया|भेजा)(?: |$)
    |\b(?:didnt|did not|never|not|couldnt|havent|could not)(?: \w+)?
      [ ](?:submit|submitted|finish|finished|complete|completed|send|sent|file|filed|done|do)\b
  )
`

/** "TDR bharna hai", "yet to file", "abhi karna baaki hai": what is still to be done. */
const TO_DO = regex('u')`
  (?:^| )(?:kar|bhar|bhej|laga|lagwa|karwa|kara|banwa|jama karwa|bana|kara|karwa|dekh|likh|jama kar|de|le)n[aei]
    [ ](?:hai|hoga|padega|bacha hai|(?:abhi )?baa?ki hai)(?: |$)
  |(?:^| )(?:कर|भर|भेज|लगा|लगवा|करवा|बनवा|बना|करा|करवा|देख|लिख|दे|ले)न[ाीे] (?:है|होगा|पडेगा|बाकी है)(?: |$)
  |^(?:(?:no|not|i|we|am|are|have|still) )*yet to \w+
  |\bstill (?:have|need) to\b
`

/**
 * The deed that was asked for, told as done: with how it came out ("plug nikal ke dobara lagaya tha, koi fark nahi pada"), when or
 * how often ("did that on Monday"), or as begun and left ("form khola tha par bhara nahi").
 */
export function readDone({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (move === 'question' || !ASKS_DEED.test(questionOf(plan)) || heard.words.length > MAX_WORDS) return undefined
  const segments = segmentsOf(heard)
  const parts = segments.map(({ from, to }) => heard.words.slice(from, to))
  const whole = { isExplicit: true, from: 0, to: heard.words.length }
  if (parts.length > 1 && parts.some((words) => UNDONE.test(words.join(' ')))) return { value: false, ...whole }
  const told = heard.words.join(' ')
  if (parts.length === 1 && TO_DO.test(told) && !HEDGES.test(told)) return { value: false, ...whole }
  const failed = parts.findIndex((words) => CAME_TO_NOTHING.test(words.join(' ')))
  const isDone = parts.some((words, at) => {
    const said = words.join(' ')
    if (HEDGES.test(said.replace(THATS_WHAT, ' ')) || CAME_TO_NOTHING.test(said)) return false
    if (DENIES.test(said)) return false
    return DID.test(said) || (failed > at && PERFECTIVE.test(said)) || isToldInHindi(words, plan)
  })
  return isDone ? { value: true, ...whole } : undefined
}

function isToldInHindi(words: readonly string[], plan: FieldReader): boolean {
  const said = words.join(' ')
  const { yes } = topicsOf(plan)
  if (PERFECTIVE.test(said) && isAbout(words, yes)) return true
  if (!KIYA.test(said)) return false
  const verb =
    /^(?:kiya|kari|ki|kar|karke|ke|dekh|li\w*|di\w*|chuk\w+|tha|thi|h\w+|किया|की|कर|करके|के|देख|लिया|ली|दिया|दी|चुक\S+|था|थी|है|हूं|हैं)$/u
  return words.every(
    (word) =>
      verb.test(word) ||
      AROUND.test(word) ||
      isGrammarWord(word) ||
      isDayWord(word) ||
      DAY_PARTS.has(word) ||
      isAbout([word], yes),
  )
}
