import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { Bell } from './bell.ts'

/** What happens to one upgrade: it is refused with an answer, left without one, or taken after `release` is called. */
type Reception = { status: number; body?: unknown } | 'hang' | 'slow'

interface Upgrade {
  path: string
  query: string
  headers: IncomingHttpHeaders
}

/** One vendor's behaviour on one connection: what it does on opening, and for each message. */
export type VendorScript = (connection: VendorConnection, upgrade: Upgrade) => (message: string | Buffer) => void

/** The vendor's end of a connection. */
export class VendorConnection {
  readonly messages: (string | Buffer)[] = []
  closeCode: number | null = null
  readonly #socket: WebSocket

  constructor(socket: WebSocket) {
    this.#socket = socket
  }

  /** The text messages, as JSON. */
  get sent(): unknown[] {
    return this.messages
      .filter((message) => typeof message === 'string')
      .map((message) => JSON.parse(message) as unknown)
  }

  send(message: object): void {
    const isBinary = message instanceof Buffer
    this.#socket.send(isBinary ? message : JSON.stringify(message))
  }

  /** `isLast`: more of the same message is to come otherwise. */
  sendRaw(frame: string | Buffer, isLast = true): void {
    this.#socket.send(frame, { fin: isLast })
  }

  close(code: number, reason = ''): void {
    this.#socket.close(code, reason)
  }

  /** Once the client's end is open and has read all that was sent: it answers a ping in the order of what it reads. */
  async whenRead(): Promise<void> {
    const pong = new Promise((resolve) => this.#socket.once('pong', resolve))
    this.#socket.ping()
    await pong
  }

  /** The network is gone, without a close frame. */
  cut(): void {
    this.#socket.terminate()
  }

  /** Reads and answers no more, pings included, and stays. */
  freeze(): void {
    this.#socket.pause()
  }
}

/** A server on loopback that speaks a vendor's protocol and remembers all that it was told. */
export async function startVendorServer(script: VendorScript) {
  const bell = new Bell()
  const upgrades: Upgrade[] = []
  const connections: VendorConnection[] = []
  const receptions: Reception[] = []
  let release: (() => void)[] = []
  const wires = new Set<Duplex>()

  const server = createServer((_request, response) => response.writeHead(404).end())
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    wires.add(socket)
    socket.on('error', () => {})
    const [path = '', query = ''] = (request.url ?? '').split('?')
    const upgrade = { path, query, headers: request.headers }
    upgrades.push(upgrade)
    const take = () =>
      sockets.handleUpgrade(request, socket, head, (client) => {
        const connection = new VendorConnection(client)
        const receive = script(connection, upgrade)
        client.on('error', () => {})
        client.on('message', (data: Buffer, isBinary) => {
          const message = isBinary ? data : data.toString('utf8')
          connection.messages.push(message)
          receive(message)
          bell.ring()
        })
        client.on('close', (code) => {
          connection.closeCode = code
          bell.ring()
        })
        connections.push(connection)
        bell.ring()
      })
    const reception = receptions.shift()
    if (reception === undefined) take()
    else if (reception === 'slow') release.push(take)
    else if (reception !== 'hang') {
      const body = typeof reception.body === 'string' ? reception.body : JSON.stringify(reception.body ?? {})
      const head = `HTTP/1.1 ${reception.status} No\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`
      socket.end(head + body)
    }
    bell.ring()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    upgrades,
    connections,
    /** What happens to the next upgrades; those after them are taken. */
    receptions,
    until: (condition: () => boolean) => bell.until(condition),
    release() {
      for (const take of release) take()
      release = []
    },
    /** The connection with the number, from 0, once it is there. */
    async connection(index: number): Promise<VendorConnection> {
      await bell.until(() => connections.length > index)
      const connection = connections[index]
      if (!connection) throw new Error(`There is no connection ${index}.`)
      return connection
    },
    async [Symbol.asyncDispose]() {
      for (const wire of wires) wire.destroy()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** The audio that all servers make of a text: 10 ms of mu-law a character, told apart by the character. */
export function audioFor(text: string): Buffer {
  return Buffer.concat([...text].map((character) => Buffer.alloc(80, (character.codePointAt(0) ?? 0) % 251)))
}

export function object(message: string | Buffer): Record<string, unknown> {
  return JSON.parse(message.toString()) as Record<string, unknown>
}
