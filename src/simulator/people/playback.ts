/** More than this unplayed is thrown away; no carrier keeps an hour. */
const MAX_QUEUED_SECONDS = 600
const SAMPLE_RATE_HZ = 8_000

type Item = { audio: Int16Array; played: number } | { mark: string }

/** The service's audio, played in real time. */
export class Playback {
  readonly #queue: Item[] = []
  #queuedSamples = 0

  add(audio: Int16Array): void {
    if (this.#queuedSamples > MAX_QUEUED_SECONDS * SAMPLE_RATE_HZ) return
    this.#queue.push({ audio, played: 0 })
    this.#queuedSamples += audio.length
  }

  /** Adds a mark. Returns whether it is due at once, because nothing is left to play. */
  mark(name: string): boolean {
    if (this.#queue.length === 0) return true
    this.#queue.push({ mark: name })
    return false
  }

  /** Drops audio that was not played. Returns the pending marks. */
  clear(): string[] {
    this.#queuedSamples = 0
    return this.#queue.splice(0).flatMap((item) => ('mark' in item ? [item.mark] : []))
  }

  /** The next samples, silence where there are none, and the marks that were reached. */
  take(length: number): { samples: Int16Array; marks: string[] } {
    const samples = new Int16Array(length)
    const marks: string[] = []
    let filled = 0
    for (let item = this.#queue[0]; item; item = this.#queue[0]) {
      if ('mark' in item) {
        marks.push(item.mark)
      } else {
        const piece = item.audio.subarray(item.played, item.played + length - filled)
        samples.set(piece, filled)
        filled += piece.length
        item.played += piece.length
        this.#queuedSamples -= piece.length
        if (item.played < item.audio.length) break
      }
      this.#queue.shift()
    }
    return { samples, marks }
  }
}
