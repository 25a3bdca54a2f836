import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below what the operating system gives to connections and to servers on port 0. */
const FIRST = 12_000
const LAST = 32_000

/**
 * A port on which nobody listens, for a service that has to know it beforehand or comes back on it: nobody gets it
 * meanwhile by asking for any free one.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    const server = createServer()
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') continue
      throw error
    }
    await new Promise((resolve) => server.close(resolve))
    return port
  }
}
