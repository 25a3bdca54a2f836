import { BadRequest } from '../../base/errors.ts'
import type { FieldSpec, FieldValue, SpecialIntent } from '../../ports/language.ts'
import { isObject } from '../../base/json.ts'

/** An exact value, or a rule for it: relative to today, or a text that contains another. */
export type ExpectedValue =
  | FieldValue
  /** A day, counted in days from today. */
  | { $days: number }
  /** The next such day of the week (Sunday is 0), plus a number of weeks; -1 is the last one before today. */
  | { $weekday: number; weeks: number }
  /** `MM-DD` of any year. */
  | { $md: string }
  | { $contains: string }

/** The right understanding; `{}` and `{again: true}` both mean that the words give no value. */
export interface Expectation {
  /** Exactly these values and no others. */
  fields?: Record<string, ExpectedValue>
  /** No value, no refusal, no special intent: the question is asked again. */
  again?: true
  /** The person declines to answer. */
  refused?: true
  outcome?: SpecialIntent
}

/** One line of a phrase file: a person's answer to a question, and its meaning. */
export interface Phrase {
  id: string
  text: string
  /** The asked field: its name in the flow, or the whole field. */
  asked: string | FieldSpec
  /** `en`, `hi` (in Devanagari), `romanised`, `mixed` */
  language?: string
  /** Several where people would disagree about the meaning. */
  expect: Expectation | { any: Expectation[] }
}

const OUTCOMES = ['opted_out', 'wrong_person', 'callback_requested']

/**
 * Reads a phrase file: one JSON object a line; blank lines and lines that begin with `#` are skipped. `fields` are
 * those of the phrases' flow. Throws `BadRequest` naming the line.
 */
export function readPhrases(text: string, fields: readonly FieldSpec[] = []): Phrase[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return []
    const fault = (reason: string) => new BadRequest(`Line ${index + 1}: ${reason}`)
    let parsed: unknown
    try {
      parsed = JSON.parse(line)
    } catch {
      throw fault('not a JSON object.')
    }
    const problem = phraseError(parsed, fields)
    if (problem !== null) throw fault(problem)
    const phrase = parsed as Phrase
    return [{ ...phrase, id: phrase.id ?? String(index + 1) }]
  })
}

function phraseError(parsed: unknown, fields: readonly FieldSpec[]): string | null {
  if (!isObject(parsed)) return 'not a JSON object.'
  const { text, asked, expect } = parsed
  if (typeof text !== 'string' || text.trim() === '') return '"text" has to be what the person says.'
  if (typeof asked === 'string' && fields.length > 0 && !fields.some(({ name }) => name === asked))
    return `"asked" names "${asked}", which the flow does not have.`
  if (typeof asked !== 'string' && !isObject(asked)) return '"asked" has to be the name of a field.'
  const ways = isObject(expect) && Array.isArray(expect.any) ? (expect.any as unknown[]) : [expect]
  for (const way of ways) {
    if (!isObject(way)) return '"expect" has to be an object.'
    const { fields: values, outcome, ...rest } = way
    const unknown = Object.keys(rest).find((key) => key !== 'again' && key !== 'refused')
    if (unknown !== undefined) return `"expect" has "${unknown}"; known are fields, again, refused, outcome and any.`
    if (outcome !== undefined && !OUTCOMES.includes(outcome as string))
      return `"outcome" has to be one of ${OUTCOMES.join(', ')}.`
    if (values !== undefined && !isObject(values)) return '"fields" has to be an object of values by field.'
    const unknownField = Object.keys(values ?? {}).find(
      (name) => fields.length > 0 && !fields.some((f) => f.name === name),
    )
    if (unknownField !== undefined) return `"expect" names "${unknownField}", which the flow does not have.`
  }
  return null
}
