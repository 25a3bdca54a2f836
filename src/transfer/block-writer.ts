import { createHash } from 'node:crypto'
import type { CheckLine } from './file-format.ts'

/** Characters: enough for a block to be worth a write, few enough to keep it in memory. */
const BLOCK_LENGTH = 1024 * 1024

/** Writes lines in blocks, each followed by its check line. */
export class BlockWriter {
  readonly #write: (text: string) => Promise<void>
  readonly #fullLength: number
  readonly #hash = createHash('sha256')
  #lines = 0
  #block: string[] = []
  #blockLength = 0

  /** A block ends when it has `fullLength` characters or more. */
  constructor(write: (text: string) => Promise<void>, fullLength = BLOCK_LENGTH) {
    this.#write = write
    this.#fullLength = fullLength
  }

  async add(line: object): Promise<void> {
    const text = `${JSON.stringify(line)}\n`
    this.#block.push(text)
    this.#blockLength += text.length
    if (this.#blockLength >= this.#fullLength) await this.endBlock()
  }

  /** SHA-256 of all that was written. */
  digest(): string {
    return this.#hash.copy().digest('hex')
  }

  /** Does nothing when the block is empty. */
  async endBlock(): Promise<void> {
    if (this.#block.length === 0) return
    const text = this.#block.join('')
    this.#lines += this.#block.length
    this.#hash.update(text)
    const check: CheckLine = { check: { lines: this.#lines, sha256: this.#hash.copy().digest('hex') } }
    const checkText = `${JSON.stringify(check)}\n`
    this.#hash.update(checkText)
    this.#lines += 1
    this.#block = []
    this.#blockLength = 0
    await this.#write(text + checkText)
  }
}
