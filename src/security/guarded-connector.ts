import { isIP, type LookupFunction } from 'node:net'
import type * as Undici from 'undici'
import { lazyRequire } from '../base/lazy-require.ts'
import { isPublicAddress } from './public-address.ts'
import { ignoreContinue } from './ignore-continue.ts'
import type { Resolve } from './resolve.ts'

const undici = lazyRequire<typeof Undici>('undici')

/**
 * How long an idle connection is kept for reuse. When the receiver closes a connection while a POST is sent on it, it
 * is unknown whether the request arrived, and it is not repeated within one attempt. Receivers keep idle connections
 * for seconds, so this side closes them earlier; within a burst of deliveries reuse saves two thirds of the work.
 */
const KEEP_ALIVE_MS = 500
const MAX_RESPONSE_HEAD_BYTES = 16 * 1024

/** The host resolves to an address that is not public. The code must not be one that undici retries. */
export class BlockedAddress extends Error {
  override readonly name = 'BlockedAddress'
  readonly code = 'BLOCKED_ADDRESS'
}

export interface WebhookAgentOptions {
  /** Whether only public addresses are allowed. */
  production: boolean
  resolve: Resolve
  /** Limit for connecting alone; the whole attempt has its own limit. */
  connectTimeoutMs?: number
  /** Additional trusted certificate authorities, PEM. */
  ca?: string
}

/** Sends webhook requests. */
export interface WebhookAgent {
  dispatch: Undici.Dispatcher['dispatch']
  destroy(): Promise<void>
}

/**
 * Creates the connections for webhooks: HTTP/1.1, no proxy from the environment, no redirects. In production every new
 * connection is checked: a literal address, each address that the name resolves to now, and the address that the socket
 * is connected to. That a name was public when the endpoint was created is not enough.
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
      keepAliveTimeout: KEEP_ALIVE_MS,
      keepAliveMaxTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MAX_RESPONSE_HEAD_BYTES,
      // One timer limits the whole attempt (`send-request.ts`).
      headersTimeout: 0,
      bodyTimeout: 0,
    })
  return {
    dispatch: (options, handler) => (agent ??= makeAgent()).dispatch(options, handler),
    destroy: async () => agent?.destroy(),
  }
}

/** A connector for undici that rejects addresses. undici does not call its `lookup` option for literal addresses. */
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

/** Rejects a name if one of its addresses is not allowed: such a DNS response is an attack or a mistake. */
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
  return new BlockedAddress(`${host} resolves to an address that is not public.`)
}
