import type { TextToSpeech, TtsEvents, TtsSession } from '../../ports/speech.ts'
import { idleSession } from './idle-session.ts'
import { splitText } from './split-text.ts'
import { SpokenUtterance } from './spoken-utterance.ts'
import type { SynthesisMessage, SynthesisVendor, SynthesisWire, VoiceOptions } from './synthesis-wire.ts'
import { SpeechVendorFailed } from './vendor-failure.ts'
import { VendorSocket, type VendorConnection, type VendorSocketDeps } from './vendor-socket.ts'

/** How long a vendor that has all of a line may bring nothing of it. */
const SILENT_FOR_MS = 5_000

/** Speaks by a vendor's streaming synthesis. */
export function createVendorSynthesiser(vendor: SynthesisVendor, deps: VendorSocketDeps): TextToSpeech {
  return {
    formatFor: (wanted) => vendor.formatFor(wanted),
    open(options, events) {
      try {
        const { connection, wire } = vendor.prepare(options)
        const agent = deps.agentFor?.(options.credentials)
        return new VendorSynthesiserSession(deps, { agent, ...connection }, wire, options, events)
      } catch (error) {
        const session = idleSession(vendor.name, error, (failure) => events.failed(null, failure))
        return { ...session, speak() {}, finish() {}, cancel() {} }
      }
    },
  }
}

/**
 * Utterances are sent to the vendor one after the other: synthesis is faster than speech, audio is assigned without the
 * vendor's help, and arrives in the order in which it is played.
 */
class VendorSynthesiserSession implements TtsSession {
  readonly #deps: VendorSocketDeps
  readonly #vendor: string
  readonly #wire: SynthesisWire
  readonly #options: VoiceOptions
  readonly #events: TtsEvents
  readonly #socket: VendorSocket
  /** The first one is on the wire. */
  #utterances: SpokenUtterance[] = []
  readonly #ended = new Set<string>()
  #contexts = 0
  /** An utterance was cancelled, and the vendor has not confirmed it yet. */
  #isClearing = false
  #stopWatching: (() => void) | null = null
  #failure: SpeechVendorFailed | null = null
  #isClosed = false
  #hasWarned = false

  constructor(
    deps: VendorSocketDeps,
    connection: VendorConnection,
    wire: SynthesisWire,
    options: VoiceOptions,
    events: TtsEvents,
  ) {
    this.#deps = deps
    this.#vendor = connection.vendor
    this.#wire = wire
    this.#options = options
    this.#events = events
    this.#socket = new VendorSocket(deps, connection, {
      opened: () => this.#begin(),
      message: (data) => this.#receive(data),
      lost: () => this.#rest(),
      failed: (error) => this.#fail(error),
      // An idle vendor may close the connection; it is opened again for the next utterance.
      isNeeded: () => this.#utterances.length > 0,
      spoken: () => this.#utterances.map((utterance) => utterance.texts.join('')),
    })
    this.#socket.connect()
  }

  speak(utteranceId: string, text: string): void {
    const utterance = this.#utteranceToExtend(utteranceId)
    if (!utterance) return
    const refusal = this.#wire.refuses?.(text) ?? null
    if (refusal !== null) {
      const failure = this.#failureOf(refusal)
      return this.#socket.soon(() => this.#failUtterance(utterance, failure))
    }
    utterance.texts.push(...splitText(text, this.#wire.maxTextLength))
    this.#sendSoon()
  }

  finish(utteranceId: string): void {
    const utterance = this.#utteranceToExtend(utteranceId)
    if (!utterance) return
    utterance.isFinished = true
    this.#sendSoon()
  }

  cancel(utteranceId: string): void {
    const utterance = this.#utterances.find(({ id }) => id === utteranceId)
    this.#ended.add(utteranceId)
    if (!utterance) return
    this.#remove(utterance)
    if (utterance.contextId !== null) this.#stop(utterance.contextId)
    this.#sendSoon()
  }

  close(): void {
    this.#isClosed = true
    this.#utterances = []
    this.#stopWatching?.()
    this.#socket.close()
  }

  #utteranceToExtend(utteranceId: string): SpokenUtterance | null {
    if (this.#isClosed || this.#ended.has(utteranceId)) return null
    const known = this.#utterances.find(({ id }) => id === utteranceId)
    if (known) return known.isFinished ? null : known
    const utterance = new SpokenUtterance(utteranceId, this.#options.format)
    this.#utterances.push(utterance)
    const failure = this.#failure
    if (failure) this.#socket.soon(() => this.#failUtterance(utterance, failure))
    return utterance
  }

  /** Never synchronously: the session's user would get the end of an utterance while still starting it. */
  #sendSoon(): void {
    this.#socket.soon(() => this.#sendAllowed())
  }

  /** Sends what the protocol allows now. */
  #sendAllowed(): void {
    while (!this.#isClosed) {
      const utterance = this.#utterances[0]
      if (!utterance) break
      if (utterance.isOver) {
        this.#remove(utterance)
        this.#ended.add(utterance.id)
        this.#events.done(utterance.id)
        continue
      }
      if (this.#isClearing) break
      if (!this.#socket.isOpen) {
        this.#socket.connect()
        break
      }
      this.#sendText(utterance)
      if (utterance.isFinished && !utterance.isFinishSent && utterance.contextId !== null) {
        utterance.isFinishSent = true
        this.#send(this.#wire.finish(utterance.contextId))
      }
      if (!utterance.isOver) break
    }
    this.#watch()
  }

  #sendText(utterance: SpokenUtterance): void {
    for (let text = utterance.nextText(); text !== null; text = utterance.nextText()) {
      const isFirst = utterance.contextId === null
      if (utterance.contextId === null) {
        // Spaces alone do not start an utterance.
        if (text.trim() === '') continue
        this.#contexts += 1
        utterance.startContext(`line-${this.#contexts}`)
      }
      this.#send(this.#wire.text(utterance.contextId ?? '', text, isFirst))
    }
  }

  #send(messages: readonly string[]): void {
    for (const message of messages) this.#socket.send(message)
  }

  #begin(): void {
    this.#send(this.#wire.hello())
    this.#utterances[0]?.restart()
    this.#sendAllowed()
  }

  /** There is no usable connection. */
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
        const utterance = this.#lineOf(message.contextId)
        if (!utterance) return
        this.#watch()
        const audio = utterance.take(message.audio)
        if (audio.length > 0) this.#events.audio(utterance.id, audio)
        return
      }
      case 'aligned': {
        const utterance = this.#lineOf(message.contextId)
        const characters = utterance?.align(message.from, message.characters) ?? []
        if (utterance && characters.length > 0) this.#events.wordTimings(utterance.id, characters)
        return
      }
      case 'done': {
        const utterance = this.#lineOf(message.contextId)
        // If the vendor closes a context itself, a new one is used for the rest of the utterance.
        if (utterance) utterance.contextId = null
        return this.#sendAllowed()
      }
      case 'cleared':
        this.#isClearing = false
        return this.#sendAllowed()
      case 'lineFailed': {
        const utterance = this.#lineOf(message.contextId)
        if (utterance) this.#failUtterance(utterance, this.#failureOf(message.words))
        return
      }
      case 'warning':
        return this.#socket.warn(message.words)
      case 'broken':
        return this.#socket.lose(message.words)
      case 'refused':
        // Between utterances the failure concerns no text; the next utterance will show it.
        return this.#utterances.length > 0 ? this.#socket.fail(message.words) : this.#socket.lose(message.words)
    }
  }

  #lineOf(contextId: string | null): SpokenUtterance | undefined {
    const utterance = this.#utterances[0]
    if (this.#isClearing || !utterance || utterance.contextId === null) return undefined
    return contextId === null || contextId === utterance.contextId ? utterance : undefined
  }

  /** A vendor that keeps quiet about a line it has all of has forgotten it. */
  #watch(): void {
    this.#stopWatching?.()
    if (!this.#socket.isOpen || !(this.#isClearing || this.#utterances[0]?.isFinishSent)) return
    this.#stopWatching = this.#deps.clock.after(SILENT_FOR_MS, () =>
      this.#socket.lose(`has sent no audio of an utterance for ${SILENT_FOR_MS / 1000} s`),
    )
  }

  #remove(utterance: SpokenUtterance): void {
    this.#utterances = this.#utterances.filter((other) => other !== utterance)
  }

  #failureOf(words: string): SpeechVendorFailed {
    return new SpeechVendorFailed(this.#vendor, this.#socket.discreetly(words))
  }

  #failUtterance(utterance: SpokenUtterance, failure: SpeechVendorFailed): void {
    if (this.#isClosed || !this.#utterances.includes(utterance)) return
    this.#remove(utterance)
    this.#ended.add(utterance.id)
    if (utterance.contextId !== null) this.#stop(utterance.contextId)
    this.#events.failed(utterance.id, failure)
    this.#sendAllowed()
  }

  #fail(error: SpeechVendorFailed): void {
    this.#rest()
    this.#failure = error
    this.#utterances = []
    if (!this.#isClosed) this.#events.failed(null, error)
  }
}
