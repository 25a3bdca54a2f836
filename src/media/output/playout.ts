import type { EpochMs } from '../../base/time.ts'

/** A mark that is so late will not come: carriers may lose them, or know none. */
const MARK_GRACE_MS = 2_000
/** If no mark arrives, an utterance counts as played this much after its calculated end, in ms. */
const NETWORK_MS = 200

/**
 * Tracks how far the carrier has played an utterance. Marks are certain; between them real time is assumed. Positions
 * are milliseconds of the utterance's audio.
 */
export class Playout {
  #sentMs = 0
  /** When all that was sent will have been played, if nothing is late. */
  #emptyAt: EpochMs = 0
  #marks: { name: string; positionMs: number; dueAt: EpochMs }[] = []
  #confirmedMs = 0
  #confirmedAt: EpochMs | null = null
  /** One has not come, and none since. */
  #losesMarks = false

  get sentMs(): number {
    return this.#sentMs
  }

  get emptyAt(): EpochMs {
    return this.#emptyAt
  }

  /** Starts a new utterance; the rest of the one before still has to be played. */
  begin(): void {
    this.#sentMs = 0
    this.#marks = []
    this.#confirmedMs = 0
    this.#confirmedAt = null
  }

  /** Milliseconds of audio that were sent and are not played yet. */
  leadMs(now: EpochMs): number {
    return Math.max(0, this.#emptyAt - now)
  }

  sent(ms: number, now: EpochMs): void {
    // There was a gap: the time since the mark was not all sound.
    if (now > this.#emptyAt) this.#confirmedAt = null
    this.#sentMs += ms
    this.#emptyAt = Math.max(this.#emptyAt, now) + ms
  }

  /** A mark was sent behind everything so far. */
  marked(name: string): void {
    this.#marks.push({ name, positionMs: this.#sentMs, dueAt: this.#emptyAt })
  }

  /** A mark came back. Those of lines before, and unknown ones, mean nothing. */
  confirm(name: string, now: EpochMs): void {
    this.#losesMarks = false
    const index = this.#marks.findIndex((mark) => mark.name === name)
    if (index < 0) return
    this.#confirmedMs = this.#marks[index]?.positionMs ?? this.#confirmedMs
    this.#confirmedAt = now
    this.#marks.splice(0, index + 1)
  }

  /** The carrier was told to clear its buffer: audio sent next follows `positionMs`. */
  cleared(now: EpochMs, positionMs: number = this.heardMs(now)): void {
    this.#sentMs = positionMs
    this.#emptyAt = now
    this.#marks = []
    this.#confirmedMs = Math.min(this.#confirmedMs, positionMs)
    this.#confirmedAt = null
  }

  /** How far it should be by the clock alone. */
  dueMs(now: EpochMs): number {
    return this.#sentMs - this.leadMs(now)
  }

  isConfirmed(name: string): boolean {
    return !this.#marks.some((mark) => mark.name === name)
  }

  /** Whether all audio sent must have been played by now, whatever marks say. */
  isOverByTime(now: EpochMs): boolean {
    return now >= this.#emptyAt + this.#graceMs(now)
  }

  /** Milliseconds that were certainly played. */
  heardMs(now: EpochMs): number {
    const byTime = this.#confirmedAt === null ? this.dueMs(now) : this.#confirmedMs + (now - this.#confirmedAt)
    const graceMs = this.#graceMs(now)
    const awaited = this.#marks.find(({ dueAt }) => now < dueAt + graceMs)
    const limitMs = awaited?.positionMs ?? this.#sentMs
    return Math.max(this.#confirmedMs, Math.min(byTime, limitMs))
  }

  /** How long a mark is waited for. */
  #graceMs(now: EpochMs): number {
    const [first] = this.#marks
    if (first && now >= first.dueAt + MARK_GRACE_MS) this.#losesMarks = true
    return this.#losesMarks ? NETWORK_MS : MARK_GRACE_MS
  }
}
