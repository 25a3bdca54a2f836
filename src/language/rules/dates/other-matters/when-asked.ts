import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { mayLieBehind } from '../../fields/may-lie-behind.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { isSameMatter } from '../../fields/same-matter.ts'
import { speaksOf } from '../../fields/speaks-of.ts'
import { MATTERS } from './matters.ts'

/** What a question for a day or a time asks for, as far as it decides what tells of something else. */
export interface WhenAsked {
  /** Whether the day lies ahead of today, behind it, or on either side. */
  side: 'ahead' | 'behind' | 'either'
  /** Whether nothing but a time of day is asked for. */
  isOfTime: boolean
  /** Whether the question itself speaks of what a word names: "shaadi" to "day of the function". */
  names: (word: string) => boolean
  /** Whether name or description of the field hold such words. */
  asksFor: (words: RegExp) => boolean
}

export const whenAsked = oncePerField((plan: FieldReader): WhenAsked => {
  const question = `${plan.label.join(' ')} / ${plan.field.description}`.toLowerCase()
  const words = question.split(/[^\p{L}\p{M}]+/u)
  const related = new Set(
    MATTERS.filter((group) => words.some((word) => group.has(word))).flatMap((group) => [...group]),
  )
  return {
    side: plan.prefersPast ? 'behind' : mayLieBehind(plan) ? 'either' : 'ahead',
    isOfTime: plan.kind === 'time',
    names: (word) =>
      !GENERAL.test(word) &&
      (related.has(word) || plan.questionWords.has(word) || speaksOf(plan, word) || isSameMatter(plan, word)),
    asksFor: (wanted) => wanted.test(question),
  }
})

/** Who somebody is, or what any question says. */
const GENERAL = regex`^(?:customer|person|caller|user|on|at|the|of|to|is|will|which|when|what|day|date|time)$`
