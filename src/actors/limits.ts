import { ParleyError } from '../errors.ts'

/** A context and a journal entry each stay below this, in UTF-8 bytes of JSON. */
export const MAX_CONTEXT_BYTES = 64 * 1024
export const MAX_ENTRY_BYTES = 64 * 1024

/** The event would make the actor larger than an actor may be; nothing was written. */
export class LimitExceeded extends ParleyError {
  override readonly name = 'LimitExceeded'
  constructor(what: string, bytes: number, maxBytes: number) {
    super('limit_exceeded', 400, `The ${what} would be ${bytes} bytes; at most ${maxBytes} are kept. Send less.`)
  }
}

/** UTF-16 length bounds the UTF-8 length from both sides, so most texts need no counting. */
export function checkBytes(what: string, json: string, maxBytes: number): void {
  if (json.length * 3 <= maxBytes) return
  const bytes = Buffer.byteLength(json)
  if (bytes > maxBytes) throw new LimitExceeded(what, bytes, maxBytes)
}
