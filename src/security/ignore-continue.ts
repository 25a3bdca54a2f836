import type { Socket } from 'node:net'

const CONTINUE = Buffer.from('HTTP/1.1 100')
const END_OF_HEAD = '\r\n\r\n'
/** Interim responses have few headers; one that does not end is left to the HTTP client, which rejects it. */
const MAX_HEAD_BYTES = 4 * 1024

/**
 * Removes `100 Continue` from the bytes that a socket receives. Servers may send it without being asked (RFC 9110,
 * section 15.2), and clients have to read the response after it; undici fails with "bad response". A chunk of a body
 * that begins with the same bytes is removed as well, which does no harm: response bodies are ignored.
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

/** Whether the bytes are the start of such a response, or may become it. */
function isContinue(chunk: Buffer): boolean {
  const length = Math.min(chunk.length, CONTINUE.length)
  return chunk.subarray(0, length).equals(CONTINUE.subarray(0, length))
}
