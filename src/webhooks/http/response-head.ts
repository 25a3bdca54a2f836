import { InvalidResponse } from './invalid-response.ts'

/** What a response's head says of itself and of the body behind it. */
export interface ResponseHead {
  readonly status: number
  /** Bytes of the body; how it ends where they are not told. */
  readonly body: number | 'chunked' | 'until close'
  /** Whether the connection may serve another request after the body. */
  readonly keepsAlive: boolean
}

const STATUS_LINE = /^HTTP\/1\.([01]) ([1-9]\d\d)(?: [^\r\n]*)?$/
/** A field may go on in lines that begin with a blank. */
const FIELD_LINES = /^(?:\r\n[!#$%&'*+\-.^_`|~\w]+:[^\r\n\0]*(?:\r\n[\t ][^\r\n\0]*)*)*$/
const FOLD = /\r\n(?=[\t ])/g
const FRAMING_FIELDS = /\r\n(content-length|transfer-encoding|connection|keep-alive):[\t ]*([^\r\n]*)/gi

/** The head that was read last: within a second an endpoint mostly sends the same to each delivery. */
let latest: { text: string; head: ResponseHead } | null = null

/** Reads a head of HTTP/1.x without the empty line at its end (RFC 9112). Throws `InvalidResponse`. */
export function parseHead(text: string): ResponseHead {
  if (latest?.text !== text) latest = { text, head: read(text) }
  return latest.head
}

function read(text: string): ResponseHead {
  const lineEnd = text.indexOf('\r\n')
  const fields = lineEnd < 0 ? '' : text.slice(lineEnd)
  const [, minor, digits] = STATUS_LINE.exec(lineEnd < 0 ? text : text.slice(0, lineEnd)) ?? []
  if (digits === undefined || !FIELD_LINES.test(fields)) throw new InvalidResponse('This is no response of HTTP/1.1.')
  const status = Number(digits)
  if (status === 101) throw new InvalidResponse('Nobody asked for another protocol.')

  let length: number | undefined
  let coding: string | undefined
  let connection = ''
  let isShortLived = false
  for (const [, name = '', value = ''] of fields.replace(FOLD, '').matchAll(FRAMING_FIELDS)) {
    const text = value.trim().toLowerCase()
    switch (name.toLowerCase()) {
      case 'content-length':
        length = lengthIn(value, length)
        break
      case 'transfer-encoding':
        coding = coding === undefined ? text : `${coding}, ${text}`
        break
      case 'connection':
        connection += `,${text}`
        break
      default:
        isShortLived ||= /\btimeout=0\b/.test(text)
    }
  }
  const hasBody = status >= 200 && status !== 204 && status !== 304
  const isChunked = coding !== undefined && endsWithOnlyChunked(coding)
  const announced = isChunked ? 'chunked' : coding === undefined ? (length ?? 'until close') : 'until close'
  const isOpen = !hasToken(connection, 'close') && (minor === '1' || hasToken(connection, 'keep-alive'))
  return {
    status,
    body: hasBody ? announced : 0,
    keepsAlive:
      isOpen &&
      !isShortLived &&
      // What could be read in two ways is read once; HTTP/1.0 has no codings.
      (hasBody ? coding === undefined || (length === undefined && minor === '1') : coding === undefined && !length),
  }
}

/** Given more than once it has to be the same. */
function lengthIn(text: string, before: number | undefined): number {
  const length = /^\d{1,15}[\t ]*$/.test(text) ? Number(text) : NaN
  if (Number.isNaN(length) || (before !== undefined && before !== length))
    throw new InvalidResponse('The length of the body is not one number.')
  return length
}

/** A body may be cut into chunks once, last of all. */
function endsWithOnlyChunked(codings: string): boolean {
  const all = codings.split(',').map((coding) => coding.trim())
  return all.indexOf('chunked') === all.length - 1
}

function hasToken(list: string, token: string): boolean {
  return list !== '' && list.split(',').some((one) => one.trim() === token)
}
