import { numberWord } from '../numbers/number-words.ts'
import { tokenize } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'

/** What only leads to a correction. */
const LEADS = wordSet(
  `no nope nah nahi wait sorry actually oh oops hold on one a minute second sec moment just please hey listen i said meant mean
   told you hang my mistake correction ok okay well um uh hmm so and but also there is
   wrong it that this was were be will should make change to are
   arre arey ruko rukiye ruk ek ekk minat suniye sun lo galti se ho gayi gaya maaf kijiye matlab aur bhi ji haan toh galat bola
   bol diya likha likh
   नहीं रुकिए रुको अरे एक मिनट सुनिए गलती से हो गई माफ कीजिए मतलब और भी जी तो गलत बोला बोल दिया सॉरी`,
)
const YES = /^(?:haan|han|ji|ok|okay|so)$/

/** Whether what is left of a message, without a correction, says anything of its own. A "no" before a correction does not. */
export function saysMore(text: string): boolean {
  const { words, breaks } = tokenize(text)
  if (words.length === 0) return false
  const isPut = words.every((word) => LEADS.has(word))
  if (!isPut) return true
  // "No, and …" and "yes, and …" answer, and go on.
  const [first = '', second = ''] = words
  if (YES.test(first)) return true
  // The point of "No. Also …" is that of a number, as in "No. 5".
  const isApart = breaks[1] === true || /^\s*no\. /i.test(text)
  return /^(?:no|nope|nahi|नहीं)$/.test(first) && /^(?:and|also|aur|और)$/.test(second) && isApart
}

/** Whether a word only leads to a correction, and counts nothing. */
export function isLead(word: string): boolean {
  return LEADS.has(word) && numberWord(word, true) === undefined
}
