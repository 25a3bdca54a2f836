import { hash } from 'node:crypto'

/** `turn:` in hex. */
const NAME_START = Buffer.from('turn:').toString('hex')

/**
 * Ids of a call's turns: UUIDv5 of `turn:<index>` in the call's own namespace (RFC 9562, 5.5), so that a turn has the
 * same id whenever it is asked for. Written out because reading a call makes one for each turn, and the general
 * function takes several times as long.
 */
export function turnIdsOf(callId: string): (index: number) => string {
  const start = Buffer.from(callId.replaceAll('-', '') + NAME_START, 'hex')
  /** What is hashed, by how many digits the index has. */
  const inputs: Buffer[] = []
  return (index) => {
    const digits = String(index)
    const input = (inputs[digits.length] ??= Buffer.concat([start, Buffer.alloc(digits.length)]))
    input.write(digits, start.length, 'latin1')
    const digest = hash('sha1', input)
    const variant = ((parseInt(digest.charAt(16), 16) & 0x3) | 0x8).toString(16)
    return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-${variant}${digest.slice(17, 20)}-${digest.slice(20, 32)}`
  }
}
