import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import type { Message } from '../message.ts'
import { asksBack } from '../told-of-else/asks-back.ts'
import { asksOf } from '../told-of-else/asked-words.ts'
import { OTHER_TIME } from '../told-of-else/other-times.ts'
import { type Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { segmentAt } from '../words/segments.ts'
import { ageOfElse, isPersonsAge } from './age-of-else.ts'
import { amountOfElse } from './amount-of-else.ts'
import { isOccurrence, isOtherThing, isPassed } from './counted-of-else.ts'
import { floorOfElse } from './floor-of-else.ts'
import { measureOf, unitOf } from './measure.ts'
import type { NumberSpan } from './number-span.ts'
import { isPartOfPeople } from './part-of-people.ts'
import { isOfOtherHouse, isPlacedElse } from './of-other-house.ts'
import { subjectOfElse } from './subject-of-else.ts'
import { isRateOfElse } from './rate-of-else.ts'
import { spanOfElse } from './span-of-else.ts'
import { tellsHowLong } from './tells-how-long.ts'
import { weightOfElse } from './weight-of-else.ts'

/** A number in the part of a message that it stands in. */
export interface NumberInPart {
  plan: FieldReader
  span: NumberSpan
  heard: Tokens
  part: Clause
  /** The words of the part, and those before and behind the number. */
  said: string
  before: string
  behind: string
}

/**
 * Whether the part that a number stands in states a fact of something else than the question: what others pay or said, another
 * time, other things, an age for a span, or what the caller wants to know.
 */
export function isToldOfElse(message: Message, plan: FieldReader, span: NumberSpan): boolean {
  const { heard } = message
  const segment = heard.words.length > MAX_WORDS ? undefined : segmentAt(heard, span.from)
  if (segment === undefined) return false
  const part = { from: Math.max(segment.from, span.from - MAX_BESIDE), to: Math.min(segment.to, span.to + MAX_BESIDE) }
  const join = (from: number, to: number): string => heard.words.slice(from, to).join(' ')
  const told: NumberInPart = {
    plan,
    span,
    heard,
    part,
    said: join(part.from, Math.max(part.to, span.to)),
    before: join(part.from, span.from),
    behind: join(span.to, part.to),
  }
  if (measureOf(plan) !== 'rating' && asksBack(heard, span)) return true
  if (
    OTHER_TIME.test(told.said) &&
    !looksBack(plan) &&
    !mayBeOfThen(told) &&
    !heard.words.some((word) => SAME.test(word))
  )
    return true
  if (isOccurrence(message, told) || isOtherThing(message, told) || isPersonsAge(message, told)) return true
  if (
    unitOf(plan) !== undefined &&
    measureOf(plan) !== 'age' &&
    isPassed(told) &&
    !looksBack(plan) &&
    !tellsHowLong(heard, plan, span)
  )
    return true
  if (spanOfElse(message, told) || isPartOfPeople(message, told)) return true
  if (subjectOfElse(told) || isOfOtherHouse(told) || isPlacedElse(told)) return true
  if (floorOfElse(told) || isRateOfElse(told)) return true
  switch (measureOf(plan)) {
    case 'amount':
      return amountOfElse(message, told)
    case 'age':
      return ageOfElse(told)
    default:
      return weightOfElse(message, told)
  }
}

/** "Last time it was 18 months, same again" */
const SAME = /^(?:same|wahi|vahi|wohi|usi|again|वही|उसी)$/

/** Nobody tells of something else at such a length, and every number of a message is looked at. */
const MAX_WORDS = 60
const MAX_BESIDE = 14

/** "She turned 67 last month", "4200 last month" of a monthly bill */
function mayBeOfThen({ plan, said, before }: NumberInPart): boolean {
  return (
    (measureOf(plan) === 'age' && BECAME.test(said)) ||
    (/^(?:rs|rupees)?$/.test(before) && asksOf(plan, /^(?:bills?|usage|consumption|expenses?)$/))
  )
}

const BECAME = /\b(?:turned|completed|became|ho gay[aei]|hua|hui)\b|हो ग[यई]|हुआ|हुई/

/** Whether a question is about the time up to now: "for how many days", "years of experience", "last month's bill". */
const looksBack = oncePerField(
  (plan) =>
    asksOf(plan, LOOKS_BACK) ||
    /\b(?:for how|how long|has been|have been|did|was|were|kab se)\b/i.test(plan.field.description),
)
const LOOKS_BACK =
  /^(?:since|ago|experience|been|last|previous|already|past|earlier|before|pichl[aei]|pehle|अनुभव|पिछले|पिछला|पिछली|पहले)$/
