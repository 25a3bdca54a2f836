import { randomBytes } from 'node:crypto'
import type { Entry } from '../types.ts'

/** One random part for the process, then a count: short, as every entry is indexed by it, and never given twice. */
const PROCESS = randomBytes(9).toString('base64url')
let given = 0

/** Id of an event that its sender gave none: one that no other event has. */
export function freshEventId(): string {
  given += 1
  return `req:${PROCESS}:${given.toString(36)}`
}

/** The id of the event that begins the actors which this entry creates. */
export function createEventId({ actorId, seq }: Pick<Entry, 'actorId' | 'seq'>): string {
  return `create:${actorId}#${seq}`
}
