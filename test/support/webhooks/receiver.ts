import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer, type TlsOptions } from 'node:tls'
import { certificate } from './certificate.ts'

export interface Arrival {
  /** As received, names in their original case. */
  headers: Record<string, string>
  requestLine: string
  body: Buffer
}

/** Speaks raw HTTP on loopback, so that it can misbehave as receivers do. `arrivals` contains whole requests. */
export class Receiver implements AsyncDisposable {
  readonly arrivals: Arrival[] = []
  readonly sockets: Socket[] = []
  readonly server: Server
  readonly #waiting: (() => void)[] = []

  /** `answer` gets the connection and the number of the request, from 1. */
  static async start(
    answer: (socket: Socket, n: number) => void,
    { tls }: { tls?: boolean | TlsOptions } = {},
  ): Promise<Receiver> {
    const server = tls ? createTlsServer({ ...certificate, ...(tls === true ? {} : tls) }) : createServer()
    const receiver = new Receiver(server)
    server.on(tls ? 'secureConnection' : 'connection', (socket: Socket) => receiver.#accept(socket, answer))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return receiver
  }

  private constructor(server: Server) {
    this.server = server
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook?from=svc`
  }

  async arrived(count: number): Promise<void> {
    while (this.arrivals.length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    this.server.close()
    await once(this.server, 'close')
  }

  #accept(socket: Socket, answer: (socket: Socket, n: number) => void): void {
    this.sockets.push(socket)
    socket.on('error', () => {})
    let received = Buffer.alloc(0)
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      const head = received.indexOf('\r\n\r\n')
      if (head < 0) return
      const [requestLine = '', ...lines] = received.subarray(0, head).toString('latin1').split('\r\n')
      const headers = Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const),
      )
      const length = Number(headers['content-length'])
      const body = received.subarray(head + 4)
      if (body.length < length) return
      received = body.subarray(length)
      this.arrivals.push({ requestLine, headers, body: body.subarray(0, length) })
      answer(socket, this.arrivals.length)
      for (const resolve of this.#waiting.splice(0)) resolve()
    })
  }
}

/** A whole response without a body. */
export function respond(status: number, headers = ''): (socket: Socket) => void {
  return (socket) => socket.write(`HTTP/1.1 ${status} Whatever\r\n${headers}Content-Length: 0\r\n\r\n`)
}
