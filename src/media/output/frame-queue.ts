/** Audio on its way out, cut into frames of one size. */
export class FrameQueue {
  readonly #frameBytes: number
  readonly #silence: number
  readonly #pieces: Buffer[] = []
  /** Of the first piece, taken already. */
  #taken = 0
  #length = 0

  /** `silence` is the byte that pads a last frame. */
  constructor(frameBytes: number, silence: number) {
    this.#frameBytes = frameBytes
    this.#silence = silence
  }

  get bytes(): number {
    return this.#length
  }

  push(audio: Buffer): void {
    if (audio.length === 0) return
    this.#pieces.push(audio)
    this.#length += audio.length
  }

  /** Frames that were taken, and are to come first again. */
  putBack(frames: readonly Buffer[]): void {
    const first = this.#pieces.shift()
    const rest = first ? [first.subarray(this.#taken)] : []
    this.#pieces.unshift(...frames, ...rest)
    this.#taken = 0
    for (const frame of frames) this.#length += frame.length
  }

  /** Returns a full frame, or null. It shares memory with the pushed audio. */
  take(): Buffer | null {
    return this.#length < this.#frameBytes ? null : this.#cut()
  }

  /** Returns the rest, padded with silence to a frame, or null: for the end of an utterance. */
  takeRest(): Buffer | null {
    return this.#length === 0 ? null : this.#cut()
  }

  clear(): void {
    this.#pieces.length = 0
    this.#taken = 0
    this.#length = 0
  }

  #cut(): Buffer {
    const first = this.#pieces[0] ?? Buffer.alloc(0)
    const end = this.#taken + this.#frameBytes
    if (end <= first.length) {
      const frame = first.subarray(this.#taken, end)
      this.#pass(this.#frameBytes)
      return frame
    }
    const frame = Buffer.alloc(this.#frameBytes, this.#silence)
    let filled = 0
    while (filled < this.#frameBytes && this.#length > 0) {
      const piece = this.#pieces[0]?.subarray(this.#taken, this.#taken + this.#frameBytes - filled)
      if (!piece) break
      frame.set(piece, filled)
      filled += piece.length
      this.#pass(piece.length)
    }
    return frame
  }

  #pass(bytes: number): void {
    this.#taken += bytes
    this.#length -= bytes
    if (this.#taken < (this.#pieces[0]?.length ?? 0)) return
    this.#pieces.shift()
    this.#taken = 0
  }
}
