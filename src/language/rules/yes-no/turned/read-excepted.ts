import { regex } from '../../../../base/regex.ts'
import { asksAhead } from '../../fields/asks-for-offer.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import { isGrammarWord } from '../../words/bare-clauses.ts'
import { isOfQuestion } from '../topics.ts'
import { type ReadTurned, toldByAll } from './turned.ts'

/** "Any medicine?", which one thing is enough for. */
const asksForAny = oncePerField((plan) =>
  /\bany (?:other )?(?:medicines?|medication|tablets?|allerg\w*|problems?|issues?|complaints?|symptoms?|pains?|illness\w*)\b/i.test(
    questionOf(plan),
  ),
)

/** "Nothing but paracetamol", "no, only the BP tablet", "nahi bas goli" to "taking any medicine?": all but one thing is denied. */
export const readExcepted: ReadTurned = ({ heard }, plan) => {
  const { words } = heard
  if (words.length > MAX_WORDS) return undefined
  const told = words.join(' ')
  const [, none = '', thing = ''] = EXCEPTION.exec(told) ?? []
  const things = thing.split(' ').filter((word) => word.length > 1 && !isGrammarWord(word) && !LIGHT.has(word))
  if (things.length === 0) return asksForAny(plan) && IN_VAIN.test(told) ? 'no no' : undefined
  if (/(?<!\p{L})(?:nahi|not|no|dont|नहीं)(?![\p{L}\p{M}])/u.test(thing)) return undefined
  const isForAny = asksForAny(plan) && !asksAhead(plan)
  if (isForAny && NOTHING.test(none)) return toldByAll(heard, true)
  return isForAny || things.some((word) => isOfQuestion(word, plan)) ? 'no no' : undefined
}

const MAX_WORDS = 12
const EXCEPTION = regex('u')`
  ^(?:(?:ji|haan|well|oh|जी|तो) )*
    ((?:no|nothing|none|nahi|kuch (?:bhi |aur |khaas )?nahi|aur kuch nahi|koi nahi|nahi kuch nahi|not much|nothing else|नहीं|कुछ (?:भी |और )?नहीं)(?: ji| sir| जी)?)
    [ ](?:but|except|other than|apart from|besides|only|just|bas|sirf|khali|keval|siwa[iy]?e?|बस|सिर्फ|केवल|सिवाय) (.+)$
`
const NOTHING = /nothing|none|kuch|कुछ/
const LIGHT = new Set(
  `thanks thank checking check looking look browsing asking enquiry inquiry information info wanted want know sometimes yahi wahi itna
   utna itni ye yeh wo woh that this it now today abhi kaam dekh raha rahi hoon pooch puch poochna puchna jaankari यही इतना अभी देख
   good great fine ok okay sab theek best happy`.split(/\s+/),
)
/** "Koi dawa asar nahi karti", "no relief from medicine", "roz nahi par haan": it is taken, and does not help. */
const IN_VAIN = regex('u')`
  \b(?:asar|aaram|araam|fayda|faida|fark|relief|effect|use|farak) (?:hi |bhi )?(?:nahi|na)\b|\bno (?:\S+ )?(?:works?|helps?|relief|effect|use)\b
  |(?:असर|आराम|फायदा|फर्क|राहत) (?:ही |भी )?नहीं|\b(?:roz|daily|hamesha|always|every day) nahi par\b
`
