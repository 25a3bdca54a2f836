import type { Act } from './person.ts'
import { createRandom } from '../random.ts'
import { charactersOf, speak } from '../speech/voice.ts'

const SAMPLE_RATE_HZ = 8_000
const BEEP_HZ = 1_000
const KEY_MS = 250

export interface SpeechPlayerEvents {
  key(digit: string): void
  hangUp(): void
}

/** Carries out acts, one after the other, in time that is counted in frames. */
export class SpeechPlayer {
  readonly #acts: Act[] = []
  readonly #events: SpeechPlayerEvents
  #sound: Int16Array = new Int16Array(0)
  #waitMs = 0
  #keys: string[] = []
  #hasSpoken = false

  constructor(events: SpeechPlayerEvents) {
    this.#events = events
  }

  get isIdle(): boolean {
    return this.#acts.length === 0 && this.#sound.length === 0 && this.#waitMs <= 0 && this.#keys.length === 0
  }

  /** Something was said, and more is to come. */
  get isBetweenWords(): boolean {
    return this.#hasSpoken && !this.isIdle
  }

  add(acts: readonly Act[]): void {
    if (this.isIdle) this.#hasSpoken = false
    this.#acts.push(...acts)
  }

  /** The next frame of sound; null for silence. */
  take(length: number): Int16Array | null {
    const frameMs = (length * 1_000) / SAMPLE_RATE_HZ
    if (this.#sound.length === 0 && this.#waitMs <= 0) this.#begin()
    if (this.#sound.length > 0) return this.#takeSound(length)
    this.#waitMs -= frameMs
    return null
  }

  #takeSound(length: number): Int16Array {
    const frame = new Int16Array(length)
    frame.set(this.#sound.subarray(0, length))
    this.#sound = this.#sound.subarray(length)
    return frame
  }

  #begin(): void {
    const digit = this.#keys.shift()
    if (digit !== undefined) {
      this.#waitMs = KEY_MS
      return this.#events.key(digit)
    }
    const act = this.#acts.shift()
    switch (act?.act) {
      case undefined:
        return
      case 'wait':
        this.#waitMs = act.ms
        return
      case 'say':
        this.#hasSpoken = true
        this.#sound = speak(charactersOf(act.text), SAMPLE_RATE_HZ)
        return
      case 'beep':
        this.#sound = tone(act.ms)
        return
      case 'noise':
        this.#sound = noise(act.ms)
        return
      case 'press':
        this.#keys = [...act.keys]
        this.#waitMs = KEY_MS
        return
      case 'hangUp':
        return this.#events.hangUp()
    }
  }
}

function tone(ms: number): Int16Array {
  const step = (2 * Math.PI * BEEP_HZ) / SAMPLE_RATE_HZ
  return new Int16Array((ms * SAMPLE_RATE_HZ) / 1_000).map((_, n) => 8_000 * Math.sin(step * n))
}

function noise(ms: number): Int16Array {
  const random = createRandom(ms)
  return new Int16Array((ms * SAMPLE_RATE_HZ) / 1_000).map(() => 9_000 * (2 * random() - 1))
}
