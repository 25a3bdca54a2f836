import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A TCP connection to a listening server, for bytes that an HTTP client would never send. */
export class RawSocket {
  readonly #socket: Socket
  #received = ''
  #isClosed = false
  #look = () => {}

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => this.#take(text))
    socket.on('error', () => {})
    socket.on('close', () => {
      this.#isClosed = true
      this.#look()
    })
  }

  static async open(app: FastifyInstance): Promise<RawSocket> {
    const address = app.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const socket = connect(port, '127.0.0.1')
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
    return new RawSocket(socket)
  }

  send(...lines: string[]): void {
    this.#socket.write(lines.join('\r\n'))
  }

  /** Returns the next whole response, or the bytes received before the connection was closed. */
  async answer(): Promise<{ status: number; head: string; body: string }> {
    for (;;) {
      const end = this.#received.indexOf('\r\n\r\n')
      const head = this.#received.slice(0, end)
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
      if (end >= 0 && this.#received.length >= end + 4 + length) {
        const body = this.#received.slice(end + 4, end + 4 + length)
        this.#received = this.#received.slice(end + 4 + length)
        return { status: Number(head.split(' ')[1]), head, body }
      }
      if (this.#isClosed) return { status: 0, head: this.#received, body: '' }
      await new Promise<void>((resolve) => (this.#look = resolve))
    }
  }

  async closed(): Promise<void> {
    while (!this.#isClosed) await new Promise<void>((resolve) => (this.#look = resolve))
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(text: string): void {
    this.#received += text
    this.#look()
  }
}
