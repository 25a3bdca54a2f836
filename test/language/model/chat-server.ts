import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLanguageModel } from '../../../src/language/model/language-model.ts'
import type { LanguageModel } from '../../../src/ports/language.ts'

export interface ChatRequest {
  path: string
  headers: IncomingMessage['headers']
  body: ChatBody
}

/** What the tests look at in a request, of any vendor. */
interface ChatBody {
  model: string
  stream?: boolean
  messages: { role: string; content: string }[]
  response_format?: { type: string; json_schema: { schema: AnswerSchema } }
  tools?: { name: string }[]
}

interface AnswerSchema {
  properties: { values: { properties: Record<string, { anyOf: { type: string; enum?: string[] }[] }> } }
}

export type Reaction = (response: ServerResponse, request: ChatRequest) => void

/**
 * A model server on loopback that reacts to its first request with the first reaction, and so on; the last one repeats.
 */
export class ChatServer {
  readonly requests: ChatRequest[] = []
  readonly #server: Server
  #reactions: Reaction[] = []

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  static async start(): Promise<ChatServer> {
    const server = new ChatServer()
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve))
    return server
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`
  }

  /** A language model that is connected to this server. */
  model(): LanguageModel {
    return createLanguageModel({
      credentials: { find: async () => ({ baseUrl: this.baseUrl }) },
      clock: { now: () => 1_000 },
      timeoutMs: 20_000,
    })
  }

  reacts(...reactions: Reaction[]): void {
    this.requests.length = 0
    this.#reactions = reactions
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const seen = { path: request.url ?? '', headers: request.headers, body: JSON.parse(text) as ChatBody }
    const reaction = this.#reactions[this.requests.length] ?? this.#reactions.at(-1)
    this.requests.push(seen)
    reaction?.(response, seen)
  }
}

/** A chat completion with this text. */
export function completes(content: string): Reaction {
  return (response) => {
    const message = { role: 'assistant', content }
    sendJson(response, 200, {
      id: 'c1',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    })
  }
}

/** A chat completion streamed piece by piece. */
export function streams(...pieces: string[]): Reaction {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const piece of pieces) response.write(chunk({ content: piece }))
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
  }
}

/** Sends the first piece and then nothing more. */
export function stallsAfter(piece: string): Reaction {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(chunk({ content: piece }))
  }
}

/** Sends the first piece and then drops the connection. */
export function dropsAfter(piece: string): Reaction {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(chunk({ content: piece }), () => response.destroy())
  }
}

export function fails(status: number): Reaction {
  return (response) => sendJson(response, status, { error: { message: 'out of order', type: 'server_error' } })
}

export const hangs: Reaction = () => {}

export const resets: Reaction = (response) => response.destroy()

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

export function chunk(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }]
  return `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices })}\n\n`
}
