import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { signsIn } from './signs.ts'

const MAX_AGREEING = 4
export const VOCATIVES = new Set(
  'ji jee sir madam maam mam bhai bhaiya bhaiyya didi aunty uncle yaar जी सर मैडम भाई भैया दीदी यार'.split(' '),
)

/** "Yup", "haanji", "ok sir", "ji bhaiya": a short message that agrees, declines or addresses, and names nobody and nothing. */
export function isOnlyYesOrNo(heard: Tokens): boolean {
  const { length } = heard.words
  if (length === 0 || length > MAX_AGREEING) return false
  const isSaid = heard.words.map((word) => VOCATIVES.has(word))
  for (const { from, to } of signsIn(heard)) isSaid.fill(true, from, to)
  return isSaid.every(Boolean)
}

/** The "yes absolutely" of "yes absolutely, very interested" */
export function opensWithYesOrNo(heard: Tokens, { from, to }: Clause): boolean {
  return signsIn(heard).some((sign) => sign.from === from && sign.to < to && (sign.tag === 'yes' || sign.tag === 'no'))
}
