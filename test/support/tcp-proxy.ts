import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/**
 * A fault of one request: `lose` closes the connection before the server receives it, `deafen` after the server has
 * processed it and before its reply, `cut` in the middle of the reply.
 */
export type Mishap = 'lose' | 'deafen' | 'cut' | OtherAnswer

/** A replaced reply on a connection that stays open: sent without asking the server, or made from the server's. */
type OtherAnswer = { instead: (request: Buffer) => Buffer } | { made: (answer: Buffer) => Buffer }

/**
 * A network between a client and a server on loopback, with faults that the test sets. One request per connection at a
 * time.
 */
export class TcpProxy implements AsyncDisposable {
  /** Returns the fault for each chunk that a client sends, read as Latin-1; undefined for none. */
  mishap: (request: string) => Mishap | undefined = () => undefined
  /** Delay in each direction. */
  delayMs = 0
  /** Additional delay of a chunk before it reaches the server. */
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

  /** Stops all traffic on connections that stay open. */
  hold(): void {
    this.#isHolding = true
  }

  /** Sends on what `hold` stopped. */
  letGo(): void {
    this.#isHolding = false
    for (const go of this.#held.splice(0)) go()
  }

  /** Closes every connection, and each new one immediately. */
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
