import type { Clock, EpochMs } from '../base/time.ts'
import type { FieldSpec, Language } from '../ports/language.ts'
import type { AudioFormat, SpeechToText, SpeechOptions, TextToSpeech } from '../ports/speech.ts'
import type { MediaProtocol } from '../ports/telephony.ts'
import type {
  Answer,
  Completeness,
  StartedUtterance,
  PromptRequest,
  PlayedUtterance,
  MediaSessionEnd,
} from '../ports/voice.ts'
import { CarrierSocket, type MediaSocket } from './carrier-socket.ts'
import { AudioRecognition } from './input/audio-recognition.ts'
import { DtmfCollector } from './input/dtmf-collector.ts'
import { SpeechPlayout } from './output/speech-playout.ts'
import { TtsStream } from './output/tts-stream.ts'
import type { FrameTicker } from './frame-ticker.ts'
import type { CachedVoice } from './output/speech-cache.ts'
import { type BargeInTimes, TurnController } from './turns/turn-controller.ts'
import { MediaSessionClosed } from './turns/media-session-closed.ts'

export interface VoiceSessionDeps {
  protocol: MediaProtocol
  /** The socket's `started` message. */
  streamId: string
  /** What `started` said, too; default: the protocol's own. */
  format?: AudioFormat
  socket: MediaSocket
  stt: SpeechToText
  /** `format` is the recogniser's input format; the carrier's audio is converted to it. */
  sttOptions: SpeechOptions
  tts: TextToSpeech
  /** `format` and `language` are set by the session: nearest to the carrier's, and the line's. */
  ttsOptions: SpeechOptions & { voiceId: string | null }
  clock: Clock
  /** One for all sessions of a process. */
  ticker: FrameTicker
  /** Returns how complete a text is as an answer, so that a complete one is not waited for. */
  completenessOf(asked: FieldSpec[], text: string): Completeness
  /** Whether a text asks not to be called again. */
  isOptOut(text: string): boolean
  /** The hold prompt, spoken once before each slow reply; default none. */
  holdPrompt?: Record<Language, string>
  /** Lines of this voice that were made before they are needed. */
  speechCache?: CachedVoice
  /** Called with the partial text of the person's words. */
  onPartial?: (text: string) => void
  /** Speech cut a line short. */
  onBargeIn?: (times: BargeInTimes) => void
  log?: MediaLog
}

interface MediaLog {
  warn(facts: Record<string, unknown>, message: string): void
}

/** The audio of one call, between the carrier's socket and the speech providers. */
export interface VoiceSession {
  /** A text frame of the socket's, from the one after `started` on (an earlier one does no harm). */
  receive(frame: string): void
  socketClosed(): void
  /** As in `MediaSessions`. */
  start(line: StartedUtterance, onAborted: (line: PlayedUtterance) => void): ((words: string) => void) | null
  /**
   * Speaks a line, then hears the answer; one at a time. `onPlayed` is called once, when the line is over. Rejects with
   * the signal's reason when aborted, and with `MediaSessionClosed` when the call's audio is over before an answer is
   * there. After `speech_failed` it still plays what was prepared.
   */
  promptAndCollect(
    request: PromptRequest,
    signal: AbortSignal,
    onPlayed: (line: PlayedUtterance) => void,
  ): Promise<Answer>
  /** Resolves when the audio has ended: the call ended, or speech failed finally. Never rejects. */
  readonly ended: Promise<MediaSessionEnd>
  /** Closes the socket, which hangs up, and the speech sessions. Idempotent. */
  close(): void
  readonly stats: VoiceStats
}

interface VoiceStats {
  framesReceived: number
  /** Not of the protocol, repeated, or of a wrong size. */
  framesDropped: number
  framesSent: number
  /** Lines that the person cut short. */
  interruptions: number
  /** The latest of them; null before. */
  lastBargeIn: BargeInTimes | null
}

/** How long the recogniser's last words are waited for when the audio has ended in the middle of an answer, in ms. */
const LAST_WORDS_WITHIN_MS = 700
/** Time in which such an answer is stored, in ms: a call whose audio is over takes none. */
const END_AFTER_ANSWER_MS = 100

export function createVoiceSession(deps: VoiceSessionDeps): VoiceSession {
  return new Session(deps)
}

class Session implements VoiceSession {
  readonly ended: Promise<MediaSessionEnd>
  readonly #deps: VoiceSessionDeps
  readonly #over = Promise.withResolvers<MediaSessionEnd>()
  readonly #carrier: CarrierSocket
  readonly #recognition: AudioRecognition
  readonly #tts: TtsStream
  readonly #playout: SpeechPlayout
  readonly #dtmf = new DtmfCollector()
  readonly #turns: TurnController
  readonly #stopTicking: () => void
  /** Why the audio is over; after `speech_failed` the socket is still there. */
  #reason: MediaSessionEnd['reason'] | null = null
  #hasSttFailed = false
  #closedAt: EpochMs = 0
  /** Ends the wait for the recogniser's last words. */
  #cancelWait: () => void = () => {}

  constructor(deps: VoiceSessionDeps) {
    const { protocol, format = protocol.format, streamId, clock, stt, sttOptions, tts, ttsOptions } = deps
    this.#deps = deps
    this.ended = this.#over.promise
    this.#carrier = new CarrierSocket(protocol, deps.socket, clock.now(), (why) => this.#lose(why))
    this.#recognition = new AudioRecognition({
      format,
      stt,
      sttOptions,
      clock,
      onWords: () => this.#guard(() => this.#onWords(clock.now())),
      onPartial: deps.onPartial && ((text) => this.#notify(() => deps.onPartial?.(text))),
      onFailed: (error) => this.#guard(() => this.#onSttFailed(error)),
    })
    this.#tts = new TtsStream({ tts, options: ttsOptions, format, clock })
    this.#tts.warm(ttsOptions.language)
    this.#playout = new SpeechPlayout({
      protocol,
      format,
      streamId,
      tts: this.#tts,
      speechCache: deps.speechCache,
      clock,
      send: (frame) => this.#carrier.send(frame),
      lastMessageAt: () => this.#carrier.lastMessageAt,
    })
    this.#turns = new TurnController({
      recognition: this.#recognition,
      playout: this.#playout,
      dtmf: this.#dtmf,
      clock,
      completenessOf: (asked, text) => deps.completenessOf(asked, text),
      isOptOut: (text) => deps.isOptOut(text),
      holdPrompt: deps.holdPrompt,
      language: ttsOptions.language,
      onTtsFailed: (error) => this.#guard(() => this.#onTtsFailed(error)),
      onAnswered: () => {
        if (this.#hasSttFailed) this.#failSpeech()
      },
      onBargeIn: deps.onBargeIn,
      notify: (work) => this.#notify(work),
      guard: (work) => this.#guard(work),
    })
    this.#stopTicking = deps.ticker.join(() => this.#guard(() => this.#tick(clock.now())))
  }

  get stats(): VoiceStats {
    const { framesReceived, framesDropped } = this.#carrier
    const { interruptions, lastBargeIn } = this.#turns
    return { framesReceived, framesDropped, framesSent: this.#playout.framesSent, interruptions, lastBargeIn }
  }

  receive(frame: string): void {
    if (!this.#carrier.isClosed) this.#guard(() => this.#receive(frame))
  }

  socketClosed(): void {
    this.#finish('lost')
  }

  close(): void {
    if (this.#carrier.isClosed) return
    this.#finish('hung_up')
    this.#carrier.close()
  }

  start(line: StartedUtterance, onAborted: (line: PlayedUtterance) => void): ((words: string) => void) | null {
    return this.#turns.start(line, onAborted)
  }

  async promptAndCollect(
    request: PromptRequest,
    signal: AbortSignal,
    onPlayed: (line: PlayedUtterance) => void,
  ): Promise<Answer> {
    signal.throwIfAborted()
    if (this.#reason !== null && (this.#carrier.isClosed || request.asked.length > 0))
      throw new MediaSessionClosed(this.#reason)
    return this.#turns.promptAndCollect(request, signal, onPlayed)
  }

  #receive(frame: string): void {
    const now = this.#deps.clock.now()
    const message = this.#carrier.read(frame, now)
    switch (message?.type) {
      case undefined:
      case 'connected':
      case 'started':
        return
      case 'audio':
        if (!this.#recognition.push(message.audio, message.atMs, now)) this.#carrier.framesDropped += 1
        return this.#turns.advance(now)
      case 'key':
        this.#recognition.machineDetector.confirmPerson()
        this.#dtmf.press(message.digit, now)
        return this.#turns.advance(now)
      case 'mark':
        this.#playout.confirm(message.name, now)
        return this.#turns.advance(now)
      case 'stopped':
        return this.close()
    }
  }

  #tick(now: EpochMs): void {
    if (!this.#carrier.isAlive(now)) return
    this.#tts.tick(now)
    this.#playout.tick(now)
    this.#turns.advance(now)
  }

  /** Recognition has failed. An utterance that expects no answer is still spoken to its end. */
  #onSttFailed(error: Error): void {
    this.#deps.log?.warn({ error: error.message }, 'The recogniser failed.')
    this.#hasSttFailed = true
    if (this.#turns.needsRecognition) this.#failSpeech()
  }

  #onTtsFailed(error: Error): void {
    this.#deps.log?.warn({ error: error.message }, 'The synthesiser failed twice in one line.')
    if (this.#reason === null) this.#failSpeech()
    // The apology itself: there is nothing left to fail.
    else this.#turns.abandonUtterance()
  }

  #failSpeech(): void {
    if (this.#reason !== null) return
    this.#reason = 'speech_failed'
    this.#turns.endUtterance()
    this.#end('speech_failed')
  }

  #lose(why: string): void {
    if (this.#carrier.isClosed) return
    this.#deps.log?.warn({}, why)
    this.#finish('lost')
    this.#carrier.close()
  }

  /** The socket is of no more use. */
  #finish(reason: MediaSessionEnd['reason']): void {
    if (this.#carrier.isClosed) return
    this.#carrier.isClosed = true
    this.#closedAt = this.#deps.clock.now()
    this.#reason ??= reason
    this.#stopTicking()
    const { takesWords } = this.#turns
    this.#turns.endUtterance()
    this.#tts.close()
    const { clock } = this.#deps
    if (!takesWords || !this.#recognition.isBehind(clock.now())) return this.#endHearing()
    this.#recognition.finalize()
    this.#cancelWait = clock.after(LAST_WORDS_WITHIN_MS, () => this.#guard(() => this.#endHearing()))
  }

  #onWords(now: EpochMs): void {
    if (!this.#carrier.isClosed) return this.#turns.advance(now)
    const { isPartial, finalizedAt, endedAt } = this.#recognition.utterance
    if (!isPartial && endedAt !== null && finalizedAt >= this.#closedAt) this.#endHearing()
  }

  #endHearing(): void {
    this.#cancelWait()
    this.#recognition.close()
    this.#end(this.#reason ?? 'lost')
  }

  /** An answer that was being given is told first, and then that the audio is over. */
  #end(reason: MediaSessionEnd['reason']): void {
    const { isAnswered, lastWords } = this.#turns.end(new MediaSessionClosed(reason))
    const tell = () => this.#over.resolve({ reason, ...(lastWords && { lastWords }) })
    if (isAnswered) this.#deps.clock.after(END_AFTER_ANSWER_MS, tell)
    else tell()
  }

  /** Errors in callbacks belong to the callback's owner. */
  #notify(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#deps.log?.warn({ error: String(error) }, 'A spoken line could not be reported.')
    }
  }

  /** A bug that one call triggers must not end the others. */
  #guard(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#deps.log?.warn({ error: error instanceof Error ? error.stack : String(error) }, 'A voice session failed.')
      this.#lose('The session is given up.')
    }
  }
}
