import type { FastifyInstance } from 'fastify'
import type { MediaGateway, MediaConnection } from '../../../src/telephony/sockets/media-gateway.ts'
import type { Network } from '../../../src/simulator/carriers/network.ts'
import type { VirtualClock } from '../clock/virtual-clock.ts'

/** Address of the service; nothing listens there. */
export const SERVICE = 'http://parley.test'

/**
 * Connects carriers to the service without a network: callbacks go through its HTTP server, media sockets directly to
 * the gateway behind the WebSocket route. Every frame is delivered in a step of its own.
 */
export function memoryNetwork(
  clock: VirtualClock,
  service: () => { app: FastifyInstance; gateway: MediaGateway },
): Network {
  return {
    post(url, headers, body) {
      return clock.duringRounds(async () => {
        const { app } = service()
        const answer = await app.inject({ method: 'POST', url: pathOf(url), headers, payload: body })
        return { status: answer.statusCode, body: answer.body }
      })
    },
    connect(url, _headers, events) {
      const { gateway } = service()
      const [, , carrier = '', , callId = '', token = ''] = pathOf(url).replace(/\?.*$/, '').split('/')
      let connection: MediaConnection | null = null
      let isOpen = true
      const end = () => {
        if (!isOpen) return
        isOpen = false
        clock.stir()
        queueMicrotask(() => {
          connection?.closed()
          events.closed()
        })
      }
      const socket = {
        send(text: string) {
          if (!isOpen) return
          queueMicrotask(() => isOpen && events.message(text))
        },
        close: end,
        bufferedBytes: 0,
      }
      void clock.duringRounds(async () => {
        const target = await gateway.authorize({ carrier, callId, token })
        if (!isOpen) return
        if (!target) return end()
        connection = gateway.accept(target, socket)
        events.opened()
      })
      return {
        send(text) {
          if (isOpen) queueMicrotask(() => connection?.receive(text))
        },
        close: end,
        // Without a close frame the other side is not notified.
        cut: end,
      }
    },
    close: () => Promise.resolve(),
  }
}

function pathOf(url: string): string {
  return url.replace(/^\w+:\/\/[^/]+/, '')
}
