import type { AudioFormat } from '../../ports/speech.ts'
import { bytesPerSample, sampleAt } from '../audio/samples.ts'

const WINDOW_MS = 20
/** Noise right after pick-up is no speech, unless it continues. */
const IGNORED_AT_START_MS = 1_000
/** Quieter than this is never speech: -48 dB of full scale. */
const QUIETEST_SPEECH = 130 ** 2
/** Ratio of speech to background at which speech begins (9 dB) and continues (6 dB). */
const BEGINS_ABOVE = 8
const GOES_ON_ABOVE = 4
/** A person heard at some loudness is not assumed to be 18 dB quieter later: that is somebody else in the room. */
const BELOW_THE_PERSON = 1 / 63
/**
 * Their loudness is that of two quarters of a second in a row, so that no slamming door counts; 3 dB a second are
 * forgotten.
 */
const LOUDNESS_WINDOWS = 12
const FORGOTTEN_PER_WINDOW = 10 ** ((-3 * 0.1 * WINDOW_MS) / 1_000)
/** Windows in a row that begin speech, one of them quiet at most. */
const BEGINS_AFTER = 3
/** Silence in ms after which the speech has ended. */
const HANG_OVER_MS = 200
/** The background is the quietest window of the last three seconds: speech never goes on that long without a gap. */
const BACKGROUND_SPANS = 12
const SPAN_WINDOWS = 250 / WINDOW_MS

/** Tells speech from the background by its loudness. Times are of the stream, in milliseconds of audio from 0. */
export class VoiceActivity {
  isSpeaking = false
  /** Time at which the current or last speech began; null before any. */
  startedMs: number | null = null
  /** When it was last heard: once it is over, its real end. */
  lastVoicedMs = 0
  /** How much of it was voice. */
  voicedMs = 0
  readonly #encoding: AudioFormat['encoding']
  readonly #sampleBytes: number
  readonly #windowSamples: number
  readonly #quietest = new Float64Array(BACKGROUND_SPANS).fill(Infinity)
  #span = 0
  #windowsInSpan = 0
  #nowMs = 0
  #sum = 0
  #samples = 0
  #voicedInARow = 0
  #firstOfRowMs = 0
  #hasMissed = false
  /** Recent loudness of the person, and the running sum for it. */
  #loudness = 0
  #loudSum = 0
  #loudWindows = 0
  #lastLoud = 0

  constructor(format: AudioFormat) {
    this.#encoding = format.encoding
    this.#sampleBytes = bytesPerSample(format)
    this.#windowSamples = (format.sampleRateHz * WINDOW_MS) / 1_000
  }

  push(audio: Buffer): void {
    const count = Math.floor(audio.length / this.#sampleBytes)
    for (let i = 0; i < count; i += 1) {
      const sample = sampleAt(audio, i, this.#encoding)
      this.#sum += sample * sample
      this.#samples += 1
      if (this.#samples < this.#windowSamples) continue
      this.#window(this.#sum / this.#samples)
      this.#sum = 0
      this.#samples = 0
    }
  }

  /** Audio that the network lost. */
  pushGap(ms: number): void {
    for (let passed = 0; passed < ms; passed += WINDOW_MS) this.#judge(false)
  }

  #window(power: number): void {
    const background = this.#background(power)
    const factor = this.isSpeaking ? GOES_ON_ABOVE : BEGINS_ABOVE
    this.#judge(power >= Math.max(QUIETEST_SPEECH, factor * background, BELOW_THE_PERSON * this.#loudness))
    this.#weigh(power)
  }

  #weigh(power: number): void {
    this.#loudness *= FORGOTTEN_PER_WINDOW
    this.#loudSum += power
    this.#loudWindows += 1
    if (this.#loudWindows < LOUDNESS_WINDOWS) return
    const loud = this.isSpeaking ? this.#loudSum / LOUDNESS_WINDOWS : 0
    this.#loudness = Math.max(this.#loudness, Math.min(loud, this.#lastLoud))
    this.#lastLoud = loud
    this.#loudSum = 0
    this.#loudWindows = 0
  }

  #judge(isVoiced: boolean): void {
    this.#nowMs += WINDOW_MS
    if (isVoiced) this.#voiced()
    else this.#quiet()
  }

  #voiced(): void {
    if (this.#voicedInARow === 0) this.#firstOfRowMs = this.#nowMs - WINDOW_MS
    this.#voicedInARow += 1
    if (this.isSpeaking) {
      this.lastVoicedMs = this.#nowMs
      this.voicedMs += WINDOW_MS
      return
    }
    if (this.#voicedInARow < BEGINS_AFTER || this.#nowMs <= IGNORED_AT_START_MS) return
    this.isSpeaking = true
    this.startedMs = this.#firstOfRowMs
    this.lastVoicedMs = this.#nowMs
    this.voicedMs = this.#voicedInARow * WINDOW_MS
  }

  #quiet(): void {
    if (this.isSpeaking) {
      if (this.#nowMs - this.lastVoicedMs < HANG_OVER_MS) return
      this.isSpeaking = false
      this.#voicedInARow = 0
      return
    }
    // One quiet window does not break a beginning.
    if (this.#hasMissed) this.#voicedInARow = 0
    this.#hasMissed = this.#voicedInARow > 0 && !this.#hasMissed
  }

  #background(power: number): number {
    this.#windowsInSpan += 1
    if (this.#windowsInSpan > SPAN_WINDOWS) {
      this.#windowsInSpan = 1
      this.#span = (this.#span + 1) % BACKGROUND_SPANS
      this.#quietest[this.#span] = Infinity
    }
    if (power < (this.#quietest[this.#span] ?? 0)) this.#quietest[this.#span] = power
    let quietest = power
    for (let i = 0; i < BACKGROUND_SPANS; i += 1) quietest = Math.min(quietest, this.#quietest[i] ?? power)
    return quietest
  }
}
