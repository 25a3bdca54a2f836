/**
 * Explains to people why no response came. Contains no address, so that it discloses nothing about the internal
 * network.
 */
export function describeFailure(error: unknown): string {
  if (isFromNameServer(error)) return UNRESOLVED
  const code = codeOf(error)
  const known = MESSAGES[code]
  if (known) return known
  if (TLS_CODE.test(code)) return `The TLS connection failed (${code}).`
  return code ? `The request failed (${code}).` : 'The request failed.'
}

/** Explains to people why a response counts as a failure. */
export function describeStatus(status: number): string {
  const redirect = status >= 300 && status < 400 ? ' Redirects are not followed.' : ''
  return `The endpoint answered ${status}.${redirect}`
}

const UNRESOLVED = 'The host name could not be resolved.'
const CLOSED = 'The connection was closed before a response came.'
const UNREACHABLE = 'The host could not be reached.'
const NO_CONNECTION = 'The connection timed out.'

const MESSAGES: Record<string, string> = {
  BLOCKED_ADDRESS: 'The host does not resolve to a public address; nothing was sent.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: CLOSED,
  EPIPE: CLOSED,
  CLOSED_EARLY: CLOSED,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  EADDRNOTAVAIL: UNREACHABLE,
  ETIMEDOUT: NO_CONNECTION,
  ENOTFOUND: UNRESOLVED,
  ENODATA: UNRESOLVED,
  EAI_AGAIN: UNRESOLVED,
  ESERVFAIL: UNRESOLVED,
  EREFUSED: UNRESOLVED,
  ETIMEOUT: UNRESOLVED,
  NOT_HTTP: 'The response was not valid HTTP.',
  HEAD_TOO_LARGE: 'The response headers were too large.',
}

/** OpenSSL's and Node's names for a failed handshake or an unacceptable certificate. */
const TLS_CODE = /^(ERR_TLS|ERR_SSL|CERT_|CRL_|EPROTO|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH|INVALID_CA)/

/** A name server, too, may refuse a connection or not be reached. */
function isFromNameServer(error: unknown): boolean {
  if (!(error instanceof Error) || !('syscall' in error)) return false
  return typeof error.syscall === 'string' && /^(?:query|getaddrinfo)/.test(error.syscall)
}

/** Node tries several addresses of a host and reports the failures together. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return error instanceof AggregateError ? codeOf(error.errors[0]) : ''
}
