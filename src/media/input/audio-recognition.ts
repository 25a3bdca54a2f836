import type { Clock, EpochMs } from '../../base/time.ts'
import type { AudioFormat, SpeechToText, SttSession, SpeechOptions } from '../../ports/speech.ts'
import { createFormatConverter, type FormatConverter } from '../audio/format-converter.ts'
import { AnsweringMachineDetector } from './answering-machine-detector.ts'
import { bytesPerMs, silenceByte } from '../audio/samples.ts'
import { StreamClock } from './stream-clock.ts'
import { Utterance } from './utterance.ts'
import { VoiceActivity } from './voice-activity.ts'

/** Milliseconds of a gap that are passed to the recogniser as silence, so that it notices the pause. */
const MAX_GAP_HEARD_MS = 1_000
/** A shorter pause separates words; after a longer one a new stretch of speech begins. */
const MIN_PAUSE_MS = 400
const MAX_PAUSE_MS = 2_500
/** Words of what was said this long ago, in ms, have come if they were to. */
const WORDS_WITHIN_MS = 1_000
/** After this long without a frame, in ms, the person does not count as speaking. */
const NO_AUDIO_MS = 2_000

export interface AudioRecognitionDeps {
  format: AudioFormat
  stt: SpeechToText
  sttOptions: SpeechOptions
  clock: Clock
  /** Words came, or the recogniser has said something else. */
  onWords(): void
  /** Partial text of the current utterance. */
  onPartial?: ((text: string) => void) | undefined
  onFailed(error: Error): void
}

/** What is known about the person's side: sound, speech, words. */
export class AudioRecognition {
  readonly utterance = new Utterance()
  readonly voice: VoiceActivity
  readonly machineDetector: AnsweringMachineDetector
  /** Longest pause of this person inside an answer, in ms; 0 before any. */
  longestPauseMs = 0
  readonly #deps: AudioRecognitionDeps
  readonly #streamClock: StreamClock
  readonly #converter: FormatConverter
  readonly #bytesPerMs: number
  readonly #session: SttSession | null
  #isOpen = true
  #hasSttFailed = false
  #lastAudioAt: EpochMs = 0

  constructor(deps: AudioRecognitionDeps) {
    const { format, sttOptions, clock } = deps
    this.#deps = deps
    this.voice = new VoiceActivity(format)
    this.machineDetector = new AnsweringMachineDetector(format)
    this.#streamClock = new StreamClock(clock.now())
    this.#converter = createFormatConverter(format, sttOptions.format)
    this.#bytesPerMs = bytesPerMs(format)
    this.#session = this.#open()
  }

  isSpeaking(now: EpochMs): boolean {
    return this.voice.isSpeaking && now - this.#lastAudioAt < NO_AUDIO_MS
  }

  /** Time at which the last speech ended, or at which words arrived that voice detection had missed. */
  get lastHeardAt(): EpochMs {
    const voicedAt = this.voice.startedMs === null ? 0 : this.#streamClock.clockOf(this.voice.lastVoicedMs)
    return voicedAt === 0 || voicedAt < this.utterance.changedAt - 3_000 ? this.utterance.changedAt : voicedAt
  }

  /** Time at which the current or last speech began; null before any. */
  get speechStartedAt(): EpochMs | null {
    return this.voice.startedMs === null ? null : this.#streamClock.clockOf(this.voice.startedMs)
  }

  /** Whether the recogniser may still bring words of what was just said. */
  isBehind(now: EpochMs): boolean {
    if (this.#hasSttFailed) return false
    const { isPartial, finalizedAt } = this.utterance
    return isPartial || (this.lastHeardAt > finalizedAt && now - this.lastHeardAt < WORDS_WITHIN_MS)
  }

  /** False for a frame that was not to be used. */
  push(audio: Buffer, atMs: number, now: EpochMs): boolean {
    const durationMs = audio.length / this.#bytesPerMs
    const gapMs = durationMs === 0 ? null : this.#streamClock.accept(atMs, durationMs, now)
    if (gapMs === null) return false
    this.#lastAudioAt = now
    if (gapMs > 0) {
      this.voice.pushGap(gapMs)
      this.#feed(Buffer.alloc(Math.min(gapMs, MAX_GAP_HEARD_MS) * this.#bytesPerMs, silenceByte(this.#deps.format)))
    }
    const { startedMs: before, lastVoicedMs } = this.voice
    this.voice.push(audio)
    const { startedMs } = this.voice
    if (before !== null && startedMs !== null && startedMs > before) this.#resumed(startedMs - lastVoicedMs)
    this.machineDetector.push(audio, this.voice, this.#streamClock.streamMs)
    this.#feed(audio)
    return true
  }

  /** The person continues an answer after a pause. */
  notePause(ms: number): void {
    if (ms <= MAX_PAUSE_MS) this.longestPauseMs = Math.max(this.longestPauseMs, ms)
  }

  #resumed(pauseMs: number): void {
    if (this.utterance.current !== '' && pauseMs >= MIN_PAUSE_MS) this.notePause(pauseMs)
  }

  /** Asks the recogniser to finalise its current text. */
  finalize(): void {
    this.#session?.finalize()
  }

  close(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#session?.close()
    this.#converter.close()
  }

  #feed(audio: Buffer): void {
    if (this.#isOpen && !this.#hasSttFailed) this.#session?.push(this.#converter.push(audio))
  }

  #hear(take: () => void): void {
    take()
    this.#deps.onPartial?.(this.utterance.text)
  }

  #open(): SttSession | null {
    const deps = this.#deps
    const say = (tell: (now: EpochMs) => void) => {
      if (!this.#isOpen) return
      tell(deps.clock.now())
      deps.onWords()
    }
    const failed = (error: unknown) => {
      if (!this.#isOpen || this.#hasSttFailed) return
      this.#hasSttFailed = true
      deps.onFailed(error instanceof Error ? error : new Error(String(error)))
    }
    try {
      return deps.stt.open(deps.sttOptions, {
        // Our own ear says it sooner.
        speechStarted: () => {},
        partial: (text) => say((now) => this.#hear(() => this.utterance.partial(text, now))),
        final: (text, language) => say((now) => this.#hear(() => this.utterance.final(text, language, now))),
        utteranceEnded: () => say((now) => this.utterance.ended(now)),
        failed,
      })
    } catch (error) {
      queueMicrotask(() => failed(error))
      return null
    }
  }
}
