import type { FieldValue, UnderstandRequest } from '../../../ports/language.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import type { Reading, ReadWhole } from '../reading.ts'
import type { Clause } from '../words/clauses.ts'
import { textBetween } from '../words/tokens.ts'
import { saysMore } from './says-more.ts'

/** Takes values from parts of a message, and reads what is left without these parts as the answer to the question. */
export function withRest(
  request: UnderstandRequest,
  { message, understanding: { language } }: Reading,
  told: readonly (Clause & { plan: FieldReader; value: FieldValue | undefined })[],
  readWhole: ReadWhole,
): Reading | undefined {
  const { heard } = message
  const parts = told.toSorted((one, other) => one.from - other.from)
  const left = [0, ...parts.map(({ to }) => to)].map((from, index) => ({
    from,
    to: parts[index]?.from ?? heard.words.length,
  }))
  const text = left.map(({ from, to }) => textBetween(heard, from, to)).join('; ')
  const fields = request.fields.filter(({ name }) => !parts.some(({ plan }) => plan.field.name === name))
  const asked = request.asked.filter((name) => fields.some((field) => field.name === name))
  const rest = saysMore(text) ? readWhole({ ...request, text, fields, asked }) : undefined
  if (rest && rest.understanding.intent !== null) return undefined
  message.found.length = 0
  for (const one of rest?.message.found ?? []) {
    if (one.plan.kind === 'boolean' && one.isAsked && isConfirmation(one.plan)) continue
    // "Three, no wait, three adults" says at once whose the first three is.
    if (one.isAsked && parts.some(({ plan, value }) => plan.kind === one.plan.kind && value === one.value)) continue
    const behind = (at: number) => at + placesBefore(parts, left, at)
    message.take(one.plan, one.value, one.isExplicit, behind(one.from), behind(one.to - 1) + 1)
  }
  for (const { plan, value, from, to } of parts) if (value !== undefined) message.take(plan, value, true, from, to)
  const refused = rest?.understanding.refused ?? []
  return { message, understanding: { values: message.values(), refused, intent: null, language } }
}

/** How many words were cut out before a word of what is left. */
function placesBefore(parts: readonly Clause[], left: readonly Clause[], at: number): number {
  let kept = 0
  let cut = 0
  for (const [index, { from, to }] of left.entries()) {
    kept += to - from
    if (at < kept) return cut
    const part = parts[index]
    if (part) cut += part.to - part.from
  }
  return cut
}
