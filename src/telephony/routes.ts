import type { WebSocket } from '@fastify/websocket'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { errorBody, errorResponse, JSON_TYPE, noSuchPath } from '../api/http/errors.ts'
import type { MediaSocket } from '../media/carrier-socket.ts'
import { MEDIA_ROUTE, STATUS_ROUTE, type CallbackParams } from './callback-path.ts'
import type { MediaGateway } from './sockets/media-gateway.ts'
import type { StatusCallbacks } from './callbacks/status-callbacks.ts'
import type { CallbackTarget } from '../security/callback-tokens.ts'

/** The longest that a carrier sends has some forty fields. */
const MAX_BODY_BYTES = 64 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on media sockets that may come in. */
    callbackTarget: CallbackTarget | null
  }
}

/**
 * Routes for carriers' callbacks, on the public server. WebSockets must be enabled there already. Any invalid request
 * gets the response of an unknown path.
 */
export function phoneRoutes(deps: { statusCallbacks: StatusCallbacks; gateway: MediaGateway }) {
  const { statusCallbacks, gateway } = deps
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(async (scope) => {
      scope.decorateRequest('callbackTarget', null)
      takeAnyBody(scope)
      handleErrorsWithoutSecrets(scope)

      scope.post<{ Params: CallbackParams }>(STATUS_ROUTE, async (request, reply) => {
        const { params, headers, url } = request
        const contentType = headers['content-type'] ?? ''
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        if (!(await statusCallbacks(params, { url, headers, contentType, body }))) throw noSuchPath()
        return reply.code(200).type('text/plain').send('')
      })

      scope.route<{ Params: CallbackParams }>({
        method: 'GET',
        url: MEDIA_ROUTE,
        preHandler: async (request: FastifyRequest) => {
          request.callbackTarget = await gateway.authorize(request.params as CallbackParams)
          if (!request.callbackTarget) throw noSuchPath()
        },
        handler: () => {
          throw noSuchPath()
        },
        wsHandler: (socket, { callbackTarget }) => {
          if (callbackTarget) acceptSocket(socket, callbackTarget, gateway, scope.log)
        },
      })
    })
  }
}

function acceptSocket(socket: WebSocket, target: CallbackTarget, gateway: MediaGateway, log: FastifyBaseLogger): void {
  const connection = gateway.accept(target, mediaSocketOver(socket))
  /** A bug that one call triggers ends its audio, not the process. */
  const guard = (work: () => void) => {
    try {
      work()
    } catch (error) {
      log.error({ callId: target.callId, err: error }, 'A media socket failed.')
      socket.terminate()
    }
  }
  socket.on('message', (data: Buffer, isBinary: boolean) =>
    guard(() => connection.receive(isBinary ? null : data.toString('utf8'))),
  )
  socket.on('close', () => guard(() => connection.closed()))
  // `close` follows.
  socket.on('error', (error) => {
    if ('code' in error && String(error.code).startsWith('WS_ERR_')) guard(() => connection.broken())
  })
}

function mediaSocketOver(socket: WebSocket): MediaSocket {
  return {
    send(text) {
      if (socket.readyState === socket.OPEN) socket.send(text, () => {})
    },
    close: () => socket.close(1000),
    get bufferedBytes() {
      return socket.bufferedAmount
    },
  }
}

/** Bodies are left as bytes: the carrier's adapter parses them, and needs them as they were signed. */
function takeAnyBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const options = { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES } as const
  scope.addContentTypeParser<Buffer>('*', options, (_request, body, done) => done(null, body))
}

/** As elsewhere, but nothing of the address is logged: it holds a token. */
function handleErrorsWithoutSecrets(scope: FastifyInstance): void {
  scope.setErrorHandler((error: unknown, request, reply) => {
    const response = errorResponse(error)
    if (response.status === 500) request.log.error({ err: error }, 'A callback failed.')
    if (response.retryAfterSec !== undefined) reply.header('retry-after', response.retryAfterSec)
    void reply.code(response.status).type(JSON_TYPE).send(errorBody(response))
  })
}
