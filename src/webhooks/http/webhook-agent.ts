import { LRUCache } from 'lru-cache'
import { openGuardedSocket, type SocketTarget } from '../../security/open-guarded-socket.ts'
import { isPublicAddress } from '../../security/public-address.ts'
import type { Resolve } from '../../security/resolve.ts'
import { createAfterPoll } from './after-poll.ts'
import { Connection, type ExchangeHandler } from './connection.ts'

/**
 * How long an idle connection is kept for reuse. When the receiver closes a connection while a POST is sent on it, it
 * is unknown whether the request arrived, and it is not repeated within one attempt. Receivers keep idle connections
 * for seconds, so this side closes them earlier; within a burst of deliveries reuse saves two thirds of the work.
 */
const KEEP_ALIVE_MS = 500
const LOOK_AT_IDLE_EVERY_MS = 100
const MAX_SESSIONS = 100
/**
 * How long no connection to an origin is used again after one was closed under a second request: its receiver closes
 * connections without saying so, and in a burst half of the requests would be lost to that.
 */
const NO_REUSE_MS = 10 * 60_000
const MAX_NO_REUSE = 1_000

export interface WebhookAgentOptions {
  /** Whether only public addresses are allowed. */
  production: boolean
  resolve: Resolve
  /** Additional trusted certificate authorities, PEM. */
  ca?: string
}

/** Where requests go: `origin` names the target, as connections are shared by it. */
export interface RequestTarget extends SocketTarget {
  origin: string
}

/** A request under way. */
interface Exchange {
  /** Closes its connection; its handler hears nothing more. */
  abort(): void
}

/** Sends webhook requests. */
export interface WebhookAgent {
  /** Sends the bytes of one request, once. The agent has no time limit of its own. */
  send(target: RequestTarget, request: Buffer, handler: ExchangeHandler): Exchange
  /** Closes all connections; requests that wait for a response fail. */
  destroy(): void
}

/**
 * Creates the connections for webhooks: HTTP/1.1, no proxy from the environment, no redirects, one request at a time on
 * each. In production every new connection is checked: a literal address, each address that the name resolves to now,
 * and the address that the socket is connected to. That a name was public when the endpoint was created is not enough.
 *
 * It is an HTTP client of our own ([decision 0024](../../../docs/decisions/0024-webhooks-have-an-http-client-of-their-own.md)):
 * it reads nothing of a response but its status and its end.
 */
export function createWebhookAgent({ production, resolve, ca }: WebhookAgentOptions): WebhookAgent {
  const guard = { isAllowed: production ? isPublicAddress : () => true, resolve, ...(ca ? { ca } : {}) }
  const connections = new Set<Connection>()
  /** By origin; in each list the one that was used last comes last. */
  const idle = new Map<string, Connection[]>()
  const sessions = new LRUCache<string, Buffer>({ max: MAX_SESSIONS })
  const noReuse = new LRUCache<string, true>({ max: MAX_NO_REUSE, ttl: NO_REUSE_MS })
  const afterPoll = createAfterPoll()
  let idleTimer: NodeJS.Timeout | undefined
  let isDestroyed = false

  function open(target: RequestTarget): Connection {
    const { origin, isTls } = target
    const connection = new Connection(
      (onread) => {
        const socket = openGuardedSocket(target, guard, { onread, session: sessions.get(origin) })
        return isTls ? socket.on('session', (session: Buffer) => sessions.set(origin, session)) : socket
      },
      isTls ? 'secureConnect' : 'connect',
      {
        onFree: (free) => keep(origin, free),
        // Some receivers break off because of an earlier session: the next connection begins a new one.
        onNotMade: () => sessions.delete(origin),
        onFailedInReuse: () => noReuse.set(origin, true),
        onClose: (closed) => connections.delete(closed),
      },
    )
    connections.add(connection)
    return connection
  }

  function keep(origin: string, connection: Connection): void {
    if (noReuse.has(origin)) return connection.destroy()
    connection.freeSince = performance.now()
    const list = idle.get(origin)
    if (list) list.push(connection)
    else idle.set(origin, [connection])
    idleTimer ??= setTimeout(closeIdle, LOOK_AT_IDLE_EVERY_MS)
  }

  function takeIdle(origin: string): Connection | undefined {
    if (noReuse.has(origin)) return undefined
    const list = idle.get(origin)
    for (let connection = list?.pop(); connection; connection = list?.pop()) if (connection.isOpen) return connection
    return undefined
  }

  function closeIdle(): void {
    const before = performance.now() - KEEP_ALIVE_MS
    for (const [origin, list] of idle) {
      const kept = list.filter((connection) => connection.isOpen && connection.freeSince > before)
      for (const connection of list) if (!kept.includes(connection)) connection.destroy()
      if (kept.length > 0) idle.set(origin, kept)
      else idle.delete(origin)
    }
    idleTimer = idle.size > 0 ? setTimeout(closeIdle, LOOK_AT_IDLE_EVERY_MS) : undefined
  }

  return {
    send(target, request, handler) {
      let connection: Connection | undefined
      let isAborted = false

      /** A used connection gets the request only if by then it was neither closed nor sent anything. */
      function begin(): void {
        if (isAborted) return
        connection = takeIdle(target.origin)
        if (connection) return afterPoll(() => (connection?.isOpen ? connection.send(request, handler) : begin()))
        try {
          if (isDestroyed) throw notSentAnyMore()
          connection = open(target)
          connection.send(request, handler)
        } catch (error) {
          handler.onFailure(error)
          handler.onEnd()
        }
      }

      begin()
      return {
        abort() {
          isAborted = true
          connection?.destroy()
        },
      }
    },
    destroy() {
      isDestroyed = true
      clearTimeout(idleTimer)
      idle.clear()
      for (const connection of connections) connection.fail(notSentAnyMore())
    },
  }
}

function notSentAnyMore(): Error {
  return new Error('Webhooks are not sent any more.')
}
