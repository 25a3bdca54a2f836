import type { EpochMs } from '../actors/types.ts'
import type { Composed, SentenceListener } from '../ports/language.ts'
import { MAX_REPLY_LENGTH } from './limits.ts'
import { wholeSentences } from './sentences.ts'

/** A reply while it is written, whose sentences are told as they come. What was told stays, whatever fails after. */
export class Draft {
  readonly #clock: { now(): EpochMs }
  readonly #onSentence: SentenceListener | undefined
  #told = ''
  /** What was told before this attempt, and what the attempt has written since. */
  #begun = ''
  #written = ''
  #firstTextAt: EpochMs | null = null

  constructor(clock: { now(): EpochMs }, onSentence?: SentenceListener) {
    this.#clock = clock
    this.#onSentence = onSentence
  }

  /** Begins to write, or goes on after a failure; answers what was told before. */
  attempt(): string {
    this.#begun = this.#told
    this.#written = ''
    if (this.#begun === '') this.#firstTextAt = null
    return this.#begun
  }

  add(text: string): void {
    if (text === '') return
    this.#firstTextAt ??= this.#clock.now()
    this.#written += text
    if (!this.#onSentence) return
    const sentences = wholeSentences(this.#reply.slice(this.#told.length))
    if (sentences === '') return
    this.#told += sentences
    this.#onSentence(sentences)
  }

  /** A reply is not longer. */
  get isFull(): boolean {
    return this.#begun.length + this.#written.length >= MAX_REPLY_LENGTH
  }

  composed(): Composed {
    return { reply: this.#reply.trim(), firstTextAt: this.#firstTextAt }
  }

  get #reply(): string {
    return (this.#begun + this.#goingOn()).slice(0, MAX_REPLY_LENGTH)
  }

  /** What was written, without what it may repeat. */
  #goingOn(): string {
    const written = this.#written.trimStart()
    const begun = this.#begun.trim()
    if (begun === '') return written
    if (begun.startsWith(written)) return ''
    return written.startsWith(begun) ? written.slice(begun.length).trimStart() : written
  }
}
