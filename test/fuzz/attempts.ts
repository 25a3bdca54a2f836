/** What was sent lately, so that whatever ended the service can be sent again. */
export class Attempts {
  readonly #kept: { kind: string; bytes: Buffer }[] = []
  readonly #counts = new Map<string, number>()
  readonly #size: number

  constructor(size = 300) {
    this.#size = size
  }

  note(kind: string, bytes: Buffer | string): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1)
    this.#kept.push({ kind, bytes: Buffer.from(bytes) })
    if (this.#kept.length > this.#size) this.#kept.shift()
  }

  get counts(): Record<string, number> {
    return Object.fromEntries([...this.#counts].sort())
  }

  /** The latest first: kind, and bytes in base64. */
  get latest(): string[] {
    return this.#kept.toReversed().map(({ kind, bytes }) => `${kind} ${bytes.toString('base64')}`)
  }
}
