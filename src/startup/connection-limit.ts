import { readFileSync } from 'node:fs'

/** Files, databases, and connections to models, carriers and webhooks. */
const OWN_SHARE = 1 / 4
const LEAST_OWN = 64
const LEAST = 16

/**
 * How many connections the server may hold, of what the operating system lets this process open at once: beyond that a
 * connection is closed at once, and strangers that hold connections do not keep it from its own files. Undefined where
 * the limit is not known, as on other systems than Linux.
 */
export function connectionLimit(limits = readLimits()): number | undefined {
  const openFiles = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.NaN)
  if (Number.isNaN(openFiles)) return undefined
  return Math.max(LEAST, openFiles - Math.max(LEAST_OWN, Math.ceil(openFiles * OWN_SHARE)))
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}
