import type { DatabaseSync } from 'node:sqlite'

/**
 * Has the reads of one turn of the event loop share a transaction from the second one on: SQLite takes and lets go of a
 * lock with every statement that stands alone, a third of what a small one costs. It ends with the turn, and before
 * anything is written: no read sees less than what was written before it.
 */
export class SharedReads {
  readonly #begin: () => unknown
  readonly #end: () => unknown
  #isTurnOver = true
  #isOpen = false

  constructor(connection: DatabaseSync) {
    const [begin, end] = [connection.prepare('BEGIN'), connection.prepare('COMMIT')]
    this.#begin = () => begin.run()
    this.#end = () => end.run()
  }

  /** To be called before a read that is part of no other transaction. Throws what SQLite throws. */
  beforeRead(): void {
    if (this.#isOpen) return
    if (this.#isTurnOver) {
      this.#isTurnOver = false
      setImmediate(() => this.#endTurn())
      return
    }
    this.#begin()
    this.#isOpen = true
  }

  /** To be called before a write, or what begins one. */
  beforeWrite(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    try {
      this.#end()
    } catch {
      // Nothing was written, and an outage has ended it already.
    }
  }

  #endTurn(): void {
    this.#isTurnOver = true
    this.beforeWrite()
  }
}
