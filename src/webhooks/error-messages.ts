/** Why no answer came, for a person. Names no address: what our resolver sees is nobody's business. */
export function describeFailure(error: unknown): string {
  if (error instanceof Error && error.name === 'HTTPParserError') return 'The answer was not valid HTTP.'
  const code = codeOf(error)
  const known = WORDS[code]
  if (known) return known
  if (TLS_CODE.test(code)) return `The TLS connection failed (${code}).`
  return code ? `The request failed (${code}).` : 'The request failed.'
}

/** Why an answer does not count. */
export function describeStatus(status: number): string {
  const redirect = status >= 300 && status < 400 ? ' Redirects are not followed.' : ''
  return `The endpoint answered ${status}.${redirect}`
}

const NO_NAME = 'The host name could not be resolved.'
const CLOSED = 'The connection was closed before an answer came.'
const UNREACHABLE = 'The host could not be reached.'
const NO_CONNECTION = 'The connection could not be made in time.'

const WORDS: Record<string, string> = {
  BLOCKED_ADDRESS: 'The host does not lead to a public address; nothing was sent.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: CLOSED,
  EPIPE: CLOSED,
  UND_ERR_SOCKET: CLOSED,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  EADDRNOTAVAIL: UNREACHABLE,
  ETIMEDOUT: NO_CONNECTION,
  UND_ERR_CONNECT_TIMEOUT: NO_CONNECTION,
  ENOTFOUND: NO_NAME,
  ENODATA: NO_NAME,
  EAI_AGAIN: NO_NAME,
  ESERVFAIL: NO_NAME,
  EREFUSED: NO_NAME,
  ETIMEOUT: NO_NAME,
  UND_ERR_HEADERS_OVERFLOW: 'The head of the answer was too large.',
}

/** OpenSSL's and Node's names for a failed handshake or an unacceptable certificate. */
const TLS_CODE = /^(ERR_TLS|ERR_SSL|CERT_|CRL_|EPROTO|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH|INVALID_CA)/

/** Node tries several addresses of a host and reports the failures together. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return error instanceof AggregateError ? codeOf(error.errors[0]) : ''
}
