import { regex } from '../../../../base/regex.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import { isKin, isKinInflected } from '../../names/kin.ts'
import type { ReadTurned } from './turned.ts'

/** A question about the person, or whether there are children. */
const asksOfPerson = oncePerField((plan) =>
  /\b(?:salaried|employed|vegetarian|veg|insurance|children|kids)\b/i.test(questionOf(plan)),
)
const asksOfInsurance = oncePerField((plan) => /\binsurance\b/i.test(questionOf(plan)))
const asksOfChildren = oncePerField((plan) => /\b(?:children|kids)\b/i.test(questionOf(plan)))

/** "Meri wife naukri karti hai", "mere nahi, behen ke hain", "mine no, parents yes": told of kin, and not of who was asked for. */
export const readOfKin: ReadTurned = ({ heard: { words } }, plan) => {
  if (!asksOfPerson(plan) || words.length > MAX_WORDS) return undefined
  const told = words.join(' ')
  const kin = words.filter((word) => (isKin(word) || isKinInflected(word)) && !CHILD.test(word))
  if (kin.length === 0 || kin.some((word) => plan.questionWords.has(word))) return undefined
  if (asksOfChildren(plan)) return OF_CHILDREN.test(told) ? 'no no' : undefined
  if (MINE_NOT.test(told)) return 'open'
  // The patient may be the kin.
  if (asksOfInsurance(plan)) return undefined
  return OPENS.test(told) || SELF.test(told) ? undefined : 'open'
}

const MAX_WORDS = 9
const CHILD =
  /^(?:child|children|kids?|son|sons|daughters?|baby|beta|bete|beti|bach+[ae]|bach+i|बच्चा|बच्चे|बच्ची|बेटा|बेटे|बेटी)$/
/** "No my sister's kids", "behen ke hain" */
const OF_CHILDREN = regex('u')`
  ^(?:no|nahi|नहीं) (?:\S+ )?(?:my|mere|meri|मेरे|मेरी)[ ]
  |\b(?:mere|hamare|mine) (?:nahi|not|no)\b|(?:मेरे|हमारे) नहीं
`
const MINE_NOT = /^(?:mine|mera|mere|meri|मेरा|मेरे|मेरी) (?:no|not|nahi|नहीं)\b/
const OPENS = /^(?:yes|yeah|no|nope|haan|han|ji|nahi|हां|जी|नहीं)(?: |$)/
const SELF = /(?<!\p{L})(?:i|im|ive|we|me|main|mai|mujhe|hum|dono|both|sab|all|मैं|मुझे|हम|दोनों|सब)(?![\p{L}\p{M}])/u
