import { BadRequest } from '../errors.ts'
import type { Agent } from '../ports/records.ts'

/** All variables together, as JSON: a conversation needs room beside them (`src/actors/limits.ts`). */
const MAX_VARIABLES_BYTES = 48 * 1024

type Value = string | number | boolean

/** Values as they are stored: strings. */
export function asTexts(values: Record<string, Value> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}

/**
 * The variables a call starts with: everything given, as strings. Throws 400 naming those that the flow declares and
 * that have no value; a blank one is none.
 */
export function variablesFor(agent: Agent, values: Record<string, Value> | undefined): Record<string, string> {
  const texts = asTexts(values)
  const missing = declaredNames(agent).filter((name) => !Object.hasOwn(texts, name) || texts[name]?.trim() === '')
  if (missing.length > 0) throw new BadRequest(`Variables without a value: ${missing.join(', ')}.`, 'missing_variables')
  const bytes = Buffer.byteLength(JSON.stringify(texts))
  if (bytes > MAX_VARIABLES_BYTES) {
    throw new BadRequest(
      `The variables take ${bytes} bytes as JSON; at most ${MAX_VARIABLES_BYTES} are allowed together.`,
    )
  }
  return texts
}

function declaredNames({ flow }: Agent): string[] {
  const declared = Array.isArray(flow.variables) ? flow.variables : []
  return declared.flatMap((variable) => {
    const name = (variable as { name?: unknown } | null)?.name
    return typeof name === 'string' ? [name] : []
  })
}
