import { regex } from '../../../base/regex.ts'
import { asksOfThePast } from '../fields/asks-of-the-past.ts'
import type { Message } from '../message.ts'
import { asksOf } from '../told-of-else/asked-words.ts'
import { measureOf, unitOf } from './measure.ts'
import type { NumberInPart } from './told-of-else.ts'

/** "He is in class 5", "she was 30 when we married": a class, or how old somebody was. */
export function ageOfElse({ plan, before, behind, said }: NumberInPart): boolean {
  if (CLASS.test(before) || OF_CLASS.test(behind)) return true
  if (DIED.test(said) && !asksOf(plan, /^(?:death|died|deceased|demise)$/)) return true
  return !asksOfThePast(plan) && WAS.test(said) && !BECAME.test(said)
}

const CLASS = /(?:^| )(?:class|grade|standard|std|kaksha|crecent|कक्षा|क्लास)$/
const OF_CLASS = /^(?:st |nd |rd |th )?(?:class|grade|standard|std|kaksha|कक्षा|क्लास)(?: |$)/
const DIED =
  /\b(?:died|passed away|expired|lived (?:till|to|until|up to)|guzar|guzre|guzri|nahi rahe|dehant|mar gay[aei])\b|गुजर|गुज़र|नहीं रहे|देहांत/
const WAS = /(?:^| )(?:was|tha|thi|था|थी)(?= |$)/
/** "The birthday was in May, he turned 6" */
const BECAME =
  /\b(?:turned|completed|became)\b|\bin (?:january|february|march|april|may|june|july|august|september|october|november|december)$/

/** "I'm 25 years old", "25 saal ka hoon", "my age is 25": an age, where years or days of something are asked for. */
export function isPersonsAge({ heard: { breaks } }: Message, { plan, span, before, behind }: NumberInPart): boolean {
  if (unitOf(plan) === undefined || measureOf(plan) === 'age' || asksOf(plan, OLD)) return false
  if (AGE.test(before)) return true
  const isSelf = PERSON_IS.test(before)
  if (isSelf && (breaks[span.to] === true || YEARS_OLD.test(behind)) && !isUnitAlone(behind)) return true
  return KA_HOON.test(behind)
}

function isUnitAlone(behind: string): boolean {
  return /^(?:years?|yrs?|saal|months?|days?)$/.test(behind)
}

const OLD = /^(?:age|aged|old|umar|umr|उम्र)$/
const AGE = /(?:^| )(?:age|umar|umr|उम्र)(?: (?:is|to|hai|तो|है))?$/
const PERSON_IS = /(?:^| )(?:i am|im|he is|she is|hes|shes)$/
const YEARS_OLD = /^(?:years?|yrs?) old(?: |$)/
const KA_HOON = regex('u')`^(?:(?:saal|sal|साल) )?(?:k[aei]|का|की|के) (?:hoon|hun|hu|hoo|हूं)(?= |$)`
