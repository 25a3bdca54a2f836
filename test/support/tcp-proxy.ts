import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/**
 * What becomes of a request and its answer: `lose` drops the connection before the server sees the request, `deafen`
 * after the server has carried it out and before its answer, `cut` in the middle of the answer.
 */
export type Mishap = 'lose' | 'deafen' | 'cut' | OtherAnswer

/** Another answer than the server's, on a connection that lives on: without asking it, or made of what it has said. */
type OtherAnswer = { instead: (request: Buffer) => Buffer } | { made: (answer: Buffer) => Buffer }

/** A network between a client and a server on loopback, which the test makes worse. One request a connection at a time. */
export class TcpProxy implements AsyncDisposable {
  /** Decides about each piece that a client sends, read as Latin-1; undefined lets it pass. */
  mishap: (request: string) => Mishap | undefined = () => undefined
  /** On each way. */
  delayMs = 0
  /** How long this piece waits before it reaches the server, beside that. */
  slownessMs: (request: string) => number = () => 0
  readonly #server: Server
  readonly #targetPort: number
  readonly #sockets = new Set<Socket>()
  readonly #held: (() => void)[] = []
  #isHolding = false
  #isAway = false

  static async start(targetPort: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(targetPort)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  private constructor(targetPort: number) {
    this.#targetPort = targetPort
    this.#server = createServer((client) => this.#join(client))
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Everything gets stuck, on connections that stay open. */
  hold(): void {
    this.#isHolding = true
  }

  /** What was stuck goes on its way. */
  letGo(): void {
    this.#isHolding = false
    for (const go of this.#held.splice(0)) go()
  }

  /** Drops every connection, and each new one at once. */
  goAway(): void {
    this.#isAway = true
    this.#dropAll()
  }

  comeBack(): void {
    this.#isAway = false
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#dropAll()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #join(client: Socket): void {
    if (this.#isAway) return void client.destroy()
    const server = connect(this.#targetPort, '127.0.0.1')
    const drop = () => {
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) {
      this.#sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', drop)
      socket.on('close', () => {
        this.#sockets.delete(socket)
        drop()
      })
    }
    let fate: Mishap | undefined
    client.on('data', (chunk: Buffer) => {
      fate ??= this.mishap(chunk.toString('latin1'))
      if (fate === 'lose') return drop()
      if (typeof fate !== 'object' || 'made' in fate) {
        const waitMs = this.slownessMs(chunk.toString('latin1'))
        const go = () => this.#pass(() => server.write(chunk))
        return void (waitMs > 0 ? setTimeout(go, waitMs) : go())
      }
      const answer = fate.instead(chunk)
      fate = undefined
      this.#pass(() => client.write(answer))
    })
    server.on('data', (chunk: Buffer) => {
      if (fate === 'deafen') return drop()
      if (fate !== 'cut') {
        const answer = typeof fate === 'object' && 'made' in fate ? fate.made(chunk) : chunk
        fate = undefined
        return this.#pass(() => client.write(answer))
      }
      client.write(chunk.subarray(0, chunk.length / 2), drop)
    })
  }

  #pass(go: () => void): void {
    if (this.#isHolding) this.#held.push(go)
    else if (this.delayMs > 0) setTimeout(go, this.delayMs)
    else go()
  }

  #dropAll(): void {
    for (const socket of this.#sockets) socket.destroy()
  }
}
