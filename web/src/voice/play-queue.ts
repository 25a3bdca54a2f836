/** A queue of samples to play, and of marks that are reported when everything before them has been played. */
export class PlayQueue {
  #parts: { samples: Float32Array; at: number }[] = []
  /** Samples taken and samples added since the start. */
  #taken = 0
  #added = 0
  #marks: { name: string; at: number }[] = []

  get isEmpty(): boolean {
    return this.#parts.length === 0
  }

  add(samples: Float32Array): void {
    if (samples.length === 0) return
    this.#parts.push({ samples, at: 0 })
    this.#added += samples.length
  }

  /** Adds a mark. Returns it immediately if no samples are waiting. */
  mark(name: string): string[] {
    this.#marks.push({ name, at: this.#added })
    return this.#reached()
  }

  /** Fills `output`, with silence after the last sample. Returns the marks that were reached. */
  take(output: Float32Array): string[] {
    let filled = 0
    while (filled < output.length) {
      const part = this.#parts[0]
      if (!part) break
      const count = Math.min(output.length - filled, part.samples.length - part.at)
      output.set(part.samples.subarray(part.at, part.at + count), filled)
      part.at += count
      filled += count
      if (part.at === part.samples.length) this.#parts.shift()
    }
    output.fill(0, filled)
    this.#taken += filled
    return this.#reached()
  }

  /** Discards waiting samples. Returns all marks as reached. */
  clear(): string[] {
    this.#parts = []
    this.#taken = this.#added
    return this.#reached()
  }

  #reached(): string[] {
    const reached = this.#marks.filter(({ at }) => at <= this.#taken)
    this.#marks = this.#marks.filter(({ at }) => at > this.#taken)
    return reached.map(({ name }) => name)
  }
}
