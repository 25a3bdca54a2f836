import { isBlank } from '../base/is-blank.ts'
import { BadRequest } from '../base/errors.ts'
import type { Agent } from '../ports/entities.ts'

/**
 * Of the variables, and of the metadata, as JSON in UTF-8: a call keeps them beside everything that is said. As many
 * and as long as the document allows fit, in ASCII.
 */
const MAX_BYTES = 80 * 1024

type Value = string | number | boolean
type Values = Record<string, Value>
type Texts = Record<string, string>

/**
 * The variables a call starts with: everything given, as strings. Throws 400 naming those that the flow declares and
 * that have no value; a blank one is none.
 */
export function variablesFor(agent: Agent, values: Values | undefined): Texts {
  const texts = asTexts('variables', values)
  const missing = declaredNames(agent).filter((name) => !Object.hasOwn(texts, name) || isBlank(texts[name] ?? ''))
  if (missing.length > 0) throw new BadRequest(`Variables without a value: ${missing.join(', ')}.`, 'missing_variables')
  return texts
}

/** Returns a call's metadata as strings. */
export function metadataOf(values: Values | undefined): Texts {
  return asTexts('metadata', values)
}

function asTexts(what: string, values: Values = {}): Texts {
  const texts = Object.fromEntries(
    // Numbers as JavaScript prints them; integers that it would not keep exactly have become texts before.
    Object.entries(values).map(([name, value]) => [name, String(value)]),
  )
  const bytes = Buffer.byteLength(JSON.stringify(texts))
  if (bytes <= MAX_BYTES) return texts
  throw new BadRequest(`The ${what} take ${bytes} bytes as JSON; at most ${MAX_BYTES} are allowed together.`)
}

function declaredNames({ flow }: Agent): string[] {
  const declared = Array.isArray(flow.variables) ? flow.variables : []
  return declared.flatMap((variable) => {
    const name = (variable as { name?: unknown } | null)?.name
    return typeof name === 'string' ? [name] : []
  })
}
