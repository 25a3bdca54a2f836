import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { WebSocket, WebSocketServer } from 'ws'
import type { Random } from '../support/random.ts'
import type { Attempts } from './attempts.ts'
import { mutate, randomBytes } from './mutate.ts'

const ACCOUNT_SID = 'AC0123456789abcdef0123456789abcdef'
const AUTH_TOKEN = 'fuzzed-token'
/** Of what a provider says, so much is changed; the rest is right, so that calls and conversations get somewhere. */
const CHANGED = 0.4

/**
 * A carrier, speech vendors and a model server on loopback that answer as the real ones do, and now and then with bytes
 * that were changed by chance.
 */
export class FuzzedProviders {
  readonly #random: Random
  readonly #attempts: Attempts
  readonly #share: number
  readonly #server: Server
  readonly #sockets = new WebSocketServer({ noServer: true })
  #calls = 0

  private constructor(random: Random, attempts: Attempts, share: number) {
    this.#share = share
    this.#random = random
    this.#attempts = attempts
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy())
    })
    this.#server.on('clientError', (_error, socket) => socket.destroy())
    this.#server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => {})
      if (share > 0 && random.chance(0.1))
        return void socket.end(this.#changed('HTTP/1.1 503 No\r\nContent-Length: 4\r\n\r\nbusy', 'refusal'))
      this.#sockets.handleUpgrade(request, socket, head, (client) => this.#speak(client, request.url ?? ''))
    })
  }

  /** `share` of what they say is changed, 0 to 1. */
  static async start(random: Random, attempts: Attempts, share = CHANGED): Promise<FuzzedProviders> {
    const providers = new FuzzedProviders(random, attempts, share)
    await new Promise<void>((resolve) => providers.#server.listen(0, '127.0.0.1', resolve))
    return providers
  }

  /** Connects all of them for every project of a service. */
  get environment(): Record<string, string> {
    const url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    return {
      TWILIO_ACCOUNT_SID: ACCOUNT_SID,
      TWILIO_AUTH_TOKEN: AUTH_TOKEN,
      TWILIO_PHONE_NUMBER: '+12025550198',
      TWILIO_BASE_URL: url,
      DEEPGRAM_API_KEY: 'd',
      DEEPGRAM_BASE_URL: url,
      ELEVENLABS_API_KEY: 'e',
      ELEVENLABS_BASE_URL: url,
      OPENAI_COMPATIBLE_BASE_URL: `${url}/v1`,
      MODEL_TIMEOUT_MS: '1500',
      CALL_MODEL_TIMEOUT_MS: '1000',
    }
  }

  stop(): void {
    for (const client of this.#sockets.clients) client.terminate()
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** The text, or with some chance bytes like it. */
  #changed(text: string, kind: string): Buffer {
    const bytes = Buffer.from(text, 'utf8')
    if (!this.#random.chance(this.#share)) return bytes
    const changed = mutate(bytes, this.#random)
    this.#attempts.note(kind, changed)
    return changed
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString('utf8')
    if (request.url?.startsWith('/2010-04-01/')) return this.#carry(request, body, response)
    return this.#compose(body, response)
  }

  // The model

  #compose(body: string, response: ServerResponse): void {
    const random = this.#random
    const isStreamed = body.includes('"stream":true')
    const reply = random.pick(['Thank you.', 'And when?', 'धन्यवाद।', '<think>hm</think>Right.', '? '.repeat(500)])
    const understood = JSON.stringify({
      values: { name: random.pick(['Asha', ' '.repeat(3_000), 7, null]), date: 'tomorrow', extra: ['x'] },
      refused: random.pick([[], ['name'], 'x']),
      intent: random.pick(['none', 'opted_out', 4]),
      language: random.pick(['en', 'hi', 'xx']),
    })
    const text = isStreamed ? streamOf(reply) : completionOf(understood)
    const bytes = this.#changed(text, 'model')
    const type = random.chance(0.9) ? (isStreamed ? 'text/event-stream' : 'application/json') : 'text/html'
    const status = random.chance(0.85) ? 200 : random.pick([204, 302, 400, 401, 429, 500, 503])
    if (random.chance(0.05)) return void response.destroy()
    if (random.chance(0.05)) {
      response.writeHead(status, { 'content-type': type, 'content-encoding': 'gzip' })
      return void response.end(random.chance(0.5) ? gzipSync(bytes) : bytes)
    }
    response.writeHead(status, { 'content-type': type, ...(random.chance(0.1) && { location: '/elsewhere' }) })
    if (random.chance(0.05)) return void response.write(bytes)
    if (random.chance(0.02)) return void response.end(Buffer.alloc(4 * 1024 * 1024, bytes.length > 0 ? bytes : ' '))
    response.end(bytes)
  }

  // The carrier

  #carry({ method }: IncomingMessage, body: string, response: ServerResponse): void {
    const random = this.#random
    const fields = new URLSearchParams(body)
    const statusUrl = fields.get('StatusCallback')
    const mediaUrl = /<Stream url="([^"]+)"/.exec(fields.get('Twiml') ?? '')?.[1]
    this.#calls += 1
    const sid = `CA${String(this.#calls).padStart(32, '0')}`
    const answer = { sid, status: random.pick(['queued', 'ringing', 'in-progress', 'completed', 'nonsense']) }
    const text = random.chance(0.9)
      ? JSON.stringify(answer)
      : JSON.stringify({ code: 21_211, message: 'No. '.repeat(9) })
    const isRefused = method === 'POST' && random.chance(0.1)
    response.writeHead(isRefused ? random.pick([400, 403, 429, 500]) : 200, { 'content-type': 'application/json' })
    response.end(random.chance(0.2) ? this.#changed(text, 'carrier') : text)
    if (statusUrl === null || mediaUrl === undefined) return
    void this.#callBack(statusUrl, sid).catch(() => {})
    void this.#openMedia(mediaUrl, sid).catch(() => {})
  }

  async #callBack(url: string, sid: string): Promise<void> {
    const random = this.#random
    for (const status of ['initiated', 'ringing', 'in-progress', random.pick(['completed', 'busy', 'failed', ''])]) {
      await pause(random.int(400) + (status === 'completed' ? 3_000 : 0))
      const form = new URLSearchParams({
        CallSid: sid,
        AccountSid: ACCOUNT_SID,
        CallStatus: status,
        SequenceNumber: String(random.int(5)),
        ...(random.chance(0.2) && { AnsweredBy: random.pick(['human', 'machine_start', 'fax', 'x']) }),
      })
      const body = this.#changed(form.toString(), 'callback').toString('latin1')
      // What was changed is signed as well: else nothing behind the signature would see it.
      const signature = random.chance(0.95) ? signatureOf(url, new URLSearchParams(body)) : 'AAAA'
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature }
      await fetch(url, { method: 'POST', headers, body }).then((answer) => answer.arrayBuffer())
    }
  }

  async #openMedia(url: string, sid: string): Promise<void> {
    const random = this.#random
    await pause(random.int(600))
    const socket = new WebSocket(url)
    socket.on('error', () => {})
    socket.on('message', (data: Buffer) => {
      const frame = parsed(data)
      if (frame?.event === 'mark' && random.chance(0.8)) this.#send(socket, JSON.stringify(frame), 'media')
    })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    const streamSid = 'MZ1'
    const mediaFormat = { encoding: 'audio/x-mulaw', sampleRate: 8_000, channels: 1 }
    this.#send(socket, JSON.stringify({ event: 'connected', protocol: 'Call', version: '1.0.0' }), 'media')
    const start = { streamSid, callSid: sid, accountSid: ACCOUNT_SID, mediaFormat, customParameters: {} }
    // Mostly right, or nothing else would be reached.
    const begin = JSON.stringify({ event: 'start', sequenceNumber: '1', streamSid, start })
    if (random.chance(0.9)) socket.send(begin)
    else this.#send(socket, begin, 'media')
    for (let count = 50 + random.int(200); count > 0 && socket.readyState === WebSocket.OPEN; count -= 1) {
      await pause(20)
      const payload = Buffer.alloc(160, random.chance(0.5) ? 0xff : random.int(256)).toString('base64')
      const frame = random.chance(0.95)
        ? { event: 'media', media: { track: 'inbound', timestamp: String(count * 20), payload } }
        : random.pick<object>([
            { event: 'dtmf', dtmf: { digit: '5' } },
            { event: 'mark', mark: { name: 'x' } },
            { event: 'stop', stop: {} },
            { event: 'media', media: { payload: 7, timestamp: 'x' } },
          ])
      if (random.chance(0.8)) socket.send(JSON.stringify({ ...frame, streamSid }))
      else this.#send(socket, JSON.stringify({ ...frame, streamSid }), 'media')
      if (random.chance(0.01)) socket.send(randomBytes(random.int(2_000), random))
    }
    if (random.chance(0.5)) socket.terminate()
    else socket.close()
  }

  // Those who hear and speak

  #speak(socket: WebSocket, path: string): void {
    const random = this.#random
    socket.on('error', () => {})
    let received = 0
    socket.on('message', (_data, isBinary) => {
      received += 1
      if (path.startsWith('/v1/listen')) {
        if (isBinary ? received % 40 === 0 : random.chance(0.5)) this.#send(socket, resultOf(random), 'recogniser')
      } else if (path.startsWith('/v1/speak')) {
        socket.send(Buffer.alloc(random.int(4_000), 0xff))
        this.#send(
          socket,
          JSON.stringify({ type: random.pick(['Flushed', 'Cleared', 'Metadata', 'Warning']) }),
          'voice',
        )
      } else this.#send(socket, speechOf(random, _data as Buffer), 'voice')
      if (random.chance(0.01)) socket.close(random.pick([1000, 1008, 1011, 4000]), 'x'.repeat(random.int(100)))
      if (random.chance(0.01)) socket.terminate()
      if (random.chance(0.01)) socket.send(randomBytes(random.int(3_000), random))
    })
  }

  #send(socket: WebSocket, text: string, kind: string): void {
    if (socket.readyState !== WebSocket.OPEN) return
    const bytes = this.#changed(text, kind)
    socket.send(this.#random.chance(0.95) ? bytes.toString('utf8') : bytes, () => {})
  }
}

function completionOf(content: string): string {
  const message = { role: 'assistant', content }
  const choices = [{ index: 0, message, finish_reason: 'stop' }]
  return JSON.stringify({ id: 'c1', object: 'chat.completion', created: 1, model: 'm', choices, usage: {} })
}

function streamOf(reply: string): string {
  const chunk = (delta: object, finish: string | null) => {
    const choices = [{ index: 0, delta, finish_reason: finish }]
    return `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices })}\n\n`
  }
  const pieces = reply.match(/.{1,5}/gsu) ?? []
  return `${pieces.map((content) => chunk({ content }, null)).join('')}${chunk({}, 'stop')}data: [DONE]\n\n`
}

function resultOf(random: Random): string {
  const transcript = random.pick([
    'yes',
    'my name is Asha',
    'tomorrow at four',
    'हाँ जी',
    'no no no',
    'a '.repeat(9_000),
  ])
  const alternatives = [{ transcript, confidence: 0.9, words: [{ word: 'yes', language: 'en' }], languages: ['en'] }]
  const isFinal = random.chance(0.5)
  const result = { type: 'Results', is_final: isFinal, speech_final: isFinal, channel: { alternatives } }
  return JSON.stringify(
    random.pick<object>([
      result,
      result,
      { type: 'SpeechStarted' },
      { type: 'UtteranceEnd' },
      { type: 'Error', description: transcript },
    ]),
  )
}

function speechOf(random: Random, message: Buffer): string {
  const contextId = parsed(message)?.context_id ?? 'line-1'
  const count = random.pick([3, 20, 5_000])
  const alignment = {
    chars: Array.from({ length: count }, () => 'a'),
    charStartTimesMs: Array.from({ length: count }, (_, index) => index * 50),
    charDurationsMs: Array.from({ length: count }, () => 50),
  }
  const audio = Buffer.alloc(random.int(8_000), 0xff).toString('base64')
  return JSON.stringify(
    random.pick<object>([
      { audio, contextId, alignment },
      { audio, contextId },
      { isFinal: true, contextId },
    ]),
  )
}

function parsed(data: Buffer): Record<string, unknown> | null {
  try {
    return JSON.parse(data.toString('utf8')) as Record<string, unknown>
  } catch {
    return null
  }
}

/** As the carrier signs: the URL, and all fields by name, under the account's token. */
function signatureOf(url: string, form: URLSearchParams): string {
  const names = [...new Set(form.keys())].sort()
  const text = names
    .map((name) =>
      [...new Set(form.getAll(name))]
        .sort()
        .map((value) => name + value)
        .join(''),
    )
    .join('')
  return createHmac('sha1', AUTH_TOKEN)
    .update(url + text)
    .digest('base64')
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
