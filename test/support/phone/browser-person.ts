import { fromSamples, toSamples } from '../../../src/media/audio/samples.ts'
import type { Schema } from '../../../src/console/operation.ts'
import type { VirtualClock } from '../clock/virtual-clock.ts'
import { Listener } from '../../../src/simulator/speech/listener.ts'
import { charactersOf, speak } from '../../../src/simulator/speech/voice.ts'

type ServerMessage = Schema<'VoiceServerMessage'>
type ClientMessage = Schema<'VoiceClientMessage'>

const FRAME_MS = 20
const RATE_HZ = 16_000
const BYTES_PER_FRAME = (2 * RATE_HZ * FRAME_MS) / 1_000

/** The end of a voice test, as its socket reports it. */
export interface VoiceTestEnd {
  receive(frame: string | null): void
  disconnected(): void
}

/**
 * A person with a browser, a microphone and a loudspeaker, on the test's clock: sends a frame every 20 ms, plays audio
 * at the speed of sound, and reports marks when they are reached.
 */
export class BrowserPerson {
  readonly OPEN = 1 as const
  readyState: 0 | 1 | 2 | 3 = 1
  bufferedAmount = 0
  readonly messages: ServerMessage[] = []
  closed: { code: number; reason: string } | null = null
  /** Text that the loudspeaker has played, decoded from the simulator's tones. */
  heard = ''
  readonly #clock: VirtualClock
  readonly #listener: Listener
  #test: VoiceTestEnd | null = null
  #queue: ({ audio: Buffer } | { mark: string })[] = []
  #toSay = Buffer.alloc(0)
  #stop = () => {}

  constructor(clock: VirtualClock) {
    this.#clock = clock
    this.#listener = new Listener(RATE_HZ, {
      character: (character) => (this.heard += character),
      silence: () => {},
    })
  }

  /** Sends `start`, and sound from then on. */
  call(test: VoiceTestEnd, start: Partial<Extract<ClientMessage, { type: 'start' }>> = {}): void {
    this.#test = test
    this.tell({ type: 'start', sampleRateHz: RATE_HZ, ...start })
    this.#tick()
  }

  tell(message: ClientMessage): void {
    this.#test?.receive(JSON.stringify(message))
  }

  /** Speaks into the microphone from now on. */
  say(text: string): void {
    this.#toSay = Buffer.concat([this.#toSay, fromSamples(speak(charactersOf(text), RATE_HZ), 'pcm16')])
  }

  /** Closes the page. */
  leave(): void {
    this.#stop()
    this.readyState = 3
    this.#test?.disconnected()
  }

  /** Like a WebSocket of the service. */
  send(text: string): void {
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'audio') this.#queue.push({ audio: Buffer.from(message.audio, 'base64') })
    else this.messages.push(message)
    if (message.type === 'mark') this.#queue.push({ mark: message.name })
    if (message.type === 'clear') this.#clear()
  }

  close(code: number, reason: string): void {
    this.closed = { code, reason }
    this.leave()
  }

  /** Advances the clock until the condition holds; throws after two minutes. */
  async until(holds: (person: this) => boolean): Promise<void> {
    for (let waited = 0; !holds(this); waited += 100) {
      if (waited > 120_000) throw new Error(`It did not happen: ${JSON.stringify(this.messages)}`)
      await this.#clock.advance(100)
    }
  }

  has(type: ServerMessage['type']): boolean {
    return this.messages.some((message) => message.type === type)
  }

  #tick(): void {
    this.#stop = this.#clock.after(FRAME_MS, () => this.#tick())
    this.#play()
    const frame = Buffer.alloc(BYTES_PER_FRAME)
    this.#toSay.copy(frame)
    this.#toSay = this.#toSay.subarray(BYTES_PER_FRAME)
    this.tell({ type: 'audio', audio: frame.toString('base64') })
  }

  #play(): void {
    let left = BYTES_PER_FRAME
    while (left > 0) {
      const next = this.#queue[0]
      if (!next) break
      if ('mark' in next) this.tell({ type: 'played', name: next.mark })
      else {
        const audio = next.audio.subarray(0, left)
        this.#listener.push(toSamples(audio, 'pcm16'))
        left -= audio.length
        next.audio = next.audio.subarray(audio.length)
        if (next.audio.length > 0) continue
      }
      this.#queue.shift()
    }
    this.#listener.push(new Int16Array(left / 2))
  }

  #clear(): void {
    const marks = this.#queue.flatMap((one) => ('mark' in one ? one.mark : []))
    this.#queue = []
    for (const name of marks) this.tell({ type: 'played', name })
  }
}
