import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How long the slow endpoint takes: within the ten seconds that a receiver has. */
const SLOW_MS = 8_000
/** Nobody listens there. */
const DEAD_PORT = 9

/** A customer's webhook endpoints: one that answers at once, one that takes its time, one where nobody listens. */
export class Endpoints {
  readonly #server: Server
  readonly #calls = new Set<string>()
  arrivals = 0

  private constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        this.arrivals += 1
        if (request.url === '/slow') {
          setTimeout(() => response.writeHead(204).end(), SLOW_MS).unref()
          return
        }
        const { data } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { data: { call?: { id: string } } }
        if (data.call) this.#calls.add(data.call.id)
        response.writeHead(204).end()
      })
    })
  }

  static async start(): Promise<Endpoints> {
    const endpoints = new Endpoints()
    await new Promise<void>((resolve) => endpoints.#server.listen(0, '127.0.0.1', resolve))
    return endpoints
  }

  /** Calls that the good endpoint was told of. */
  get callsHeardOf(): number {
    return this.#calls.size
  }

  async addTo(address: string, projectId: string, cookie: string): Promise<void> {
    const { port } = this.#server.address() as AddressInfo
    for (const url of [
      `http://127.0.0.1:${port}/good`,
      `http://127.0.0.1:${port}/slow`,
      `http://127.0.0.1:${DEAD_PORT}/`,
    ]) {
      const made = await fetch(`${address}/console/api/projects/${projectId}/webhooks`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ url }),
      })
      if (made.status !== 201) throw new Error(`An endpoint was answered ${made.status}: ${await made.text()}`)
    }
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
