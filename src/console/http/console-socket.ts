import cookie from '@fastify/cookie'
import type { WebSocket } from '@fastify/websocket'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptWebSockets } from '../../api/http/web-sockets.ts'
import { BadRequest, ParleyError } from '../../base/errors.ts'
import { LIMITS } from '../../base/limits.ts'
import { Tally } from '../../base/tally.ts'
import type { Clock } from '../../base/time.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import type { CurrentUser } from '../current-user.ts'
import { unauthorized } from '../operation.ts'
import { createSessionGuard } from '../session/session-guard.ts'
import { createOriginGuard } from './origin-guard.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { isUuid } from '../../base/uuid.ts'

/** Close codes: the session is over, and "try again later". */
const SESSION_OVER = 1008
export const TOO_MANY = 1013

/** How often a socket's client, session and membership are checked, in ms. */
const CHECK_PERIOD_MS = 15_000

const MAX_PERSON_SOCKETS = LIMITS.personSockets.value

/** An authorised connection. */
export interface Visit<Subscription> {
  person: CurrentUser
  subscription: Subscription
  /** Throws 401 once the session is over. */
  checkSession: () => Promise<void>
  log: FastifyBaseLogger
}

export interface ConsoleSocketOptions<Subscription> {
  url: string
  /**
   * Reads the subscription from the request; errors are answered before the upgrade, as in the rest of the console's
   * API.
   */
  subscribe: (request: FastifyRequest, person: CurrentUser) => Promise<Subscription>
  serve: (socket: WebSocket, visit: Visit<Subscription>) => void
}

/** A WebSocket of the console: only for logged-in users, and pages of its own origin. */
export async function serveConsoleSocket<Subscription>(
  app: FastifyInstance,
  deps: ConsoleDeps,
  { url, subscribe, serve }: ConsoleSocketOptions<Subscription>,
): Promise<void> {
  const guardSession = createSessionGuard(deps)
  const visits = new WeakMap<FastifyRequest, Visit<Subscription>>()
  const connections = new Tally()

  /** Counts a person's connections to this socket, until they are closed. */
  function claimSlot(socket: WebSocket, userId: string): boolean {
    if (connections.of(userId) >= MAX_PERSON_SOCKETS) return false
    connections.add(userId)
    socket.on('close', () => connections.remove(userId))
    return true
  }

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { person } = request
    if (!person) throw unauthorized()
    const subscription = await subscribe(request, person)
    visits.set(request, { person, subscription, checkSession: () => guardSession(request, reply), log: request.log })
  }

  await acceptWebSockets(app)
  await app.register(async (scope) => {
    if (!scope.hasRequestDecorator('person')) scope.decorateRequest('person', null)
    if (!scope.hasRequestDecorator('cookies')) await scope.register(cookie)
    setSecurityHeaders(scope, deps.config)
    scope.route({
      method: 'GET',
      url,
      onRequest: [createOriginGuard(deps.config), guardSession],
      preHandler: admit,
      handler: () => {
        throw new BadRequest('This address speaks WebSocket only.')
      },
      wsHandler(socket, request) {
        const visit = visits.get(request)
        if (!visit) return
        if (claimSlot(socket, visit.person.userId)) serve(socket, visit)
        else socket.close(TOO_MANY, 'You have too many of these open.')
      },
    })
  })
}

/** Reads a UUID in lower case. Throws 400 for anything else. */
export function readUuid(value: unknown, message: string): string {
  const id = typeof value === 'string' ? value.toLowerCase() : ''
  if (!isUuid(id)) throw new BadRequest(message)
  return id
}

/** Closes a connection that does not answer pings, or for which `check` throws 401 or 404. */
export function checkRegularly(clock: Clock, socket: WebSocket, check: () => Promise<void>): () => void {
  let isAlive = true
  let cancel = clock.after(CHECK_PERIOD_MS, tick)
  socket.on('pong', () => (isAlive = true))

  function tick(): void {
    cancel = clock.after(CHECK_PERIOD_MS, tick)
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
    check().catch((error: unknown) => {
      // A short store outage ends no session.
      const isOver = error instanceof ParleyError && (error.status === 401 || error.status === 404)
      if (isOver) socket.close(SESSION_OVER, 'Your session has ended.')
    })
  }

  return () => cancel()
}
