import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Decides which requests may become WebSockets: those of a route that takes one, and without a body. */
export class SocketPaths {
  readonly #patterns: RegExp[] = []

  /** Notes each WebSocket route that is added to the server from now on. */
  collectFrom(app: FastifyInstance): void {
    app.addHook('onRoute', ({ url, wsHandler, websocket }) => {
      if (!wsHandler && !websocket) return
      const literals = url.split(/:[^/]+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      this.#patterns.push(new RegExp(`^${literals.join('[^/]+')}$`))
    })
  }

  /**
   * Whether Node may hand the request over as an upgrade. Every other one is answered as if it had not asked. No
   * WebSocket client sends a body with its request (RFC 6455, section 4.1).
   */
  mayUpgrade({ method, url, headers }: IncomingMessage): boolean {
    if (method !== 'GET' || headers['transfer-encoding'] !== undefined) return false
    if (headers['content-length'] !== undefined && Number(headers['content-length']) !== 0) return false
    if (headers.upgrade?.toLowerCase() !== 'websocket') return false
    const [path = ''] = (url ?? '').split('?', 1)
    return this.#patterns.some((pattern) => pattern.test(path))
  }
}
