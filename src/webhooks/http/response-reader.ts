import { ChunkedBody } from './chunked-body.ts'
import { InvalidResponse } from './invalid-response.ts'
import { parseHead, type ResponseHead } from './response-head.ts'

const MAX_HEAD_LENGTH = 16 * 1024
/** Responses before the final one: many that are short would cost more time than a long head. */
const MAX_INTERIM = 100
const PROTOCOL = 'HTTP/1.'
const LONE_LF = /[^\r]\n/
const END_OF_HEAD = '\r\n\r\n'

/**
 * Reads the response to one POST from pieces of any size: its status, and where its body ends. Interim responses before
 * it are passed over, asked for or not (RFC 9110, section 15.2), up to 100. The body is not kept.
 */
export class ResponseReader {
  #headSoFar = ''
  #interim = 0
  #head: ResponseHead | null = null
  #chunked: ChunkedBody | null = null
  #bytesLeft = 0
  #hasSurplus = false
  /** Bytes of the body so far. */
  bodyBytes = 0
  isComplete = false

  /** Of the final response; null before its head is there. */
  get status(): number | null {
    return this.#head?.status ?? null
  }

  /** Whether the connection may serve another request once this response is complete. */
  get keepsAlive(): boolean {
    return this.#head?.keepsAlive === true && this.#head.body !== 'until close' && !this.#hasSurplus
  }

  /** Takes the next bytes, which are not kept. Throws `InvalidResponse`. */
  take(bytes: Buffer): void {
    let rest = bytes
    while (!this.#head) {
      const text = this.#headSoFar + rest.toString('latin1')
      const end = text.indexOf(END_OF_HEAD)
      if (end > MAX_HEAD_LENGTH || (end < 0 && text.length > MAX_HEAD_LENGTH))
        throw new InvalidResponse('The head is too large.', 'HEAD_TOO_LARGE')
      if (end < 0) {
        // A head whose lines end in LF alone would otherwise be waited for in vain.
        const isNew = Math.max(0, this.#headSoFar.length - 1)
        if (!text.startsWith(PROTOCOL.slice(0, text.length)) || LONE_LF.test(text.slice(isNew)))
          throw new InvalidResponse('This is no response of HTTP/1.1.')
        this.#headSoFar = text
        return
      }
      this.#headSoFar = ''
      rest = rest.subarray(rest.length - (text.length - end - END_OF_HEAD.length))
      const head = parseHead(text.slice(0, end))
      if (head.status >= 200) this.#begin(head)
      else if (++this.#interim > MAX_INTERIM) throw new InvalidResponse('The interim responses do not end.')
      else if (rest.length === 0) return
    }
    this.#takeBody(rest)
  }

  /** The other side has ended the connection: a body that ends with it is complete. */
  end(): void {
    if (this.#head?.body === 'until close') this.isComplete = true
  }

  #begin(head: ResponseHead): void {
    this.#head = head
    if (head.body === 'chunked') this.#chunked = new ChunkedBody()
    else if (head.body !== 'until close') this.#bytesLeft = head.body
  }

  #takeBody(bytes: Buffer): void {
    const taken = this.#chunked ? this.#chunked.take(bytes) : Math.min(bytes.length, this.#mayTake)
    this.bodyBytes += taken
    if (this.#chunked) this.isComplete = this.#chunked.isComplete
    else if (this.#head?.body !== 'until close') {
      this.#bytesLeft -= taken
      this.isComplete = this.#bytesLeft === 0
    }
    this.#hasSurplus ||= taken < bytes.length
  }

  get #mayTake(): number {
    return this.#head?.body === 'until close' ? Infinity : this.#bytesLeft
  }
}
