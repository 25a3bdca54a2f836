import { connect, isIP, type OnReadOpts, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { BlockedAddress, guardedLookup } from './guarded-connector.ts'
import type { Resolve } from './resolve.ts'

/** Where a socket leads. */
export interface SocketTarget {
  isTls: boolean
  /** A name or an address, IPv6 without brackets. */
  hostname: string
  port: number
}

export interface SocketGuard {
  isAllowed: (address: string) => boolean
  resolve: Resolve
  /** Additional trusted certificate authorities, PEM. */
  ca?: string
}

/**
 * How long the connection to one of several addresses may take before the next is tried: with Node's own half second one
 * lost packet would count as a dead address, as it is sent again only after a second.
 */
const TRY_NEXT_ADDRESS_AFTER_MS = 2_500
/** Probes of an open connection begin after this time without data. */
const PROBE_AFTER_MS = 60_000

/**
 * Opens a socket and checks where it leads: a literal address, each address that the name resolves to now, and the
 * address that it is connected to, before anything is sent. `session`: of an earlier TLS connection to the same target.
 * What arrives is given to `onread` and not kept. Fails with `BlockedAddress`: thrown for a literal address, by the
 * event `error` otherwise.
 */
export function openGuardedSocket(
  { isTls, hostname, port }: SocketTarget,
  { isAllowed, resolve, ca }: SocketGuard,
  { onread, session }: { onread: OnReadOpts; session?: Buffer | undefined },
): Socket {
  const isLiteral = isIP(hostname) !== 0
  if (isLiteral && !isAllowed(hostname)) throw new BlockedAddress(hostname)
  const lookup = guardedLookup(isAllowed, resolve)
  const to = { host: hostname, port, lookup, autoSelectFamilyAttemptTimeout: TRY_NEXT_ADDRESS_AFTER_MS, onread }
  const kept = { noDelay: true, keepAlive: true, keepAliveInitialDelay: PROBE_AFTER_MS }
  const socket = isTls
    ? connectTls({
        ...{ ...to, ...kept, rejectUnauthorized: true, ALPNProtocols: ['http/1.1'] },
        ...(isLiteral ? {} : { servername: hostname.replace(/\.$/, '') }),
        ...(session ? { session } : {}),
        ...(ca ? { ca } : {}),
      })
    : connect({ ...to, ...kept })
  // Before the listener that begins TLS.
  return socket.prependOnceListener('connect', () => {
    if (!isAllowed(socket.remoteAddress ?? '')) socket.destroy(new BlockedAddress(hostname))
  })
}
