import { createRequire } from 'node:module'
import type { Socket } from 'node:net'

interface Connection {
  closed: boolean
  socket: Socket
  cleanup: (this: Connection, error: Error) => void
}

/**
 * Corrects the MongoDB driver (7.9). A command that is written to a socket just as it closes waits for `drain` or
 * `error`, and neither comes any more: the command never ends. If it is the driver's regular check of the server, the
 * driver never finds the server again. So when a connection is closed, its socket emits `error` if anything still
 * listens for that, which ends the waiting writes.
 */
function failPendingWrites(): void {
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

failPendingWrites()
