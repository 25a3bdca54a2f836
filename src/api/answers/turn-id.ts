import { hash } from 'node:crypto'

const NAME_START = 'turn:'
const MAX_DIGITS = 10

/**
 * Ids of a call's turns: UUIDv5 of `turn:<index>` in the call's own namespace (RFC 9562, 5.5), so that a turn has the
 * same id whenever it is asked for. Written out because reading a call makes one for each turn, and the general
 * function takes several times as long.
 */
export function turnIdsOf(callId: string): (index: number) => string {
  const input = Buffer.from(`${callId.replaceAll('-', '')}${Buffer.from(NAME_START).toString('hex')}`, 'hex')
  const named = Buffer.concat([input, Buffer.alloc(MAX_DIGITS)])
  return (index) => {
    const length = input.length + named.write(String(index), input.length, 'latin1')
    const digest = hash('sha1', named.subarray(0, length), 'hex')
    const variant = ((parseInt(digest.charAt(16), 16) & 0x3) | 0x8).toString(16)
    return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-${variant}${digest.slice(17, 20)}-${digest.slice(20, 32)}`
  }
}
