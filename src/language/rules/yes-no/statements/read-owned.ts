import { regex } from '../../../../base/regex.ts'
import { wordSet } from '../../words/word-set.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import type { Message } from '../../message.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { segmentsOf } from '../../words/segments.ts'
import { isKin, isKinInflected } from '../../names/kin.ts'
import { DENIES, OF } from '../../words/function-words.ts'

/**
 * "Sedan hai, apni khud ki", "खुद का है", "rented": a part that says nothing but whose something is answers the one open
 * question whether it is the person's own.
 */
export function readOwned(message: Message): void {
  const { heard, plans, move } = message
  if (move === 'question') return
  const [plan, another] = plans.filter((one) => one.kind === 'boolean' && asksWhoOwns(one))
  if (plan === undefined || another || message.has(plan.field.name) || message.isKnown(plan.field.name)) return
  for (const { from, to } of segmentsOf(heard)) {
    // "Kiraye par nahi, …": the "par" of the rent, which sets nothing against it
    if (!heard.breaks[to] && NOT_ON.test(heard.words.slice(to, to + 2).join(' '))) return
    const words = heard.words.slice(from, to)
    const value = message.isAsked(plan) && isOfKin(words) ? false : isOwned(words, plan)
    if (value === undefined || message.isUsed(from, to)) continue
    message.take(plan, value, true, from, to)
    return
  }
}

export const asksWhoOwns = oncePerField(({ label, questionWords }) =>
  [...label, ...questionWords].some((word) => ASKS.has(word)),
)

const NOT_ON = /^(?:par|पर) (?:nahi|नहीं)$/
const ASKS = wordSet('own owned owns apna apni khud अपना अपनी खुद')
const OWN = /^(?:own|owned|mine|ours|apna|apni|apne|khud|अपना|अपनी|अपने|खुद)$/
/** "Ghar hamara hi hai" */
const OURS = /^(?:hamar[aei]|humar[aei]|mer[aei]|हमार[ाेी]|मेर[ाेी])$/

/** Whether nothing but "hi hai" follows. */
function isLast(words: readonly string[], at: number): boolean {
  return at + 1 < words.length && words.slice(at + 1).every((word) => /^(?:hi|hain?|ही|हैं?)$/.test(word))
}

/** "It is our own flat" to "do you own the house?" */
const HOME = /^(?:house|home|flat|property|apartment|residence|ghar|makaan|makan|घर|मकान|फ्लैट)$/

const RENTED = /^(?:batai|बटाई|rented|rent|hired|leased|borrowed|kiraye|kiraya|bhade|किराये|किराए|भाड़े|भाडे)$/
const AROUND = regex`
  ^(?:
    its|it|is|thats|that|my|our|a|on|all|yes|haan|ji|to|hi|bhi|wo|woh|ye|yeh|sir|madam|mera|meri|mere|hamara|hamari
    |hamare|ka|ki|ke|ko|pe|par|se|hai|hain|li|liya|wali|wala|हां|जी|तो|ही|वो|यह|ये|मेरा|मेरी|मेरे|हमारा|हमारी|का|की|के|पर|पे|से|है|हैं|ली|लिया
    |वाली|वाला|par|lekin|but|पर|लेकिन
  )$
`

/** "Zameen pitaji ke naam pe hai", "bike bhai ki hai": it is somebody else's. */
export function isOfKin(words: readonly string[]): boolean {
  if (words.some((word) => AND.test(word) || DENIES.test(word))) return false
  const at = words.findIndex((word, index) => index > 0 && OF.test(word) && isKin(words[index - 1] ?? ''))
  if (at !== -1) return words.slice(at + 1).every((word) => IN_NAME.test(word) || AROUND.test(word))
  return /\bin (?:my |our )?\w+?s name\b/.test(words.join(' ')) && words.some(isKinInflected)
}

const AND = /^(?:and|aur|both|dono|joint|और|दोनों)$/
const IN_NAME = /^(?:naam|nam|naame|par|pe|mein|me|se|registered|नाम)$/

function isOwned(words: readonly string[], plan: FieldReader): boolean | undefined {
  const isOfHome = [...plan.questionWords].some((word) => HOME.test(word))
  let owns = false
  let rents = false
  let denials = 0
  for (const [at, word] of words.entries()) {
    if (OWN.test(word) || (OURS.test(word) && isLast(words, at))) owns = true
    else if (RENTED.test(word)) rents = true
    else if (DENIES.test(word)) denials += 1
    else if (!AROUND.test(word) && !(isOfHome && HOME.test(word))) return undefined
  }
  // "No, our own": the two contradict each other.
  if (owns && denials === 1 && /^(?:no|nahi|नहीं)$/.test(words[0] ?? '')) return undefined
  if (owns === rents || denials > 1 || (rents && denials > 0)) return undefined
  return owns && denials === 0
}
