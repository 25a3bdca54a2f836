import { isBound } from './is-bound.ts'
import { regex } from '../../../base/regex.ts'
import { isKinInflected } from '../names/kin.ts'
import { asksOf, isAskedWord } from '../told-of-else/asked-words.ts'
import { isOfTrade } from '../told-of-else/other-parties.ts'
import { SPEAKER } from '../told-of-else/own-words.ts'
import { measureOf, unitOf } from './measure.ts'
import type { NumberInPart } from './told-of-else.ts'

/** "My sister has two", "my brother's family is 5", "my son would give 5", "I bought five": what others have, or of more than is asked. */
export function isOfOtherHouse({ plan, before }: NumberInPart): boolean {
  const measure = measureOf(plan)
  if (measure === 'amount' || measure === 'age' || unitOf(plan) !== undefined) return false
  if (asksOf(plan, FAULTY) && BOUGHT.test(before)) return true
  const words = before.split(' ')
  if (words.some((word) => SPEAKER.test(word))) return false
  const owner = words.find((word) => isKinInflected(word) || isOfTrade(word))
  if (owner === undefined || isAskedWord(plan, owner)) return false
  return measure === 'rating' ? WOULD.test(before) : HAS.test(before)
}

const FAULTY = /^(?:faulty|damaged|broken|defective|wrong|missing|kharab|toote|खराब)$/
const BOUGHT = /\b(?:bought|ordered|purchased)$|\b(?:maine|humne)$/
const WOULD = /\b(?:would|will|says?|said|gave|gives|dega|degi|denge|bola|boli)(?: (?:give|say|rate|it|a))*$/
const HAS = regex('u')`
  (?:^| )(?:has|have|had|got|ordered|bought|lives? on(?: the)?|went to(?: the)?|is on(?: the)?)$
  |(?:^| )(?:ke|ki|के|की)(?: (?:paas|yahan|ghar|family|parivar|पास|यहां|घर|परिवार))?(?: (?:mein|me|में))?$
  |(?:^| )famil(?:y|ies) (?:is|has|of)$
`

/** "Size 8", "row 5", "more than 3": a place in a row, or a bound and no value. */
export function isPlacedElse({ plan, before, behind, span, heard }: NumberInPart): boolean {
  const [, row] = ROW.exec(before) ?? []
  if (row !== undefined && !isAskedWord(plan, row)) return true
  return measureOf(plan) === 'rating' &&
    isBound(heard, span) &&
    !/(?:^| )(?:not?|nahi|नहीं)(?: |$)/.test(`${before} ${behind}`)
    ? true
    : measureOf(plan) === 'count' &&
        unitOf(plan) === undefined &&
        /^(?:ka|ki|का|की) (?:tha|thi|mila|milta|aaya|था|थी)(?: |$)/.test(behind)
}

const ROW = /(?:^| )(size|row|seat|section|page|version|step|level|area|sector)(?: (?:number|no|is))*$/
