import { bytesPerMs, bytesPerSample } from '../../media/audio/samples.ts'
import type { AudioFormat } from '../../ports/speech.ts'
import type { TimedCharacter } from './synthesis-wire.ts'

/**
 * An utterance being synthesised: how much of its text was sent and of its audio received. After a reconnection it is
 * synthesised from its beginning; audio that was passed on already is skipped, so the person hears it continue.
 */
export class SpokenUtterance {
  readonly id: string
  readonly texts: string[] = []
  isFinished = false
  isFinishSent = false
  contextId: string | null = null
  readonly #format: AudioFormat
  #textsSent = 0
  /** Bytes of this rendition, and of it before its present context. */
  #received = 0
  #beforeContext = 0
  /** Bytes that were passed on, over all renditions. */
  #passedOn = 0
  #alignedUntilMs = -1
  #isRepeat = false
  #halfSample: Buffer = Buffer.alloc(0)

  constructor(id: string, format: AudioFormat) {
    this.id = id
    this.#format = format
  }

  /** The next text to send, or null. */
  nextText(): string | null {
    const text = this.texts[this.#textsSent]
    if (text === undefined) return null
    this.#textsSent += 1
    return text
  }

  get hasTextToSend(): boolean {
    return this.#textsSent < this.texts.length
  }

  /** All of it was sent, and no context is open that could bring more audio. */
  get isOver(): boolean {
    return this.isFinished && !this.hasTextToSend && this.contextId === null
  }

  startContext(contextId: string): void {
    this.contextId = contextId
    this.#beforeContext = this.#received
  }

  /** From the beginning, on a new connection. */
  restart(): void {
    this.#isRepeat = true
    this.contextId = null
    this.isFinishSent = false
    this.#textsSent = 0
    this.#received = 0
    this.#halfSample = Buffer.alloc(0)
  }

  /** Returns the new part of the audio, in whole samples. */
  take(audio: Buffer): Buffer {
    const bytes = this.#halfSample.length > 0 ? Buffer.concat([this.#halfSample, audio]) : audio
    const whole = bytes.length - (bytes.length % bytesPerSample(this.#format))
    this.#halfSample = Buffer.from(bytes.subarray(whole))
    const from = this.#received
    this.#received += whole
    const known = Math.min(Math.max(this.#passedOn - from, 0), whole)
    this.#passedOn = Math.max(this.#passedOn, this.#received)
    return bytes.subarray(known, whole)
  }

  /** Returns the new characters, with times that count from the utterance's first sample. */
  align(from: 'context' | 'nextAudio', characters: readonly TimedCharacter[]): TimedCharacter[] {
    const offsetMs = (from === 'context' ? this.#beforeContext : this.#received) / bytesPerMs(this.#format)
    const known = this.#alignedUntilMs
    const fresh = characters
      .map(({ text, startMs }) => ({ text, startMs: Math.round(offsetMs + startMs) }))
      .filter(({ startMs }) => !this.#isRepeat || startMs > known)
    this.#alignedUntilMs = Math.max(known, fresh.at(-1)?.startMs ?? known)
    return fresh
  }
}
