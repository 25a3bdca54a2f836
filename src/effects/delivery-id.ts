import { hash } from 'node:crypto'

/** Length of the first two groups of a UUID; in one of version 7 they are its time. */
const TIME_LENGTH = 13

/**
 * Id of what an endpoint is told of a call, the same whenever it is asked for: a UUID of version 8 (RFC 9562, 5.8). It
 * begins as the call's id, with the time of a call that was begun now: new ids then come at the end of a store's index
 * and share its last pages, where a hash alone would touch a page of its own for each delivery.
 */
export function deliveryIdOf(callId: string, endpointId: string): string {
  const digest = hash('sha1', `delivery of ${callId} to ${endpointId}`)
  const variant = ((parseInt(digest.charAt(3), 16) & 0x3) | 0x8).toString(16)
  return `${callId.slice(0, TIME_LENGTH)}-8${digest.slice(0, 3)}-${variant}${digest.slice(4, 7)}-${digest.slice(7, 19)}`
}
