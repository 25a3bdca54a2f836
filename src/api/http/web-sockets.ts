import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'

/** Viewers send nothing; pings and experiments of a curious client must fit. */
const MAX_PAYLOAD_BYTES = 64 * 1024
/** Browsers and carriers send a message whole. Each fragment takes far more memory than a byte, which is all it may bring. */
const MAX_FRAGMENTS = 64
/** Pieces in which the network may deliver one frame; the same goes for them. */
const MAX_BUFFERED_CHUNKS = 1_024
/** How long a connection may stay open after a refused upgrade, in ms. */
const REFUSED_MS = 10_000
/** How long a client may take to say good-bye when the service stops. */
const GOOD_BYE_MS = 1_000
const GOING_AWAY = 1001

/**
 * Lets routes of this server be WebSockets; a second call changes nothing. To be called on the server itself, because
 * there is one listener for upgrades.
 */
export async function acceptWebSockets(app: FastifyInstance): Promise<void> {
  if (app.hasDecorator('websocketServer')) return
  const connections = new Set<Socket>()

  // After an upgrade was answered with an error, neither Node nor Fastify reads or times out the connection.
  app.server.on('upgrade', ({ socket }, stream) => {
    // If a request with a body asks for an upgrade, Node passes a wrapper without timers instead of the socket.
    // `SocketPaths` refuses such upgrades; a Node without that setting may still pass one on.
    if (stream !== socket) return void socket.destroy()
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
    socket.setTimeout(REFUSED_MS, () => socket.destroy()) // taken away again by an upgrade that succeeds
  })

  await app.register(websocket, {
    options: { maxPayload: MAX_PAYLOAD_BYTES, maxFragments: MAX_FRAGMENTS, maxBufferedChunks: MAX_BUFFERED_CHUNKS },
    errorHandler(error, socket, request) {
      // A protocol violation or a dropped connection is not a failure of this service.
      if (!isOfTheConnection(error)) request.log.error({ err: error }, 'A WebSocket failed.')
      socket.terminate()
    },
    preClose(done) {
      for (const client of app.websocketServer.clients) client.close(GOING_AWAY, 'The service is stopping.')
      const impatient = setTimeout(() => connections.forEach((socket) => socket.destroy()), GOOD_BYE_MS)
      app.server.once('close', () => clearTimeout(impatient))
      app.websocketServer.close()
      done()
    },
  })
}

function isOfTheConnection(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && /^(?:WS_ERR_|E[A-Z]+$)/.test(error.code)
}
