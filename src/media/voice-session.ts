import type { Clock } from '../actors/ports.ts'
import type { EpochMs } from '../actors/types.ts'
import type { FieldSpec, Language } from '../ports/language.ts'
import type { AudioFormat, Recogniser, SpeechSetting, Synthesiser } from '../ports/speech.ts'
import type { MediaProtocol } from '../ports/telephony.ts'
import type { Answer, BegunLine, ConverseRequest, SpokenLine, Talked } from '../ports/voice.ts'
import { CarrierLine, type MediaSocket } from './carrier-line.ts'
import { Ear } from './ear.ts'
import { KeyCollector } from './key-collector.ts'
import { LineSpeaker } from './line-speaker.ts'
import { LineVoice } from './line-voice.ts'
import type { Pacer } from './pacer.ts'
import type { PreparedVoice } from './prepared-lines.ts'
import { type BargeInTimes, TurnTaking } from './turn-taking.ts'
import { VoiceGone } from './voice-gone.ts'

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
  /** What is said once before each reply that is long in coming; default: nothing. */
  stopgap?: Record<Language, string>
  /** Lines of this voice that were made before they are needed. */
  prepared?: PreparedVoice
  /** Speech cut a line short. */
  onBargeIn?: (times: BargeInTimes) => void
  log?: MediaLog
}

export interface MediaLog {
  warn(facts: Record<string, unknown>, message: string): void
}

/** The audio of one call, between the carrier's socket and who hears and speaks. */
export interface VoiceSession {
  /** A text frame of the socket's, from the one after `started` on (an earlier one does no harm). */
  receive(frame: string): void
  socketClosed(): void
  /** As in `LiveVoices`. */
  begin(line: BegunLine, lost: (line: SpokenLine) => void): ((words: string) => void) | null
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
  /** The latest of them; null before. */
  lastBargeIn: BargeInTimes | null
}

export function createVoiceSession(setting: VoiceSessionSetting): VoiceSession {
  return new Session(setting)
}

class Session implements VoiceSession {
  readonly ended: Promise<Talked>
  readonly #setting: VoiceSessionSetting
  readonly #over = Promise.withResolvers<Talked>()
  readonly #line: CarrierLine
  readonly #ear: Ear
  readonly #voice: LineVoice
  readonly #speaker: LineSpeaker
  readonly #keys = new KeyCollector()
  readonly #turns: TurnTaking
  readonly #leave: () => void
  /** Why the audio is over; after `speech_failed` the socket is still there. */
  #reason: Talked['reason'] | null = null
  #isDeaf = false

  constructor(setting: VoiceSessionSetting) {
    const { protocol, format = protocol.format, streamId, clock, hear, hearSetting, speak, speakSetting } = setting
    this.#setting = setting
    this.ended = this.#over.promise
    this.#line = new CarrierLine(protocol, setting.socket, clock.now(), (why) => this.#lose(why))
    this.#ear = new Ear({
      format,
      hear,
      hearSetting,
      clock,
      onWords: () => this.#safely(() => this.#turns.step(clock.now())),
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
      send: (frame) => this.#line.send(frame),
      lastSignAt: () => this.#line.lastSignAt,
    })
    this.#turns = new TurnTaking({
      ear: this.#ear,
      speaker: this.#speaker,
      keys: this.#keys,
      clock,
      isComplete: (asked, text) => setting.isComplete(asked, text),
      stopgap: setting.stopgap,
      language: speakSetting.language,
      onMuted: (error) => this.#muted(error),
      onAnswered: () => {
        if (this.#isDeaf) this.#failSpeech()
      },
      onBargeIn: setting.onBargeIn,
      tell: (work) => this.#tell(work),
      safely: (work) => this.#safely(work),
    })
    this.#leave = setting.pacer.join(() => this.#safely(() => this.#tick(clock.now())))
  }

  get stats(): VoiceStats {
    const { framesReceived, framesDropped } = this.#line
    const { interruptions, lastBargeIn } = this.#turns
    return { framesReceived, framesDropped, framesSent: this.#speaker.framesSent, interruptions, lastBargeIn }
  }

  receive(frame: string): void {
    if (!this.#line.isClosed) this.#safely(() => this.#receive(frame))
  }

  socketClosed(): void {
    this.#finish('lost')
  }

  close(): void {
    if (this.#line.isClosed) return
    this.#finish('hung_up')
    this.#line.close()
  }

  begin(line: BegunLine, lost: (line: SpokenLine) => void): ((words: string) => void) | null {
    return this.#turns.begin(line, lost)
  }

  async converse(request: ConverseRequest, signal: AbortSignal, spoken: (line: SpokenLine) => void): Promise<Answer> {
    signal.throwIfAborted()
    if (this.#reason !== null && (this.#line.isClosed || request.asked.length > 0)) throw new VoiceGone(this.#reason)
    return this.#turns.converse(request, signal, spoken)
  }

  #receive(frame: string): void {
    const now = this.#setting.clock.now()
    const message = this.#line.read(frame, now)
    switch (message?.type) {
      case undefined:
      case 'connected':
      case 'started':
        return
      case 'audio':
        if (!this.#ear.push(message.audio, message.atMs, now)) this.#line.framesDropped += 1
        return this.#turns.step(now)
      case 'key':
        this.#ear.detector.personShown()
        this.#keys.press(message.digit, now)
        return this.#turns.step(now)
      case 'mark':
        this.#speaker.confirm(message.name, now)
        return this.#turns.step(now)
      case 'stopped':
        return this.close()
    }
  }

  #tick(now: EpochMs): void {
    if (!this.#line.look(now)) return
    this.#voice.tick(now)
    this.#speaker.tick(now)
    this.#turns.step(now)
  }

  /** Nobody hears any more. A line that expects nothing is still spoken to its end. */
  #deafened(error: Error): void {
    this.#setting.log?.warn({ error: error.message }, 'The recogniser failed.')
    this.#isDeaf = true
    if (this.#turns.needsEar) this.#failSpeech()
  }

  #muted(error: Error): void {
    this.#setting.log?.warn({ error: error.message }, 'The synthesiser failed twice in one line.')
    if (this.#reason === null) this.#failSpeech()
    // The apology itself: there is nothing left to fail.
    else this.#turns.giveUpLine()
  }

  #failSpeech(): void {
    if (this.#reason !== null) return
    this.#reason = 'speech_failed'
    this.#turns.fail(new VoiceGone('speech_failed'))
    this.#over.resolve({ reason: 'speech_failed' })
  }

  #lose(why: string): void {
    if (this.#line.isClosed) return
    this.#setting.log?.warn({}, why)
    this.#finish('lost')
    this.#line.close()
  }

  /** The socket is of no more use. */
  #finish(reason: Talked['reason']): void {
    if (this.#line.isClosed) return
    this.#line.isClosed = true
    this.#reason ??= reason
    this.#leave()
    this.#turns.fail(new VoiceGone(this.#reason))
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
