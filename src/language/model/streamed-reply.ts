import type { EpochMs } from '../../base/time.ts'
import type { Composed, SentenceListener } from '../../ports/language.ts'
import { MAX_REPLY_LENGTH } from '../limits.ts'
import { isQuestion, isNearDuplicate, isReaction } from './near-duplicates.ts'
import { fromEachSentence, sentencesOf, wholeSentences } from './sentences.ts'
import { stripReasoning } from './strip-reasoning.ts'

/**
 * A reply that is emitted sentence by sentence while the model writes it. Emitted text is final, even if the model
 * fails later.
 */
export class StreamedReply {
  readonly #clock: { now(): EpochMs }
  readonly #onSentence: SentenceListener | undefined
  #told: string
  /** Length of the flow's own lines, which stand before the model's text. */
  readonly #linesLength: number
  /** Text that was emitted before this attempt, and text that the attempt has written since. */
  #begun = ''
  #written = ''
  #firstTextAt: EpochMs | null = null
  /** Whether the text contained reasoning that is no part of the reply. */
  hasThoughts = false

  readonly #check: ((sentence: string) => void) | undefined

  /** `lines` are emitted immediately. `check` throws for text that must not be sent. */
  constructor(
    clock: { now(): EpochMs },
    onSentence?: SentenceListener,
    { lines = '', check }: { lines?: string; check?: (words: string) => void } = {},
  ) {
    this.#clock = clock
    this.#onSentence = onSentence
    this.#check = check
    this.#told = lines === '' ? '' : `${lines} `
    this.#linesLength = this.#told.length
    if (this.#told !== '') onSentence?.(this.#told)
  }

  /** Starts an attempt to write the reply. Returns the text that earlier attempts emitted. */
  attempt(): string {
    this.#begun = this.#told
    this.#written = ''
    if (!this.isBegun) this.#firstTextAt = null
    return this.#begun
  }

  add(text: string): void {
    if (text === '') return
    this.#written += text
    this.#leaveThoughts()
    this.#firstTextAt ??= this.#clock.now()
    if (!this.#onSentence) return
    const sentences = wholeSentences(this.#reply.slice(this.#told.length))
    if (sentences === '') return
    this.#check?.(sentences)
    this.#told += sentences
    this.#onSentence(sentences)
  }

  /** What this attempt has written, apart from reasoning. */
  get written(): string {
    return this.#written
  }

  /** Whether text by the model was emitted. */
  get isBegun(): boolean {
    return this.#told.length > this.#linesLength
  }

  /** The emitted text, the flow's lines first. */
  get told(): string {
    return this.#told
  }

  /** Whether a question was emitted: the person answers it, so the reply ends there. */
  get hasAsked(): boolean {
    return isQuestion(this.#told.slice(this.#linesLength))
  }

  /** Whether the reply has reached its maximum length. */
  get isFull(): boolean {
    return this.#begun.length + this.#written.length >= MAX_REPLY_LENGTH
  }

  /** Returns the whole reply. Throws the errors of `check` for text that was not emitted yet. */
  composed(): Composed {
    this.#check?.(this.#reply.slice(this.#told.length))
    return { reply: this.#reply.trim(), firstTextAt: this.#firstTextAt }
  }

  /** Whether the model has written no text for the person yet. */
  get isEmpty(): boolean {
    return this.#reply.slice(this.#linesLength).trim() === ''
  }

  get #reply(): string {
    return (this.#begun + this.#newlySaid()).slice(0, MAX_REPLY_LENGTH)
  }

  #leaveThoughts(): void {
    const written = stripReasoning(this.#written)
    if (written === this.#written) return
    this.hasThoughts = true
    this.#begun = this.#told
    this.#written = written
    if (!this.isBegun) this.#firstTextAt = null
  }

  /** Returns the written text without sentences that a repeated attempt says again in other words. */
  #newlySaid(): string {
    const goingOn = this.#goingOn()
    if (this.#begun === '') return goingOn
    const begun = sentencesOf(this.#begun)
    const isAnew = this.#begun.length > this.#linesLength && goingOn === this.#written.trimStart()
    return sentencesOf(goingOn)
      .filter((sentence, index) => !(isAnew && index === 0 && isReaction(sentence)))
      .filter((sentence) => !isNearDuplicate(sentence, begun))
      .join('')
  }

  /** Returns the written text without a repetition of the end of the emitted text. */
  #goingOn(): string {
    const written = this.#written.trimStart()
    for (const told of fromEachSentence(this.#begun.trim())) {
      if (told.startsWith(written)) return ''
      if (written.startsWith(told)) return written.slice(told.length).trimStart()
    }
    return written
  }
}
