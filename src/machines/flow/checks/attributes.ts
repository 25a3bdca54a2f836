import { below, quote, WHOLE_FLOW, type Issues, type Where } from '../issues.ts'
import { cut, MAX_ID_CHARS, MAX_TEXT_CHARS } from '../limits.ts'

export type Saved = Record<string, unknown>

/** One of a list of the flow's. */
export interface Item {
  saved: Saved
  /** Its position as people count. */
  number: number
  where: Where
}

/** An attribute of a saved object itself, never one that every object has. */
export function attribute(saved: Saved, name: string): unknown {
  return Object.hasOwn(saved, name) ? saved[name] : undefined
}

export function asObject(value: unknown): Saved | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Saved) : null
}

/**
 * The items of a list of the flow, objects only. A list that is missing is empty; anything else is reported as `what`,
 * items as `one` with their place.
 */
export function readObjects(flow: Saved, name: string, one: string, max: number, issues: Issues): Item[] {
  const list = attribute(flow, name) ?? []
  const where = below(WHOLE_FLOW, name)
  if (!Array.isArray(list)) {
    issues.error(`"${name}" must be a list.`, where)
    return []
  }
  if (list.length > max) issues.error(`The flow has ${list.length} ${name}; at most ${max} are allowed.`, where)
  const items: Item[] = []
  for (const [index, item] of list.slice(0, max).entries()) {
    const saved = asObject(item)
    if (saved) items.push({ saved, number: index + 1, where: below(where, index) })
    else issues.error(`${one} number ${index + 1} is not an object.`, below(where, index))
  }
  return items
}

/** A text that may be missing. `title` begins a sentence about what it belongs to. */
export function readText(saved: Saved, name: string, title: string, where: Where, issues: Issues): string {
  const value = attribute(saved, name) ?? ''
  if (typeof value !== 'string') {
    issues.error(`${title}: "${name}" must be text.`, below(where, name))
    return ''
  }
  if (value.length > MAX_TEXT_CHARS) {
    issues.error(
      `${title}: "${name}" is ${value.length} characters long; at most ${MAX_TEXT_CHARS} are allowed.`,
      below(where, name),
    )
    return cut(value, MAX_TEXT_CHARS)
  }
  return value
}

/** Why a text cannot name a field or a variable; null when it can. */
export function nameProblem(name: unknown): string | null {
  if (typeof name !== 'string' || name.trim() === '') return 'has no name'
  if (name.length > MAX_ID_CHARS) return `has a name of more than ${MAX_ID_CHARS} characters`
  if (name !== name.trim()) return `has a name that begins or ends with a blank, ${quote(name)}`
  if (/[{}]/.test(name)) return `has a name with braces, ${quote(name)}`
  return name === '__proto__' ? 'has a name that cannot be stored, "__proto__"' : null
}
