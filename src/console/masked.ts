import type { Json } from '../actors/types.ts'

const MASK = '(hidden)'

/** What an actor of a type keeps that nobody needs to see: hashes that requests are recognised by. */
const HIDDEN: Record<string, readonly string[]> = { 'api-key': ['hash'] }

/** A copy in which hidden values are blotted out, however deep they lie. */
export function masked<T>(actorType: string, value: T): T {
  const hidden = HIDDEN[actorType]
  return hidden ? (blot(value as Json, hidden) as T) : value
}

function blot(value: Json, hidden: readonly string[]): Json {
  if (Array.isArray(value)) return value.map((each) => blot(each, hidden))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([name, each]) => [name, hidden.includes(name) ? MASK : blot(each, hidden)])
  return Object.fromEntries(entries) as Json
}
