import { InvalidResponse } from './invalid-response.ts'

/** Length of a line that gives a chunk's size, or of a trailer. */
const MAX_LINE_LENGTH = 4 * 1024
const SIZE_LINE = /^([0-9a-f]{1,8})[\t ]*(?:;[^\r\n]*)?$/i

/** Finds the end of a body with `Transfer-Encoding: chunked` (RFC 9112, section 7.1); what it says is thrown away. */
export class ChunkedBody {
  #line = ''
  /** Bytes of the present chunk that have not come. */
  #left = 0
  /** What the next line is. */
  #lineIs: 'size' | 'end of chunk' | 'trailer' = 'size'
  isComplete = false

  /** Takes bytes and returns how many of them belong to the body. Throws `InvalidResponse`. */
  take(bytes: Buffer): number {
    let at = 0
    while (at < bytes.length && !this.isComplete) {
      if (this.#left > 0) {
        const skipped = Math.min(this.#left, bytes.length - at)
        this.#left -= skipped
        at += skipped
        continue
      }
      const lineEnd = bytes.indexOf('\n', at)
      this.#line += bytes.toString('latin1', at, lineEnd < 0 ? bytes.length : lineEnd)
      if (this.#line.length > MAX_LINE_LENGTH) throw new InvalidResponse('A line of the body is too long.')
      if (lineEnd < 0) return bytes.length
      at = lineEnd + 1
      this.#takeLine()
    }
    return at
  }

  #takeLine(): void {
    if (!this.#line.endsWith('\r')) throw new InvalidResponse('A line of the body ends without CR.')
    const line = this.#line.slice(0, -1)
    this.#line = ''
    switch (this.#lineIs) {
      case 'size':
        this.#left = sizeIn(line)
        this.#lineIs = this.#left > 0 ? 'end of chunk' : 'trailer'
        return
      case 'end of chunk':
        if (line !== '') throw new InvalidResponse('A chunk of the body is longer than its size.')
        this.#lineIs = 'size'
        return
      case 'trailer':
        this.isComplete = line === ''
    }
  }
}

function sizeIn(line: string): number {
  const [, size] = SIZE_LINE.exec(line) ?? []
  if (size === undefined) throw new InvalidResponse('A chunk of the body has no size.')
  return parseInt(size, 16)
}
