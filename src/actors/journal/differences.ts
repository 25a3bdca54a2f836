import type { Json } from '../../base/json.ts'

/** A difference between a stored and a computed value. */
export interface Difference {
  /** Such as `context.fields.name`. */
  path: string
  /** Undefined where there is nothing. */
  stored: Json | undefined
  computed: Json | undefined
}

/** The innermost places in which two JSON values differ; properties that are `undefined` count as absent. */
export function* findDifferences(path: string, stored: unknown, computed: unknown): Generator<Difference> {
  if (Object.is(stored, computed)) return
  if (!isContainer(stored) || !isContainer(computed) || Array.isArray(stored) !== Array.isArray(computed)) {
    yield { path, stored: plain(stored), computed: plain(computed) }
    return
  }
  for (const key of new Set([...Object.keys(stored), ...Object.keys(computed)])) {
    yield* findDifferences(`${path}.${key}`, own(stored, key), own(computed, key))
  }
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function own(value: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined
}

function plain(value: unknown): Json | undefined {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as Json)
}
