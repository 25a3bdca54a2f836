import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/**
 * What the model server says: nothing in particular, bytes without end, or a value that takes patterns long, or
 * nothing.
 */
export type ModelMood = 'good' | 'endless' | 'blanks' | 'silent'

/** A model server and speech vendors that have gone wrong, each in the worst way that was found. */
export class HostileProviders {
  mood: ModelMood = 'good'
  readonly #server: Server
  readonly #sockets = new WebSocketServer({ noServer: true })

  private constructor() {
    this.#server = createServer((request, response) => {
      request.resume()
      response.on('error', () => {})
      if (this.mood === 'silent') return
      if (this.mood === 'endless') {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        const piece = Buffer.alloc(256 * 1024, 'x')
        const pour = () => {
          while (!response.destroyed && response.write(piece));
        }
        response.on('drain', pour)
        response.write('data: {"choices":[{"delta":{"content":"')
        return pour()
      }
      const values = { name: this.mood === 'blanks' ? `${' '.repeat(200_000)}x` : 'Asha' }
      const content = JSON.stringify({ values, refused: [], intent: 'none', language: 'en' })
      const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }]
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ id: 'c', object: 'chat.completion', created: 1, model: 'm', choices, usage: {} }))
    })
    this.#server.on('upgrade', (request, socket, head) => {
      this.#sockets.handleUpgrade(request, socket, head, (client) => speak(client, request.url ?? ''))
    })
  }

  static async start(): Promise<HostileProviders> {
    const providers = new HostileProviders()
    await new Promise<void>((resolve) => providers.#server.listen(0, '127.0.0.1', resolve))
    return providers
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    for (const client of this.#sockets.clients) client.terminate()
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

/** A partial of 100,000 words, a problem that quotes as many, and times for 60,000 characters in each frame. */
function speak(socket: WebSocket, path: string): void {
  socket.on('error', () => {})
  const words = Array.from({ length: 100_000 }, (_, index) => `w${index}`).join(' ')
  const chars = Array.from({ length: 60_000 }, () => 'a')
  const alignment = { chars, charStartTimesMs: chars.map((_, index) => index), charDurationsMs: chars.map(() => 1) }
  let received = 0
  socket.on('message', (data: Buffer) => {
    received += 1
    if (path.startsWith('/v1/listen')) {
      if (received % 50 !== 1) return
      const alternatives = [{ transcript: words, confidence: 1, words: [] }]
      socket.send(JSON.stringify({ type: 'Results', is_final: false, channel: { alternatives } }))
      socket.send(JSON.stringify({ type: 'Warning', description: words }))
      return
    }
    const contextId = /"context_id":"([^"]+)"/.exec(data.toString('utf8'))?.[1] ?? 'line-1'
    socket.send(JSON.stringify({ audio: Buffer.alloc(200_000, 0xff).toString('base64'), contextId, alignment }))
  })
}
