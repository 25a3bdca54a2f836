import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { segmentAt } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'
import type { NumberSpan } from './number-span.ts'

/** The numbers of this time, where others are told that are usual: "usually 900, but the last one was 3600". */
export function withoutUsual(heard: Tokens, plan: FieldReader | undefined, spans: NumberSpan[]): NumberSpan[] {
  if (plan === undefined || spans.length < 2 || asksUsual(plan)) return spans
  const now = spans.filter(({ from }) => !isUsual(heard, from))
  return now.length > 0 ? now : spans
}

function isUsual(heard: Tokens, at: number): boolean {
  const { from = 0, to } = segmentAt(heard, at) ?? {}
  return heard.words.slice(from, to).some((word) => USUALLY.test(word))
}

const USUALLY = /^(?:usually|normally|generally|typically|aksar|hamesha|amuman|अक्सर|हमेशा|आमतौर|अमूमन)$/

const asksUsual = oncePerField(({ label, field }) =>
  /\b(?:usual\w*|normal\w*|general\w*|typical\w*|average|often|monthly|per (?:month|day|week|year))\b/i.test(
    `${label.join(' ')} ${field.description}`,
  ),
)
