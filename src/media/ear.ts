import type { Clock } from '../actors/ports.ts'
import type { EpochMs } from '../actors/types.ts'
import type { AudioFormat, Recogniser, RecogniserSession, SpeechSetting } from '../ports/speech.ts'
import { createFormatConverter, type FormatConverter } from './format-converter.ts'
import { MachineDetector } from './machine-detector.ts'
import { bytesPerMs, silenceByte } from '../audio/samples.ts'
import { Timeline } from './timeline.ts'
import { Utterance } from './utterance.ts'
import { VoiceActivity } from './voice-activity.ts'

/** The recogniser hears so much of a gap, so that it knows of the pause. */
const MAX_GAP_HEARD_MS = 1_000
/** Without a frame for so long, nobody is taken to be speaking. */
const NO_AUDIO_MS = 2_000

export interface EarSetting {
  format: AudioFormat
  hear: Recogniser
  hearSetting: SpeechSetting
  clock: Clock
  /** Words came, or the recogniser has said something else. */
  onWords(): void
  onFailed(error: Error): void
}

/** Everything that is known of what comes from the person's end: sound, speech, words. */
export class Ear {
  readonly utterance = new Utterance()
  readonly voice: VoiceActivity
  readonly detector: MachineDetector
  readonly #setting: EarSetting
  readonly #timeline: Timeline
  readonly #converter: FormatConverter
  readonly #bytesPerMs: number
  readonly #session: RecogniserSession | null
  #isOpen = true
  #isDeaf = false
  #lastAudioAt: EpochMs = 0

  constructor(setting: EarSetting) {
    const { format, hearSetting, clock } = setting
    this.#setting = setting
    this.voice = new VoiceActivity(format)
    this.detector = new MachineDetector(format)
    this.#timeline = new Timeline(clock.now())
    this.#converter = createFormatConverter(format, hearSetting.format)
    this.#bytesPerMs = bytesPerMs(format)
    this.#session = this.#open()
  }

  isSpeaking(now: EpochMs): boolean {
    return this.voice.isSpeaking && now - this.#lastAudioAt < NO_AUDIO_MS
  }

  /** When the speech that was heard last really ended, or the words that nobody heard as speech came. */
  get lastHeardAt(): EpochMs {
    const voicedAt = this.voice.startedMs === null ? 0 : this.#timeline.clockOf(this.voice.lastVoicedMs)
    return voicedAt === 0 || voicedAt < this.utterance.changedAt - 3_000 ? this.utterance.changedAt : voicedAt
  }

  /** When the speech that goes on, or went on last, began; null before any. */
  get speechStartedAt(): EpochMs | null {
    return this.voice.startedMs === null ? null : this.#timeline.clockOf(this.voice.startedMs)
  }

  /** False for a frame that was not to be used. */
  push(audio: Buffer, atMs: number, now: EpochMs): boolean {
    const durationMs = audio.length / this.#bytesPerMs
    const gapMs = durationMs === 0 ? null : this.#timeline.place(atMs, durationMs, now)
    if (gapMs === null) return false
    this.#lastAudioAt = now
    if (gapMs > 0) {
      this.voice.pushGap(gapMs)
      this.#hear(Buffer.alloc(Math.min(gapMs, MAX_GAP_HEARD_MS) * this.#bytesPerMs, silenceByte(this.#setting.format)))
    }
    this.voice.push(audio)
    this.detector.push(audio, this.voice, this.#timeline.streamMs)
    this.#hear(audio)
    return true
  }

  /** Asks the recogniser for what it has. */
  finalize(): void {
    this.#session?.finalize()
  }

  close(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#session?.close()
    this.#converter.close()
  }

  #hear(audio: Buffer): void {
    if (this.#isOpen && !this.#isDeaf) this.#session?.push(this.#converter.push(audio))
  }

  #open(): RecogniserSession | null {
    const setting = this.#setting
    const say = (tell: (now: EpochMs) => void) => {
      if (!this.#isOpen) return
      tell(setting.clock.now())
      setting.onWords()
    }
    const failed = (error: unknown) => {
      if (!this.#isOpen || this.#isDeaf) return
      this.#isDeaf = true
      setting.onFailed(error instanceof Error ? error : new Error(String(error)))
    }
    try {
      return setting.hear.open(setting.hearSetting, {
        // Our own ear says it sooner.
        speechStarted: () => {},
        partial: (text) => say((now) => this.utterance.partial(text, now)),
        final: (text, language) => say((now) => this.utterance.final(text, language, now)),
        utteranceEnded: () => say((now) => this.utterance.ended(now)),
        failed,
      })
    } catch (error) {
      queueMicrotask(() => failed(error))
      return null
    }
  }
}
