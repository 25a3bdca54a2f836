/** What waits to be played: samples, and marks that tell when what came before them has been heard. */
export class PlayQueue {
  #parts: { samples: Float32Array; at: number }[] = []
  /** Samples that have been taken, and that were added, since the beginning. */
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

  /** Returns the mark at once if nothing waits before it. */
  mark(name: string): string[] {
    this.#marks.push({ name, at: this.#added })
    return this.#reached()
  }

  /** Fills `output`, with silence where nothing waits; returns the marks that were reached. */
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

  /** Drops what was not played; all marks count as reached. */
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
