import { randomBytes } from 'node:crypto'

/** One random part for the process, then a count: short, as every entry is indexed by it, and never given twice. */
const PROCESS = randomBytes(9).toString('base64url')
let given = 0

/** Id of an event that its sender gave none: one that no other event has. */
export function freshEventId(): string {
  given += 1
  return `req:${PROCESS}:${given.toString(36)}`
}
