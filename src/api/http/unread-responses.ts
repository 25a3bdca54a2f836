import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Bytes of responses that all clients together may leave unread; beyond it the slowest lose their connection. */
const MAX_UNREAD_BYTES = 64 * 1024 * 1024
const CHECK_PERIOD_MS = 250

/**
 * Closes connections whose clients send requests without reading the responses, once all unread responses take too much
 * memory: those with the oldest unread response first. A single slow client is left to the socket's timeout.
 */
export function boundUnreadResponses(server: Server, maxBytes = MAX_UNREAD_BYTES): void {
  /** Connections with something unread, in the order in which they came to be so. */
  const waiting = new Set<Socket>()
  const open = new Set<Socket>()

  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      waiting.delete(socket)
    })
  })

  function check(): void {
    let bytes = 0
    for (const socket of open) {
      const unread = socket.writableLength
      bytes += unread
      if (unread === 0) waiting.delete(socket)
      else waiting.add(socket)
    }
    for (const socket of waiting) {
      if (bytes <= maxBytes) return
      bytes -= socket.writableLength
      socket.destroy()
    }
  }

  const checking = setInterval(check, CHECK_PERIOD_MS)
  checking.unref()
  server.once('close', () => clearInterval(checking))
}
