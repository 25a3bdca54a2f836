import type { JsonObject } from '../../../src/base/json.ts'
import type { SttSession } from '../../../src/ports/speech.ts'
import type { Callback, Carrier, LegReport, MediaMessage } from '../../../src/ports/telephony.ts'
import type { CarrierSocket, Network, SocketEvents } from '../../../src/simulator/carriers/network.ts'
import { builtinRecogniser } from '../../../src/simulator/speech/builtin-recogniser.ts'
import { fromSamples } from '../../../src/media/audio/samples.ts'
import { charactersOf, speak } from '../../../src/simulator/speech/voice.ts'

export const SERVICE = 'https://parley.example'

export interface SeenCallback {
  url: string
  headers: Record<string, string>
  body: string
  atMs: number
}

/** A socket of the service, as an agent uses it. */
export interface ServiceSocket {
  send(text: string): void
  close(): void
}

/** Says its lines, one after each utterance that it hears, and closes the socket after the last. */
export class LineAgent {
  readonly heard: string[] = []
  readonly messages: MediaMessage[] = []
  readonly keys: string[] = []
  socket: ServiceSocket | null = null
  closed = false
  streamId = ''
  readonly #carrier: Carrier
  readonly #lines: string[]
  #sequence = 0
  #said = ''
  #session: SttSession | null = null

  constructor(carrier: Carrier, lines: readonly string[]) {
    this.#carrier = carrier
    this.#lines = [...lines]
  }

  attach(socket: ServiceSocket): void {
    this.socket = socket
  }

  receive(text: string): void {
    const message = this.#carrier.media.read(text)
    if (!message) throw new Error(`The carrier's own protocol does not know ${text}`)
    if (message.type === 'audio') return this.#session?.push(message.audio)
    this.messages.push(message)
    if (message.type === 'key') this.#press(message.digit)
    if (message.type === 'mark' && message.name === 'end') this.socket?.close()
    if (message.type !== 'started') return
    this.streamId = message.streamId
    this.#session = builtinRecogniser.open(
      { credentials: {}, language: 'en', languages: ['en', 'hi'], format: message.format },
      {
        speechStarted: () => {},
        partial: () => {},
        final: (said) => (this.#said += `${this.#said === '' ? '' : ' '}${said}`),
        utteranceEnded: () => {
          this.heard.push(this.#said)
          this.#said = ''
          this.sayNext()
        },
        failed: () => {},
      },
    )
    this.sayNext()
  }

  #press(digit: string): void {
    this.keys.push(digit)
    if (digit === '#') this.sayNext()
  }

  sayNext(): void {
    const line = this.#lines.shift()
    if (line === undefined) return
    this.say(line, this.#lines.length === 0 ? 'end' : 'line')
  }

  /** Sends the whole line at once, in the carrier's frames, with a mark at its end. */
  say(line: string, mark: string): void {
    const { format, frameMs } = this.#carrier.media
    const audio = fromSamples(speak(charactersOf(line), format.sampleRateHz), format.encoding)
    const frameBytes = (audio.length * frameMs) / (charactersOf(line).length * 75)
    for (let start = 0; start < audio.length; start += frameBytes) {
      const frame = Buffer.alloc(frameBytes, format.encoding === 'mulaw' ? 0xff : 0)
      audio.copy(frame, 0, start, start + frameBytes)
      this.send(this.#carrier.media.audio(this.streamId, frame, (this.#sequence += 1)))
    }
    this.send(this.#carrier.media.mark(this.streamId, mark, (this.#sequence += 1)))
  }

  send(text: string): void {
    this.socket?.send(text)
  }
}

/** The service at the other end of an in-memory network: callbacks are recorded, each socket gets the agent. */
export class TestService implements Network {
  readonly callbacks: SeenCallback[] = []
  readonly sockets: { url: string; headers: Record<string, string> }[] = []
  /** Status code of the responses to callbacks. */
  status = 200
  refusesSockets = false
  readonly #agent: () => LineAgent
  readonly #now: () => number

  constructor(agent: () => LineAgent, now: () => number) {
    this.#agent = agent
    this.#now = now
  }

  async post(url: string, headers: Record<string, string>, body: string) {
    this.callbacks.push({ url, headers, body, atMs: this.#now() })
    return {
      status: this.status,
      body: '<Response><Connect><Stream url="wss://parley.example/media/x"/></Connect></Response>',
    }
  }

  connect(url: string, headers: Record<string, string>, events: SocketEvents): CarrierSocket {
    this.sockets.push({ url, headers })
    if (this.refusesSockets) {
      queueMicrotask(() => events.closed())
      return { send: () => {}, close: () => {}, cut: () => {} }
    }
    const agent = this.#agent()
    let isOpen = true
    const close = () => {
      if (!isOpen) return
      isOpen = false
      agent.closed = true
      queueMicrotask(() => events.closed())
    }
    agent.attach({ send: (text) => isOpen && events.message(text), close })
    queueMicrotask(() => events.opened())
    return { send: (text) => isOpen && agent.receive(text), close, cut: close }
  }

  async close() {}

  /** The callbacks as the carrier's adapter parses them. */
  reports(carrier: Carrier, account: JsonObject): (LegReport | null)[] {
    return this.callbacks.map((callback) => carrier.readCallback(asCallback(callback), account))
  }
}

export function asCallback({ url, headers, body }: Omit<SeenCallback, 'atMs'>): Callback {
  return { url, headers, contentType: headers['content-type'] ?? '', body: Buffer.from(body) }
}
