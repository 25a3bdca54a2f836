import type { Clock } from '../actors/ports.ts'
import type { EpochMs } from '../actors/types.ts'
import type { FieldSpec } from '../ports/language.ts'
import type { AudioFormat, Recogniser, SpeechSetting, Synthesiser } from '../ports/speech.ts'
import type { MediaProtocol } from '../ports/telephony.ts'
import type { Answer, ConverseRequest, SpokenLine, Talked } from '../ports/voice.ts'
import { Ear } from './ear.ts'
import { KeyCollector } from './key-collector.ts'
import { LineSpeaker } from './line-speaker.ts'
import { LineVoice } from './line-voice.ts'
import type { Pacer } from './pacer.ts'
import type { PreparedVoice } from './prepared-lines.ts'
import { Turn } from './turn.ts'

export interface VoiceSessionSetting {
  protocol: MediaProtocol
  /** What the socket's `started` said. */
  streamId: string
  /** What `started` said, too; default: the protocol's own. */
  format?: AudioFormat
  socket: MediaSocket
  hear: Recogniser
  /** `format` is what the recogniser is fed; the carrier's audio is converted to it. */
  hearSetting: SpeechSetting
  speak: Synthesiser
  /** `format` and `language` are set by the session: nearest to the carrier's, and the line's. */
  speakSetting: SpeechSetting & { voiceId: string | null }
  clock: Clock
  /** One for all sessions of a process. */
  pacer: Pacer
  /** Whether a text already answers what is asked, so that nobody need wait for more of it. */
  isComplete(asked: FieldSpec[], text: string): boolean
  /** Lines of this voice that were made before they are needed. */
  prepared?: PreparedVoice
  /** Speech cut a line short: so long after it began, and after the word was known that made it an interruption. */
  onBargeIn?(times: { speechMs: number; wordsMs: number }): void
  log?: MediaLog
}

/** The carrier's socket, as little as is needed of it. */
export interface MediaSocket {
  send(text: string): void
  /** Ends the call at the carrier. */
  close(): void
  /** Sent, but not yet taken by the network. */
  readonly bufferedBytes: number
}

export interface MediaLog {
  warn(facts: Record<string, unknown>, message: string): void
}

/** The audio of one call, between the carrier's socket and who hears and speaks. */
export interface VoiceSession {
  /** A text frame of the socket's, from the one after `started` on (an earlier one does no harm). */
  receive(frame: string): void
  socketClosed(): void
  /**
   * Speaks a line, then hears the answer; one at a time. `spoken` is called once, when the line is over. Rejects with
   * the signal's reason when aborted, and with `VoiceGone` when the call's audio is over before an answer is there.
   * After `speech_failed` it still plays what was prepared.
   */
  converse(request: ConverseRequest, signal: AbortSignal, spoken: (line: SpokenLine) => void): Promise<Answer>
  /** Settles when the audio is over: the call ended, or speech failed for good. Never rejects. */
  readonly ended: Promise<Talked>
  /** Closes the socket, which hangs up, and what listens and speaks. A repeat does nothing. */
  close(): void
  readonly stats: VoiceStats
}

export interface VoiceStats {
  framesReceived: number
  /** Not of the protocol, repeated, or of a wrong size. */
  framesDropped: number
  framesSent: number
  /** Lines that the person cut short. */
  interruptions: number
  /** From the start of the speech that interrupted to `clear`, the last time; null before. */
  lastBargeInMs: number | null
  /** The same from the moment the word was known that made it an interruption: our own share. */
  lastStopMs: number | null
}

/** The call's audio ended while a line was spoken or an answer awaited. */
export class VoiceGone extends Error {
  override readonly name = 'VoiceGone'
  readonly reason: Talked['reason']

  constructor(reason: Talked['reason']) {
    super(`The audio of the call is over: ${reason}.`)
    this.reason = reason
  }
}

export function createVoiceSession(setting: VoiceSessionSetting): VoiceSession {
  return new Session(setting)
}

/** No frame of the carrier's for so long: its socket is dead, whatever TCP thinks. */
const DEAD_AFTER_MS = 20_000
/** So many seconds of audio that the network does not take. */
const MAX_BUFFERED_BYTES = 256 * 1024

interface Conversing {
  turn: Turn
  resolve(answer: Answer): void
  reject(reason: unknown): void
}

class Session implements VoiceSession {
  readonly stats: VoiceStats = {
    framesReceived: 0,
    framesDropped: 0,
    framesSent: 0,
    interruptions: 0,
    lastBargeInMs: null,
    lastStopMs: null,
  }
  readonly ended: Promise<Talked>
  readonly #setting: VoiceSessionSetting
  readonly #over = Promise.withResolvers<Talked>()
  readonly #ear: Ear
  readonly #voice: LineVoice
  readonly #speaker: LineSpeaker
  readonly #keys = new KeyCollector()
  readonly #leave: () => void
  #conversing: Conversing | null = null
  /** Why the audio is over; after `speech_failed` the socket is still there. */
  #reason: Talked['reason'] | null = null
  #isDeaf = false
  #isClosed = false
  #lastSignAt: EpochMs
  #isStepping = false
  #mustStepAgain = false

  constructor(setting: VoiceSessionSetting) {
    const { protocol, format = protocol.format, streamId, clock, hear, hearSetting, speak, speakSetting } = setting
    this.#setting = setting
    this.ended = this.#over.promise
    this.#lastSignAt = clock.now()
    this.#ear = new Ear({
      format,
      hear,
      hearSetting,
      clock,
      onWords: () => this.#safely(() => this.#step(clock.now())),
      onFailed: (error) => this.#deafened(error),
    })
    this.#voice = new LineVoice({ speak, setting: speakSetting, format, clock })
    this.#voice.warm(speakSetting.language)
    this.#speaker = new LineSpeaker({
      protocol,
      format,
      streamId,
      voice: this.#voice,
      prepared: setting.prepared,
      clock,
      send: (frame) => this.#send(frame),
    })
    this.#leave = setting.pacer.join(() => this.#safely(() => this.#tick(clock.now())))
  }

  receive(frame: string): void {
    if (!this.#isClosed) this.#safely(() => this.#receive(frame))
  }

  socketClosed(): void {
    this.#finish('lost')
  }

  close(): void {
    if (this.#isClosed) return
    this.#finish('hung_up')
    this.#setting.socket.close()
  }

  async converse(request: ConverseRequest, signal: AbortSignal, spoken: (line: SpokenLine) => void): Promise<Answer> {
    signal.throwIfAborted()
    if (this.#conversing) throw new Error('A line of this call is being spoken or answered already.')
    if (this.#reason !== null && (this.#isClosed || request.asked.length > 0)) throw new VoiceGone(this.#reason)
    const { clock } = this.#setting
    const turn = new Turn(
      {
        request,
        speaker: this.#speaker,
        ear: this.#ear,
        keys: this.#keys,
        isComplete: (asked, text) => this.#setting.isComplete(asked, text),
        spoken: (line) => this.#tell(() => spoken(line)),
        onInterrupted: (now) => this.#interrupted(now),
      },
      clock.now(),
    )
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    this.#conversing = { turn, resolve, reject }
    const abort = () => this.#abort(turn, signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    this.#safely(() => this.#step(clock.now()))
    try {
      return await promise
    } finally {
      signal.removeEventListener('abort', abort)
    }
  }

  #receive(frame: string): void {
    const message = this.#setting.protocol.read(frame)
    if (message === null) {
      this.stats.framesDropped += 1
      return
    }
    const now = this.#setting.clock.now()
    this.#lastSignAt = now
    switch (message.type) {
      case 'connected':
      case 'started':
        return
      case 'audio':
        this.stats.framesReceived += 1
        if (!this.#ear.push(message.audio, message.atMs, now)) this.stats.framesDropped += 1
        return this.#step(now)
      case 'key':
        this.#ear.detector.personShown()
        this.#keys.press(message.digit, now)
        return this.#step(now)
      case 'mark':
        this.#speaker.confirm(message.name, now)
        return this.#step(now)
      case 'stopped':
        return this.close()
    }
  }

  #tick(now: EpochMs): void {
    if (now - this.#lastSignAt >= DEAD_AFTER_MS) return this.#lose('The carrier sent nothing for too long.')
    this.#voice.tick(now)
    this.#speaker.tick(now)
    this.#step(now)
  }

  /** Moves the turn on, until it waits for something. Its own doing may bring words, and so call this again. */
  #step(now: EpochMs): void {
    this.#mustStepAgain = true
    if (this.#isStepping) return
    this.#isStepping = true
    try {
      while (this.#mustStepAgain) {
        this.#mustStepAgain = false
        this.#stepOnce(now)
      }
    } finally {
      this.#isStepping = false
    }
  }

  #stepOnce(now: EpochMs): void {
    const conversing = this.#conversing
    if (!conversing) return
    const answer = conversing.turn.step(now)
    if (answer !== null) {
      this.#conversing = null
      conversing.resolve(answer)
      if (this.#isDeaf) this.#failSpeech()
      return
    }
    const { failure } = this.#speaker
    if (failure && conversing.turn.isSpeaking) this.#muted(conversing, failure, now)
  }

  #interrupted(now: EpochMs): void {
    this.stats.interruptions += 1
    const startedAt = this.#ear.speechStartedAt
    if (!this.#keys.isEmpty || startedAt === null) return
    const speechMs = now - startedAt
    const wordsMs = now - Math.max(this.#ear.utterance.changedAt, startedAt)
    this.stats.lastBargeInMs = speechMs
    this.stats.lastStopMs = wordsMs
    this.#setting.onBargeIn?.({ speechMs, wordsMs })
  }

  /** Nobody hears any more. A line that expects nothing is still spoken to its end. */
  #deafened(error: Error): void {
    this.#setting.log?.warn({ error: error.message }, 'The recogniser failed.')
    this.#isDeaf = true
    if (this.#conversing?.turn.expectsAnswer !== false) this.#failSpeech()
  }

  #muted(conversing: Conversing, error: Error, now: EpochMs): void {
    this.#setting.log?.warn({ error: error.message }, 'The synthesiser failed twice in one line.')
    if (this.#reason === null) return this.#failSpeech()
    // The apology itself: there is nothing left to fail.
    this.#conversing = null
    conversing.turn.lineOver(now, false)
    conversing.resolve({ kind: 'played' })
  }

  #failSpeech(): void {
    if (this.#reason !== null) return
    this.#reason = 'speech_failed'
    this.#rejectTurn(new VoiceGone('speech_failed'))
    this.#over.resolve({ reason: 'speech_failed' })
  }

  #abort(turn: Turn, reason: unknown): void {
    if (this.#conversing?.turn !== turn) return
    const conversing = this.#conversing
    this.#conversing = null
    this.#speaker.stop(this.#setting.clock.now())
    conversing.reject(reason)
  }

  #rejectTurn(reason: VoiceGone): void {
    const conversing = this.#conversing
    if (!conversing) return
    this.#conversing = null
    if (conversing.turn.isSpeaking) conversing.turn.lineOver(this.#setting.clock.now(), false)
    conversing.reject(reason)
  }

  #send(frame: string): void {
    if (this.#isClosed) return
    const { socket } = this.#setting
    if (socket.bufferedBytes > MAX_BUFFERED_BYTES) return this.#lose('The network does not take what is sent.')
    socket.send(frame)
    this.stats.framesSent = this.#speaker.framesSent
  }

  #lose(why: string): void {
    if (this.#isClosed) return
    this.#setting.log?.warn({}, why)
    this.#finish('lost')
    this.#setting.socket.close()
  }

  /** The socket is of no more use. */
  #finish(reason: Talked['reason']): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#reason ??= reason
    this.#leave()
    this.#rejectTurn(new VoiceGone(this.#reason))
    this.#ear.close()
    this.#voice.close()
    this.#over.resolve({ reason: this.#reason })
  }

  /** What others do with what they are told is theirs. */
  #tell(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#setting.log?.warn({ error: String(error) }, 'A spoken line could not be reported.')
    }
  }

  /** A fault of ours in one call must not end the others. */
  #safely(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#setting.log?.warn(
        { error: error instanceof Error ? error.stack : String(error) },
        'A voice session failed.',
      )
      this.#lose('The session is given up.')
    }
  }
}
