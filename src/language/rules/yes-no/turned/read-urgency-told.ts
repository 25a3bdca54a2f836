import { regex } from '../../../../base/regex.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import { knownYesNo } from '../own-yes-or-no.ts'
import type { ReadTurned } from './turned.ts'

const asksIfUrgent = oncePerField((plan) => /\b(?:urgent|emergency|in a hurry)\b/i.test(questionOf(plan)))

/** The fault in other words, or what happens else, answers not whether it is urgent: "paani nahi aa raha", "nahi to paani bhar jayega". */
export const readUrgencyTold: ReadTurned = ({ heard }, plan) => {
  if (!asksIfUrgent(plan)) return undefined
  const { words, breaks } = heard
  const told = words.join(' ')
  if (MILDLY.test(told)) return 'open'
  const said = knownYesNo(heard, plan)
  if (said?.value !== false || WAITS.test(told) || HURRY.test(told)) return undefined
  if (OR_ELSE.test(told)) return 'no no'
  const isAlone = said.from === 0 || breaks[said.from] === true
  const goesOn = !breaks[said.to] && words.length > said.to
  return (!isAlone && !LIGHT.test(words.slice(0, said.from).join(' '))) || (isAlone && goesOn && FAULT.test(told))
    ? 'no no'
    : undefined
}

/** "Not very", "kal bhi chalega" */
const MILDLY = /^(?:not very|kal bhi chalega|kal bhi theek hai|कल भी चलेगा)$/
const WAITS = /(?<!\p{L})(?:wait|waiting|int[ei]zaa?r|ruk\w*|sabar|sabr|इंतजार|रुक\S*)(?![\p{L}\p{M}])/u
const HURRY = /\b(?:urgent|emergency|hurry|rush|jaldi|jaldbaazi)\b|जल्दी|अर्जेंट/
const OR_ELSE = /^(?:nahi (?:to|toh)|warna|otherwise|नहीं तो|वरना) \S/
const LIGHT =
  /^(?:(?:ji|haan|arre|well|oh|so|itna|utna|bahut|zyada|aisa|aisi|koi|kuch|abhi|to|baat|जी|इतना|अभी|तो) ?)+$/
const FAULT = regex('u')`
  ^(?:no (?:water|power|light|electricity|gas|signal|network|internet|cooling|hot)|nahi (?:chal|aa|ho|khul|ja|band)\b|नहीं (?:चल|आ|हो|खुल))
`
