import { isIP, type LookupFunction } from 'node:net'
import type * as Undici from 'undici'
import { lazyRequire } from '../base/lazy-require.ts'
import type { Resolve } from './resolve.ts'

const undici = lazyRequire<typeof Undici>('undici')

/** The host resolves to an address that is not public. The code must not be one that undici retries. */
export class BlockedAddress extends Error {
  override readonly name = 'BlockedAddress'
  readonly code = 'BLOCKED_ADDRESS'

  constructor(host: string) {
    super(`${host} resolves to an address that is not public.`)
  }
}

/** A connector for undici that rejects addresses. undici does not call its `lookup` option for literal addresses. */
export function createGuardedConnector(options: {
  isAllowed: (address: string) => boolean
  resolve: Resolve
  connectTimeoutMs: number
}): Undici.buildConnector.connector {
  const { isAllowed, resolve, connectTimeoutMs } = options
  let connect: Undici.buildConnector.connector | undefined
  const makeConnector = () =>
    undici().buildConnector({
      allowH2: false,
      timeout: connectTimeoutMs,
      rejectUnauthorized: true,
      lookup: guardedLookup(isAllowed, resolve),
    })
  return (target, callback) => {
    if (isIP(target.hostname) && !isAllowed(target.hostname)) return callback(new BlockedAddress(target.hostname), null)
    connect ??= makeConnector()
    connect(target, (error, socket) => {
      if (error) return callback(error, null)
      if (isAllowed(socket.remoteAddress ?? '')) return callback(null, socket)
      socket.destroy()
      callback(new BlockedAddress(target.hostname), null)
    })
  }
}

/** Rejects a name if one of its addresses is not allowed: such a DNS response is an attack or a mistake. */
export function guardedLookup(isAllowed: (address: string) => boolean, resolve: Resolve): LookupFunction {
  return (host, { all }, callback) => {
    resolve(host)
      .then((addresses) => {
        if (!addresses.every(isAllowed)) return callback(new BlockedAddress(host), '')
        const found = addresses.map((address) => ({ address, family: isIP(address) }))
        const [first] = found
        if (!first) return callback(Object.assign(new Error(`${host} has no address.`), { code: 'ENOTFOUND' }), '')
        if (all) return callback(null, found)
        callback(null, first.address, first.family)
      })
      .catch((error: NodeJS.ErrnoException) => callback(error, ''))
  }
}
