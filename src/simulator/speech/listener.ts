import {
  characterOf,
  FIRST_HIGH,
  FIRST_LOW,
  HALF_BYTES,
  MARK_TONES,
  SLOTS_PER_CELL,
  slotLength,
  type Tone,
  type ToneRate,
  tonesAt,
} from './tones.ts'

/** Mean square below which a stretch counts as silence: far under speech, well over the hiss of a line. */
const SILENCE_POWER = 200 ** 2
/** Share of a slot's power that must lie in its two tones. */
const MARK_SHARE = 0.6
/** With this share a mark is at its expected position, and need not be searched. */
const SURE_MARK_SHARE = 0.9
const BYTE_SHARE = 0.4
/** Steps per slot in which a mark is looked for. */
const SEARCH_STEPS = 10

export interface ListenerEvents {
  character(character: string): void
  /** Silence so far in ms, reported repeatedly while it lasts. */
  silence(ms: number): void
}

/** Finds the characters in audio, wherever it begins and however it is cut into frames. */
export class Listener {
  readonly #rateHz: ToneRate
  readonly #slot: number
  readonly #tones: Tone[]
  readonly #events: ListenerEvents
  #heard: Float32Array
  #length = 0
  #position = 0
  /** Whether `position` is where a mark should begin. */
  #inStep = false
  #silentSamples = 0

  constructor(rateHz: ToneRate, events: ListenerEvents) {
    this.#rateHz = rateHz
    this.#slot = slotLength(rateHz)
    this.#tones = tonesAt(rateHz)
    this.#events = events
    this.#heard = new Float32Array(rateHz)
  }

  push(samples: Int16Array): void {
    this.#append(samples)
    const cell = SLOTS_PER_CELL * this.#slot
    // A mark may be found a slot late, so a cell is read when a slot more than it is there.
    while (this.#position + cell + this.#slot <= this.#length) this.#advance(cell)
    // What is behind a pause must not wait for the next frames to be told from silence.
    while (!this.#inStep && this.#position + 2 * this.#slot <= this.#length && this.#isSilent(this.#position)) {
      this.#passSilence()
    }
  }

  #append(samples: Int16Array): void {
    if (this.#length + samples.length > this.#heard.length) {
      this.#heard.copyWithin(0, this.#position, this.#length)
      this.#length -= this.#position
      this.#position = 0
    }
    if (this.#length + samples.length > this.#heard.length) {
      const wider = new Float32Array(2 * (this.#length + samples.length))
      wider.set(this.#heard.subarray(0, this.#length))
      this.#heard = wider
    }
    this.#heard.set(samples, this.#length)
    this.#length += samples.length
  }

  #advance(cell: number): void {
    if (this.#isSilent(this.#position)) {
      this.#inStep = false
      return this.#passSilence()
    }
    const mark = this.#findMark()
    if (mark === null) {
      this.#inStep = false
      this.#position += this.#slot / SEARCH_STEPS
      return
    }
    // A slot that is no mark can look like one from afar; what comes before the mark was found is passed over.
    if (mark + cell > this.#length) {
      this.#position = mark
      return
    }
    this.#silentSamples = 0
    this.#inStep = true
    this.#position = mark + cell
    const bytes = [1, 2, 3].map((slot) => this.#byteAt(mark + slot * this.#slot))
    const character = characterOf(bytes)
    if (character !== null) this.#events.character(character)
  }

  #passSilence(): void {
    this.#position += this.#slot / 2
    this.#silentSamples += this.#slot / 2
    this.#events.silence((this.#silentSamples * 1_000) / this.#rateHz)
  }

  #isSilent(start: number): boolean {
    return this.#power(start, this.#slot) < SILENCE_POWER
  }

  #power(start: number, length: number): number {
    let sum = 0
    for (let n = start; n < start + length; n += 1) {
      const sample = this.#heard[n] ?? 0
      sum += sample * sample
    }
    return sum / length
  }

  /** Where the mark begins that can be heard at the position, to the sample or nearly; null when none can. */
  #findMark(): number | null {
    if (this.#inStep && this.#markShare(this.#position) >= SURE_MARK_SHARE) return this.#position
    const step = this.#slot / SEARCH_STEPS
    const reach = this.#inStep ? step : 0
    let best = Math.max(0, this.#position - reach)
    let share = this.#markShare(best)
    if (!this.#inStep && share < MARK_SHARE / 2) return null
    const until = this.#position + (this.#inStep ? reach : this.#slot)
    for (let start = best + step / 3; start <= until; start += step / 3) {
      const other = this.#markShare(Math.round(start))
      if (other > share) [best, share] = [Math.round(start), other]
    }
    return share >= MARK_SHARE ? best : null
  }

  #markShare(start: number): number {
    const power = this.#power(start, this.#slot)
    const low = this.#toneShare(start, MARK_TONES[0], power)
    const high = this.#toneShare(start, MARK_TONES[1], power)
    return Math.min(low, high) < MARK_SHARE / 4 ? 0 : low + high
  }

  /** Share of a slot's power that lies in a tone: 1 for the pure tone. */
  #toneShare(start: number, tone: number, power: number): number {
    const table = this.#tones[tone]
    if (!table || power === 0) return 0
    const { cos, sin } = table
    let real = 0
    let imaginary = 0
    for (let n = 0; n < this.#slot; n += 1) {
      const sample = this.#heard[start + n] ?? 0
      real += sample * (cos[n] ?? 0)
      imaginary += sample * (sin[n] ?? 0)
    }
    return (2 * (real ** 2 + imaginary ** 2)) / (this.#slot ** 2 * power)
  }

  /** The byte in a slot; null when no two tones stand out. */
  #byteAt(start: number): number | null {
    const power = this.#power(start, this.#slot)
    const low = this.#loudest(start, FIRST_LOW, power)
    const high = this.#loudest(start, FIRST_HIGH, power)
    return low.share + high.share >= BYTE_SHARE ? (high.index << 4) | low.index : null
  }

  #loudest(start: number, first: number, power: number): { index: number; share: number } {
    let loudest = { index: 0, share: 0 }
    for (let index = 0; index < HALF_BYTES; index += 1) {
      const share = this.#toneShare(start, first + index, power)
      if (share > loudest.share) loudest = { index, share }
    }
    return loudest
  }
}
