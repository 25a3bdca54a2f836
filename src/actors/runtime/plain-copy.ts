import type { Json } from '../../base/json.ts'

/** Depth beyond which parsing is left to copy: it does without the stack. */
const MAX_DEPTH = 8

/**
 * The same as parsing the value's JSON, and quicker; undefined where that might differ: for anything but plain
 * objects and lists of texts, numbers, truth values and null.
 */
export function plainCopy(value: unknown, depth = 0): Json | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? value : undefined
    case 'object':
      if (value === null) return null
      if (depth > MAX_DEPTH) return undefined
      return Array.isArray(value) ? listCopy(value, depth) : objectCopy(value, depth)
    default:
      return undefined
  }
}

function listCopy(list: readonly unknown[], depth: number): Json[] | undefined {
  if (Object.getPrototypeOf(list) !== Array.prototype || 'toJSON' in list) return undefined
  const copy: Json[] = []
  for (const item of list) {
    const copied = plainCopy(item, depth + 1)
    if (copied === undefined) return undefined
    copy.push(copied)
  }
  return copy
}

function objectCopy(object: object, depth: number): Record<string, Json> | undefined {
  if (Object.getPrototypeOf(object) !== Object.prototype) return undefined
  const copy: Record<string, Json> = {}
  for (const name in object) {
    const copied = plainCopy((object as Record<string, unknown>)[name], depth + 1)
    if (copied === undefined || name === '__proto__' || name === 'toJSON') return undefined
    copy[name] = copied
  }
  return copy
}
