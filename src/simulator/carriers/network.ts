import type * as Undici from 'undici'
import WebSocket from 'ws'
import { lazyRequire } from '../../base/lazy-require.ts'

const undici = lazyRequire<typeof Undici>('undici')

export interface SocketEvents {
  opened(): void
  message(text: string): void
  /** Once, also when it never opened. */
  closed(): void
}

export interface CarrierSocket {
  send(text: string): void
  close(): void
  /** Ends the connection without a close frame. */
  cut(): void
}

/** How the simulator reaches the service. */
export interface Network {
  /** Returns status and body; rejects when no response came. */
  post(url: string, headers: Record<string, string>, body: string): Promise<{ status: number; body: string }>
  connect(url: string, headers: Record<string, string>, events: SocketEvents): CarrierSocket
  close(): Promise<void>
}

const TIMEOUT_MS = 15_000
const MAX_FRAME_BYTES = 1024 * 1024

/** Real HTTP and WebSockets. */
export function createNetwork(): Network {
  let dispatcher: Undici.Agent | undefined
  const limits = { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS, maxResponseSize: 256 * 1024 }
  return {
    async post(url, headers, body) {
      const { Agent, request } = undici()
      dispatcher ??= new Agent(limits)
      const response = await request(url, { dispatcher, method: 'POST', headers, body })
      return { status: response.statusCode, body: await response.body.text() }
    },
    connect(url, headers, events) {
      const socket = new WebSocket(url, { headers, handshakeTimeout: 10_000, maxPayload: MAX_FRAME_BYTES })
      socket.on('open', () => events.opened())
      socket.on('message', (data: Buffer, isBinary) => {
        if (!isBinary) events.message(data.toString('utf8'))
      })
      socket.on('close', () => events.closed())
      // `close` follows.
      socket.on('error', () => {})
      return {
        send(text) {
          if (socket.readyState === WebSocket.OPEN) socket.send(text)
        },
        close: () => socket.close(1000),
        cut: () => socket.terminate(),
      }
    },
    close: async () => dispatcher?.destroy(),
  }
}
