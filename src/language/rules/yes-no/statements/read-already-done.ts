import { regex } from '../../../../base/regex.ts'
import { asksForOffer } from '../../fields/asks-for-offer.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import type { Message } from '../../message.ts'
import type { YesNo } from '../yes-or-no.ts'

/** "Have you already …?" */
const ASKS_IF_DONE = /\b(?:already|has|have|had|did)\b/i
const DONE = regex('u')`
  ^(?:(?:no|thanks|actually|sorry|sir|madam|we|weve|i|ive|that|its|it|is|was|were|has|have|been|just) )*already
    [ ](?:have |had )?(?:got|had|did|done|taken|booked|bought|ordered|arranged)(?: (?:that|it|this|one))?(?: done)?
    (?: |$)
  |(?:^| )(?:pehle|pahle) (?:se |hi |se hi )+(?:\S+ )?
    (?:hai|hain|(?:kar|karwa|kara|le|la|ho|laga|lagwa) (?:li\w*|chuk\w+|gay\w+))(?: |$)
  |(?:^| )(?:kar|karwa|kara|le|laga|lagwa|ho|kha) chuk\w+(?: |$)
  |^(?:\S+ ){1,3}(?:ho|kha|mangwa|lagwa|karwa|ले|हो|खा|मंगवा|लगवा|करवा) (?:gay[aei]|liy[aei]|li|गया|गई|गए|लिया|ली)
    (?: (?:hai|hain|है|हैं))?$
  |(?:^| )पहले (?:से |ही )+(?:\S+ )?(?:है|(?:कर|करवा|करा|ले|हो|लगा|लगवा) (?:ली|लिया|चुके|चुका|चुकी|गया|गई))(?: |$)
  |(?:^| )(?:कर|करवा|करा|ले|लगा|लगवा|हो) चुक(?:े|ा|ी)(?: |$)
`

/** "We already got that done last month" to "do you want a shoot?": what one has needs no more. */
export function readAlreadyDone({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (move !== undefined || !asksForOffer(plan) || ASKS_IF_DONE.test(questionOf(plan))) return undefined
  if (heard.words.length > MAX_WORDS || !DONE.test(heard.words.join(' '))) return undefined
  return { value: false, isExplicit: true, from: 0, to: heard.words.length }
}

const MAX_WORDS = 14
