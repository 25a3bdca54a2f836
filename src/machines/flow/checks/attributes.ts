import { quote, type Issues } from '../issues.ts'
import { cut, MAX_ID_CHARS, MAX_TEXT_CHARS } from '../limits.ts'

export type Saved = Record<string, unknown>

/** An attribute of a saved object itself, never one that every object has. */
export function attribute(saved: Saved, name: string): unknown {
  return Object.hasOwn(saved, name) ? saved[name] : undefined
}

export function asObject(value: unknown): Saved | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Saved) : null
}

/**
 * The items of a list, objects only. A list that is missing is empty; anything else is reported as `what`, items as
 * `one` with their place.
 */
export function readObjects(saved: Saved, name: string, one: string, max: number, issues: Issues): Saved[] {
  const list = attribute(saved, name) ?? []
  if (!Array.isArray(list)) {
    issues.error(`"${name}" must be a list.`)
    return []
  }
  if (list.length > max) issues.error(`The flow has ${list.length} ${name}; at most ${max} are allowed.`)
  const objects: Saved[] = []
  for (const [place, item] of list.slice(0, max).entries()) {
    const object = asObject(item)
    if (object) objects.push(object)
    else issues.error(`${one} number ${place + 1} is not an object.`)
  }
  return objects
}

/** A text that may be missing. `where` begins a sentence. */
export function readText(saved: Saved, name: string, where: string, issues: Issues): string {
  const value = attribute(saved, name) ?? ''
  if (typeof value !== 'string') {
    issues.error(`${where}: "${name}" must be text.`)
    return ''
  }
  if (value.length > MAX_TEXT_CHARS) {
    issues.error(`${where}: "${name}" is ${value.length} characters long; at most ${MAX_TEXT_CHARS} are allowed.`)
    return cut(value, MAX_TEXT_CHARS)
  }
  return value
}

/** Why a text cannot name a field or a variable; null when it can. */
export function nameMisfit(name: unknown): string | null {
  if (typeof name !== 'string' || name.trim() === '') return 'has no name'
  if (name.length > MAX_ID_CHARS) return `has a name of more than ${MAX_ID_CHARS} characters`
  if (name !== name.trim()) return `has a name that begins or ends with a blank, ${quote(name)}`
  if (/[{}]/.test(name)) return `has a name with braces, ${quote(name)}`
  return name === '__proto__' ? 'has a name that cannot be stored, "__proto__"' : null
}
