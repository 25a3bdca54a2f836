import type { AudioFormat } from '../../ports/speech.ts'
import { bytesPerSample, sampleAt } from '../audio/samples.ts'

const WINDOW_MS = 20
/** Duration in ms from which a tone is a machine's. */
const STEADY_MS = 300
/** Mean square below which nothing is a beep. */
const QUIETEST = 300 ** 2
/** What two samples say about a third is wrong by at most this share of the power, if they belong to one pure tone. */
const MAX_RESIDUE = 0.015
/** Beeps are above the voice's pitch. */
const LOWEST_HZ = 350
const MAX_WANDERING_HZ = 15
const MAX_SWELLING = 1.4

/**
 * Finds the beep of an answering machine: one pure tone of unchanging pitch and loudness. A voice has overtones, and
 * keys are two tones at once.
 */
export class BeepDetector {
  readonly #encoding: AudioFormat['encoding']
  readonly #sampleBytes: number
  readonly #rateHz: number
  readonly #window: Float64Array
  #filled = 0
  #steadyMs = 0
  #hertz = 0
  #power = 0

  constructor(format: AudioFormat) {
    this.#encoding = format.encoding
    this.#sampleBytes = bytesPerSample(format)
    this.#rateHz = format.sampleRateHz
    this.#window = new Float64Array((format.sampleRateHz * WINDOW_MS) / 1_000)
  }

  /** Whether a beep has just been heard for long enough. */
  push(audio: Buffer): boolean {
    let isBeep = false
    const count = Math.floor(audio.length / this.#sampleBytes)
    for (let i = 0; i < count; i += 1) {
      this.#window[this.#filled] = sampleAt(audio, i, this.#encoding)
      this.#filled += 1
      if (this.#filled < this.#window.length) continue
      this.#filled = 0
      this.#judge()
      isBeep ||= this.#steadyMs >= STEADY_MS
    }
    return isBeep
  }

  #judge(): void {
    const hertz = this.#pitch()
    const [lastHertz, lastPower] = [this.#hertz, this.#power]
    this.#hertz = hertz ?? 0
    this.#power = this.#meanSquare()
    if (hertz === null) {
      this.#steadyMs = 0
      return
    }
    const swelling = Math.max(this.#power / lastPower, lastPower / this.#power)
    const isSame = Math.abs(hertz - lastHertz) <= MAX_WANDERING_HZ && swelling <= MAX_SWELLING
    this.#steadyMs = isSame ? this.#steadyMs + WINDOW_MS : WINDOW_MS
  }

  #meanSquare(): number {
    let sum = 0
    for (const sample of this.#window) sum += sample * sample
    return sum / this.#window.length
  }

  /** In a pure tone, `x[n+1] + x[n-1]` is `2 cos ω` times `x[n]`, whatever its phase. Null for anything else. */
  #pitch(): number | null {
    const x = this.#window
    let own = 0
    let cross = 0
    let others = 0
    for (let n = 1; n < x.length - 1; n += 1) {
      const sample = x[n] ?? 0
      const around = (x[n - 1] ?? 0) + (x[n + 1] ?? 0)
      own += sample * sample
      cross += sample * around
      others += around * around
    }
    if (own < QUIETEST * x.length) return null
    const factor = cross / own
    const residue = others - factor * cross
    if (residue > MAX_RESIDUE * own || Math.abs(factor) > 2) return null
    const hertz = (Math.acos(factor / 2) * this.#rateHz) / (2 * Math.PI)
    return hertz >= LOWEST_HZ ? hertz : null
  }
}
