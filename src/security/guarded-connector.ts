import { isIP, type LookupFunction } from 'node:net'
import type * as Undici from 'undici'
import { lazyRequire } from '../base/lazy-require.ts'
import { isPublicAddress } from './public-address.ts'
import { ignoreContinue } from './interim-responses.ts'
import type { Resolve } from './resolve.ts'

const undici = lazyRequire<typeof Undici>('undici')

/**
 * How long a connection may lie idle before it is given up rather than used again. A POST that meets a connection which
 * the receiver is just closing fails without anyone knowing whether it arrived, and it is never sent twice within one
 * attempt. Receivers keep idle connections for seconds, so ours are gone long before; within a burst they save two
 * thirds of the work.
 */
const REUSE_WITHIN_MS = 500
const MAX_ANSWER_HEAD_BYTES = 16 * 1024

/** The host leads to an address that is not public. Its code must not be one that undici tries again by itself. */
export class BlockedAddress extends Error {
  override readonly name = 'BlockedAddress'
  readonly code = 'BLOCKED_ADDRESS'
}

export interface WebhookAgentOptions {
  /** Only public addresses then. */
  production: boolean
  resolve: Resolve
  /** For the connection alone; the attempt as a whole has its own limit. */
  connectTimeoutMs?: number
  /** Further certificate authorities to trust, PEM. */
  ca?: string
}

/** What sends webhooks. */
export interface WebhookAgent {
  dispatch: Undici.Dispatcher['dispatch']
  destroy(): Promise<void>
}

/**
 * The connections that webhooks go out on: HTTP/1.1, no proxy from the environment, no redirects. In production every
 * new connection is judged from inside: the literal address, each address that the name resolves to at this moment, and
 * the address that the socket ended up with. A name that was public when the endpoint was made does not stay trusted.
 */
export function createWebhookAgent({
  production,
  resolve,
  connectTimeoutMs = 10_000,
  ca,
}: WebhookAgentOptions): WebhookAgent {
  const isAllowed = production ? isPublicAddress : () => true
  const guarded = createGuardedConnector({ isAllowed, resolve, connectTimeoutMs, ...(ca ? { ca } : {}) })
  const connect: Undici.buildConnector.connector = (target, callback) =>
    guarded(target, (error, socket) => {
      if (error) return callback(error, null)
      ignoreContinue(socket)
      callback(null, socket)
    })
  let agent: Undici.Agent | undefined
  const makeAgent = () =>
    new (undici().Agent)({
      connect,
      allowH2: false,
      keepAliveTimeout: REUSE_WITHIN_MS,
      keepAliveMaxTimeout: REUSE_WITHIN_MS,
      maxHeaderSize: MAX_ANSWER_HEAD_BYTES,
      // One timer per attempt bounds everything (`exchange.ts`).
      headersTimeout: 0,
      bodyTimeout: 0,
    })
  return {
    dispatch: (options, handler) => (agent ??= makeAgent()).dispatch(options, handler),
    destroy: async () => agent?.destroy(),
  }
}

/** A connector for undici that refuses addresses. undici's `lookup` option alone is not asked about literal ones. */
export function createGuardedConnector(options: {
  isAllowed: (address: string) => boolean
  resolve: Resolve
  connectTimeoutMs: number
  ca?: string
}): Undici.buildConnector.connector {
  const { isAllowed, resolve, connectTimeoutMs, ca } = options
  let connect: Undici.buildConnector.connector | undefined
  const makeConnector = () =>
    undici().buildConnector({
      allowH2: false,
      timeout: connectTimeoutMs,
      rejectUnauthorized: true,
      lookup: guardedLookup(isAllowed, resolve),
      ...(ca ? { ca } : {}),
    })
  return (target, callback) => {
    if (isIP(target.hostname) && !isAllowed(target.hostname)) return callback(blocked(target.hostname), null)
    connect ??= makeConnector()
    connect(target, (error, socket) => {
      if (error) return callback(error, null)
      if (isAllowed(socket.remoteAddress ?? '')) return callback(null, socket)
      socket.destroy()
      callback(blocked(target.hostname), null)
    })
  }
}

/** One address that is refused refuses the name: such an answer is an attack or a mistake. */
export function guardedLookup(isAllowed: (address: string) => boolean, resolve: Resolve): LookupFunction {
  return (host, { all }, callback) => {
    resolve(host)
      .then((addresses) => {
        if (!addresses.every(isAllowed)) return callback(blocked(host), '')
        const found = addresses.map((address) => ({ address, family: isIP(address) }))
        const [first] = found
        if (!first) return callback(Object.assign(new Error(`${host} has no address.`), { code: 'ENOTFOUND' }), '')
        if (all) return callback(null, found)
        callback(null, first.address, first.family)
      })
      .catch((error: NodeJS.ErrnoException) => callback(error, ''))
  }
}

function blocked(host: string): BlockedAddress {
  return new BlockedAddress(`${host} leads to an address that is not public.`)
}
