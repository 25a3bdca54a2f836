import { bytesPerMs } from '../../media/audio/samples.ts'
import type { SpeechToText, SttEvents, SttSession, SpeechOptions } from '../../ports/speech.ts'
import { AudioBacklog, FINALIZE } from './audio-backlog.ts'
import type { RecognitionMessage, RecognitionVendor, RecognitionWire } from './recognition-wire.ts'
import { idleSession } from './idle-session.ts'
import type { SpeechVendorFailed } from './vendor-failure.ts'
import { VendorSocket, type VendorConnection, type VendorSocketDeps } from './vendor-socket.ts'

/** Maximum audio kept while there is no connection; older audio would be recognised too late. */
const KEPT_MS = 2_000
/** Maximum characters of one utterance. */
const MAX_TEXT_LENGTH = 8_000

/** Hears by a vendor's streaming recognition. */
export function createVendorRecogniser(vendor: RecognitionVendor, deps: VendorSocketDeps): SpeechToText {
  return {
    open(options, events) {
      try {
        const { connection, wire } = vendor.prepare(options)
        const agent = deps.agentFor?.(options.credentials)
        return new VendorRecogniserSession(deps, { agent, ...connection }, wire, options, events)
      } catch (error) {
        return { ...idleSession(vendor.name, error, (failure) => events.failed(failure)), push() {}, finalize() {} }
      }
    },
  }
}

class VendorRecogniserSession implements SttSession {
  readonly #wire: RecognitionWire
  readonly #events: SttEvents
  readonly #socket: VendorSocket
  readonly #backlog: AudioBacklog
  #isSpeaking = false
  /** Understood, but not final. */
  #partial = ''
  #isOver = false
  #hasWarned = false

  constructor(
    deps: VendorSocketDeps,
    connection: VendorConnection,
    wire: RecognitionWire,
    { format }: SpeechOptions,
    events: SttEvents,
  ) {
    this.#wire = wire
    this.#events = events
    this.#backlog = new AudioBacklog(KEPT_MS * bytesPerMs(format))
    this.#socket = new VendorSocket(deps, connection, {
      opened: () => this.#catchUp(),
      message: (data) => this.#receive(data),
      lost: () => this.#keepWhatWasUnderstood(),
      failed: (error) => this.#fail(error),
      isNeeded: () => true,
      spoken: () => [this.#partial],
    })
    this.#socket.connect()
  }

  push(audio: Buffer): void {
    if (this.#isOver || audio.length === 0) return
    if (!this.#socket.send(this.#wire.audio(audio))) this.#backlog.add(audio)
  }

  finalize(): void {
    if (this.#isOver) return
    if (!this.#socket.send(this.#wire.finalize())) this.#backlog.add(FINALIZE)
  }

  close(): void {
    this.#isOver = true
    this.#socket.close()
  }

  #catchUp(): void {
    for (const item of this.#backlog.takeAll()) {
      if (item === FINALIZE) this.finalize()
      else this.push(item)
    }
  }

  #receive(data: string | Buffer): void {
    const messages = this.#wire.read(data)
    if (messages === null) {
      if (!this.#hasWarned) this.#socket.warn('sent a frame that is not of its protocol')
      this.#hasWarned = true
      return
    }
    for (const message of messages) if (!this.#isOver) this.#take(message)
  }

  #take(message: RecognitionMessage): void {
    switch (message.type) {
      case 'speechStarted':
        return this.#startSpeaking()
      case 'partial': {
        const text = message.text.slice(0, MAX_TEXT_LENGTH).trim()
        if (text === '') return
        this.#startSpeaking()
        this.#partial = text
        return this.#events.partial(text)
      }
      case 'final': {
        const text = message.text.slice(0, MAX_TEXT_LENGTH).trim()
        // Without words it takes back those that it was not sure of.
        if (text === '' && this.#partial === '') return
        this.#startSpeaking()
        this.#partial = ''
        return this.#events.final(text, message.language)
      }
      case 'utteranceEnded':
        if (!this.#isSpeaking) return
        this.#isSpeaking = false
        this.#partial = ''
        return this.#events.utteranceEnded()
      case 'warning':
        return this.#socket.warn(message.words)
      case 'broken':
        return this.#socket.lose(message.words)
      case 'refused':
        return this.#socket.fail(message.words)
    }
  }

  #startSpeaking(): void {
    if (this.#isSpeaking) return
    this.#isSpeaking = true
    this.#events.speechStarted()
  }

  /** The next connection knows nothing of this one's audio: better the words so far than none. */
  #keepWhatWasUnderstood(): void {
    const text = this.#partial
    if (text !== '') this.#take({ type: 'final', text, language: null })
    this.#take({ type: 'utteranceEnded' })
  }

  #fail(error: SpeechVendorFailed): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#events.failed(error)
  }
}
