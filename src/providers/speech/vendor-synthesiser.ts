import type { TextToSpeech, TtsEvents, TtsSession } from '../../ports/speech.ts'
import { idleSession } from './idle-session.ts'
import { splitText } from './split-text.ts'
import { SpokenLine } from './spoken-line.ts'
import type { SynthesisMessage, SynthesisVendor, SynthesisWire, VoiceSetting } from './synthesis-wire.ts'
import { SpeechVendorFailed } from './vendor-failure.ts'
import { VendorSocket, type VendorConnection, type VendorSocketDeps } from './vendor-socket.ts'

/** How long a vendor that has all of a line may bring nothing of it. */
const SILENT_FOR_MS = 5_000

/** Speaks by a vendor's streaming synthesis. */
export function createVendorSynthesiser(vendor: SynthesisVendor, deps: VendorSocketDeps): TextToSpeech {
  return {
    formatFor: (wanted) => vendor.formatFor(wanted),
    open(setting, events) {
      try {
        const { connection, wire } = vendor.prepare(setting)
        const agent = deps.agentFor?.(setting.credentials)
        return new VendorSynthesiserSession(deps, { agent, ...connection }, wire, setting, events)
      } catch (error) {
        const session = idleSession(vendor.name, error, (failure) => events.failed(null, failure))
        return { ...session, speak() {}, finish() {}, cancel() {} }
      }
    },
  }
}

/**
 * Lines go to the vendor one after the other: synthesis is faster than speech, audio can be told apart without the
 * vendor's help, and what comes is in the order in which it is heard.
 */
class VendorSynthesiserSession implements TtsSession {
  readonly #deps: VendorSocketDeps
  readonly #vendor: string
  readonly #wire: SynthesisWire
  readonly #setting: VoiceSetting
  readonly #events: TtsEvents
  readonly #socket: VendorSocket
  /** The first one is on the wire. */
  #lines: SpokenLine[] = []
  readonly #ended = new Set<string>()
  #contexts = 0
  /** A line was cancelled, and the vendor has not yet said that it is rid of it. */
  #isClearing = false
  #stopWatching: (() => void) | null = null
  #failure: SpeechVendorFailed | null = null
  #isClosed = false
  #hasWarned = false

  constructor(
    deps: VendorSocketDeps,
    connection: VendorConnection,
    wire: SynthesisWire,
    setting: VoiceSetting,
    events: TtsEvents,
  ) {
    this.#deps = deps
    this.#vendor = connection.vendor
    this.#wire = wire
    this.#setting = setting
    this.#events = events
    this.#socket = new VendorSocket(deps, connection, {
      opened: () => this.#begin(),
      message: (data) => this.#receive(data),
      lost: () => this.#rest(),
      failed: (error) => this.#fail(error),
      // An idle vendor may hang up; it is called again for the next line.
      isNeeded: () => this.#lines.length > 0,
      spoken: () => this.#lines.map((line) => line.texts.join('')),
    })
    this.#socket.connect()
  }

  speak(lineId: string, text: string): void {
    const line = this.#lineToExtend(lineId)
    if (!line) return
    const refusal = this.#wire.refuses?.(text) ?? null
    if (refusal !== null) {
      const failure = this.#failureOf(refusal)
      return this.#socket.soon(() => this.#failLine(line, failure))
    }
    line.texts.push(...splitText(text, this.#wire.maxTextLength))
    this.#sendSoon()
  }

  finish(lineId: string): void {
    const line = this.#lineToExtend(lineId)
    if (!line) return
    line.isFinished = true
    this.#sendSoon()
  }

  cancel(lineId: string): void {
    const line = this.#lines.find(({ id }) => id === lineId)
    this.#ended.add(lineId)
    if (!line) return
    this.#remove(line)
    if (line.contextId !== null) this.#stop(line.contextId)
    this.#sendSoon()
  }

  close(): void {
    this.#isClosed = true
    this.#lines = []
    this.#stopWatching?.()
    this.#socket.close()
  }

  #lineToExtend(lineId: string): SpokenLine | null {
    if (this.#isClosed || this.#ended.has(lineId)) return null
    const known = this.#lines.find(({ id }) => id === lineId)
    if (known) return known.isFinished ? null : known
    const line = new SpokenLine(lineId, this.#setting.format)
    this.#lines.push(line)
    const failure = this.#failure
    if (failure) this.#socket.soon(() => this.#failLine(line, failure))
    return line
  }

  /** Never synchronously: the session's user would get the end of an utterance while still starting it. */
  #sendSoon(): void {
    this.#socket.soon(() => this.#sendAllowed())
  }

  /** Sends what the protocol allows now. */
  #sendAllowed(): void {
    while (!this.#isClosed) {
      const line = this.#lines[0]
      if (!line) break
      if (line.isOver) {
        this.#remove(line)
        this.#ended.add(line.id)
        this.#events.done(line.id)
        continue
      }
      if (this.#isClearing) break
      if (!this.#socket.isOpen) {
        this.#socket.connect()
        break
      }
      this.#sendText(line)
      if (line.isFinished && !line.isFinishSent && line.contextId !== null) {
        line.isFinishSent = true
        this.#send(this.#wire.finish(line.contextId))
      }
      if (!line.isOver) break
    }
    this.#watch()
  }

  #sendText(line: SpokenLine): void {
    for (let text = line.nextText(); text !== null; text = line.nextText()) {
      const isFirst = line.contextId === null
      if (line.contextId === null) {
        // Blanks alone are nothing to begin with.
        if (text.trim() === '') continue
        this.#contexts += 1
        line.startContext(`line-${this.#contexts}`)
      }
      this.#send(this.#wire.text(line.contextId ?? '', text, isFirst))
    }
  }

  #send(messages: readonly string[]): void {
    for (const message of messages) this.#socket.send(message)
  }

  #begin(): void {
    this.#send(this.#wire.hello())
    this.#lines[0]?.restart()
    this.#sendAllowed()
  }

  /** There is no connection, or none that is of use. */
  #rest(): void {
    this.#isClearing = false
    this.#stopWatching?.()
  }

  #stop(contextId: string): void {
    if (!this.#socket.isOpen) return
    const { messages, next } = this.#wire.cancel(contextId)
    this.#send(messages)
    if (next === 'awaitCleared') this.#isClearing = this.#socket.isOpen
    if (next === 'renew') this.#socket.renew()
  }

  #receive(data: string | Buffer): void {
    const messages = this.#wire.read(data)
    if (messages === null) {
      if (!this.#hasWarned) this.#socket.warn('sent a frame that is not of its protocol')
      this.#hasWarned = true
      return
    }
    for (const message of messages) if (!this.#isClosed && !this.#failure) this.#take(message)
  }

  #take(message: SynthesisMessage): void {
    switch (message.type) {
      case 'audio': {
        const line = this.#lineOf(message.contextId)
        if (!line) return
        this.#watch()
        const audio = line.take(message.audio)
        if (audio.length > 0) this.#events.audio(line.id, audio)
        return
      }
      case 'aligned': {
        const line = this.#lineOf(message.contextId)
        const characters = line?.align(message.from, message.characters) ?? []
        if (line && characters.length > 0) this.#events.wordTimings(line.id, characters)
        return
      }
      case 'done': {
        const line = this.#lineOf(message.contextId)
        // If the vendor closes a context itself, a new one is used for the rest of the utterance.
        if (line) line.contextId = null
        return this.#sendAllowed()
      }
      case 'cleared':
        this.#isClearing = false
        return this.#sendAllowed()
      case 'lineFailed': {
        const line = this.#lineOf(message.contextId)
        if (line) this.#failLine(line, this.#failureOf(message.words))
        return
      }
      case 'warning':
        return this.#socket.warn(message.words)
      case 'broken':
        return this.#socket.lose(message.words)
      case 'refused':
        // Between utterances the failure concerns no text; the next utterance will show it.
        return this.#lines.length > 0 ? this.#socket.fail(message.words) : this.#socket.lose(message.words)
    }
  }

  #lineOf(contextId: string | null): SpokenLine | undefined {
    const line = this.#lines[0]
    if (this.#isClearing || !line || line.contextId === null) return undefined
    return contextId === null || contextId === line.contextId ? line : undefined
  }

  /** A vendor that keeps quiet about a line it has all of has forgotten it. */
  #watch(): void {
    this.#stopWatching?.()
    if (!this.#socket.isOpen || !(this.#isClearing || this.#lines[0]?.isFinishSent)) return
    this.#stopWatching = this.#deps.clock.after(SILENT_FOR_MS, () =>
      this.#socket.lose(`has sent nothing of a line for ${SILENT_FOR_MS / 1000} s`),
    )
  }

  #remove(line: SpokenLine): void {
    this.#lines = this.#lines.filter((other) => other !== line)
  }

  #failureOf(words: string): SpeechVendorFailed {
    return new SpeechVendorFailed(this.#vendor, this.#socket.discreetly(words))
  }

  #failLine(line: SpokenLine, failure: SpeechVendorFailed): void {
    if (this.#isClosed || !this.#lines.includes(line)) return
    this.#remove(line)
    this.#ended.add(line.id)
    if (line.contextId !== null) this.#stop(line.contextId)
    this.#events.failed(line.id, failure)
    this.#sendAllowed()
  }

  #fail(error: SpeechVendorFailed): void {
    this.#rest()
    this.#failure = error
    this.#lines = []
    if (!this.#isClosed) this.#events.failed(null, error)
  }
}
