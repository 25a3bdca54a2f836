export const FINALIZE = Symbol('finalize')

/** Audio pushed while there was no connection, in order. Beyond its size the oldest is dropped. */
export class AudioBacklog {
  readonly #maxBytes: number
  #items: (Buffer | typeof FINALIZE)[] = []
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  add(item: Buffer | typeof FINALIZE): void {
    if (item === FINALIZE) {
      if (this.#items.at(-1) !== FINALIZE) this.#items.push(item)
      return
    }
    this.#items.push(item)
    this.#bytes += item.length
    while (this.#bytes > this.#maxBytes) {
      const oldest = this.#items.shift()
      if (oldest instanceof Buffer) this.#bytes -= oldest.length
    }
  }

  takeAll(): (Buffer | typeof FINALIZE)[] {
    const items = this.#items
    this.#items = []
    this.#bytes = 0
    return items
  }
}
