import { ParleyError } from '../../base/errors.ts'
import type { JsonObject } from '../../base/json.ts'

/**
 * A context and a journal entry each stay below this, in UTF-8 bytes of JSON. Room for all that the bounds of flows and
 * requests let in at once, so that nothing is refused in the middle of a call; an entry may hold a whole context, as a
 * migration's does (docs/decisions/0007-size-limits-leave-room-for-all-inputs.md).
 */
export const MAX_CONTEXT_BYTES = 256 * 1024
export const MAX_ENTRY_BYTES = 320 * 1024
/** Maximum characters of a stored record: several times what a context, timers and effects may hold. */
export const MAX_RECORD_LENGTH = 4 * 1024 * 1024

/** The event would make the actor larger than an actor may be; nothing was written. */
export class LimitExceeded extends ParleyError {
  override readonly name = 'LimitExceeded'
  constructor(what: string, bytes: number, maxBytes: number) {
    super('limit_exceeded', `The ${what} would be ${bytes} bytes; at most ${maxBytes} are kept. Send less.`)
  }
}

/** UTF-16 length bounds the UTF-8 length from both sides, so most texts need no counting. */
export function checkBytes(what: string, json: string, maxBytes: number): void {
  if (json.length * 3 <= maxBytes) return
  const bytes = Buffer.byteLength(json)
  if (bytes > maxBytes) throw new LimitExceeded(what, bytes, maxBytes)
}

/**
 * Whether a context has to be measured. One is part of its record: where all of it is short, or was and only little has
 * been taken since, the context is far from its limit. `length`: characters of the record and of the rows beyond it.
 */
export function mayExceedContext(length: number): boolean {
  return length * 6 > MAX_CONTEXT_BYTES
}

/** @throws LimitExceeded when a context, written as JSON, is larger than a context may be */
export function checkContext(context: JsonObject): void {
  checkBytes('context', JSON.stringify(context), MAX_CONTEXT_BYTES)
}
