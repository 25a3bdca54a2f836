import { createRequire } from 'node:module'
import type { Socket } from 'node:net'

interface Connection {
  closed: boolean
  socket: Socket
  cleanup: (this: Connection, error: Error) => void
}

/**
 * Mends the driver (7.9). A command that it writes to a socket which is closed at that moment waits for `drain` or
 * `error`, of which neither comes any more: the command never ends, and when it was the look at the server, the server
 * is away for ever. So whoever waits on a socket is told when its connection is given up.
 */
function tellWhoeverWaits(): void {
  const require = createRequire(import.meta.url)
  const driver: unknown = require('mongodb/lib/cmap/connection.js')
  const { prototype } = (driver as { Connection: { prototype: Connection } }).Connection
  const { cleanup } = prototype
  prototype.cleanup = function (error) {
    const wasOpen = !this.closed
    cleanup.call(this, error)
    if (wasOpen && this.socket.listenerCount('error') > 0) this.socket.emit('error', error)
  }
}

tellWhoeverWaits()
