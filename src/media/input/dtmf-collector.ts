import type { EpochMs } from '../../base/time.ts'

/** Pause in ms after which the number counts as complete. */
const PAUSE_MS = 2_000
/** Maximum number of keys; more come from leaning on the phone. */
const MAX_KEYS = 32

/** Keys that were pressed, until `#` or a pause says that it is all. `*` starts over. */
export class DtmfCollector {
  #digits = ''
  #isEnded = false
  lastAt: EpochMs = 0

  get isEmpty(): boolean {
    return this.#digits === ''
  }

  press(key: string, now: EpochMs): void {
    this.lastAt = now
    if (key === '*') this.clear()
    else if (key === '#') this.#isEnded = this.#digits !== ''
    else if (/^[0-9]$/.test(key) && this.#digits.length < MAX_KEYS && !this.#isEnded) this.#digits += key
  }

  /** Whether the input is complete; `oneIsEnough`: the question takes a single key. */
  isComplete(now: EpochMs, oneIsEnough: boolean): boolean {
    return !this.isEmpty && (this.#isEnded || oneIsEnough || now - this.lastAt >= PAUSE_MS)
  }

  take(): string {
    const digits = this.#digits
    this.clear()
    return digits
  }

  clear(): void {
    this.#digits = ''
    this.#isEnded = false
  }
}
