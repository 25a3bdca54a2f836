import { hash } from 'node:crypto'

/** Digits of the index at the end of an id: more turns than a call may have. */
const INDEX_DIGITS = 4
const FIRST_OF_DIGITS = 16 ** INDEX_DIGITS

/**
 * Ids of a call's turns, from its id and their index alone, so that a turn has the same id whenever it is asked for:
 * UUIDs of version 8 (RFC 9562, 5.8). All of a call begin with the same hash and end in the index in hex, as reading a
 * call makes one for each turn and a hash of its own would be most of their cost. `index` below 65,536.
 */
export function turnIdsOf(callId: string): (index: number) => string {
  const digest = hash('sha1', `turns of ${callId}`)
  const variant = ((parseInt(digest.charAt(15), 16) & 0x3) | 0x8).toString(16)
  const start = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(12, 15)}-${variant}${digest.slice(16, 19)}-${digest.slice(19, 27)}`
  return (index) => start + (FIRST_OF_DIGITS + index).toString(16).slice(1)
}
