import type { Socket } from 'node:net'

const CONTINUE = Buffer.from('HTTP/1.1 100')
const END_OF_HEAD = '\r\n\r\n'
/** An interim response has hardly a header; one without an end is left to the HTTP client, which refuses it. */
const MAX_HEAD_BYTES = 4 * 1024

/**
 * Takes `100 Continue` out of what a socket receives. Servers may send it although nobody has asked (RFC 9110, section
 * 15.2), and a client has to take the response behind it; undici breaks off with "bad response". What a body looks like
 * is the server's own affair: a piece of it that begins with these bytes is lost, and nobody reads it.
 */
export function ignoreContinue(socket: Socket): void {
  const read = socket.read.bind(socket) as (size?: number) => Buffer | null
  let begun: Buffer | null = null

  socket.read = (size?: number): Buffer | null => {
    let chunk = read(size)
    if (chunk === null || !Buffer.isBuffer(chunk)) return chunk
    if (begun) chunk = Buffer.concat([begun, chunk])
    begun = null
    while (isContinue(chunk)) {
      const end = chunk.indexOf(END_OF_HEAD)
      if (end < 0) {
        if (chunk.length > MAX_HEAD_BYTES) return chunk
        begun = chunk
        return socket.read(size) as Buffer | null
      }
      chunk = chunk.subarray(end + END_OF_HEAD.length)
      if (chunk.length === 0) return socket.read(size) as Buffer | null
    }
    return chunk
  }
}

/** Whether the bytes begin such a response, or may, where there are not enough of them yet. */
function isContinue(chunk: Buffer): boolean {
  const length = Math.min(chunk.length, CONTINUE.length)
  return chunk.subarray(0, length).equals(CONTINUE.subarray(0, length))
}
