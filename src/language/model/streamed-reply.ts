import type { EpochMs } from '../../base/time.ts'
import type { Composed, SentenceListener } from '../../ports/language.ts'
import { MAX_REPLY_LENGTH } from '../limits.ts'
import { isQuestion, isNearDuplicate, isReaction } from './near-duplicates.ts'
import { fromEachSentence, sentencesOf, wholeSentences } from './sentences.ts'
import { stripReasoning } from './strip-reasoning.ts'

/** A reply while it is written, whose sentences are told as they come. What was told stays, whatever fails after. */
export class StreamedReply {
  readonly #clock: { now(): EpochMs }
  readonly #onSentence: SentenceListener | undefined
  #told: string
  /** How much of it the flow's own lines are, which stand before what the model writes. */
  readonly #linesLength: number
  /** What was told before this attempt, and what the attempt has written since. */
  #begun = ''
  #written = ''
  #firstTextAt: EpochMs | null = null
  /** What was written turned out to be no part of the reply: the model thought aloud. */
  hasThoughts = false

  readonly #check: ((sentence: string) => void) | undefined

  /** `lines` are told at once. `check` throws for words that must not go out. */
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

  /** Begins to write, or goes on after a failure; answers what was told before. */
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

  /** Whether some of what the model wrote was told. */
  get isBegun(): boolean {
    return this.#told.length > this.#linesLength
  }

  /** What was told so far, the flow's lines first. */
  get told(): string {
    return this.#told
  }

  /** A question was told: the person answers it, whatever was to follow. */
  get hasAsked(): boolean {
    return isQuestion(this.#told.slice(this.#linesLength))
  }

  /** A reply is not longer. */
  get isFull(): boolean {
    return this.#begun.length + this.#written.length >= MAX_REPLY_LENGTH
  }

  /** Throws as `check` does, for what was not told yet. */
  composed(): Composed {
    this.#check?.(this.#reply.slice(this.#told.length))
    return { reply: this.#reply.trim(), firstTextAt: this.#firstTextAt }
  }

  /** Whether the model has written anything to say. */
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

  /** What was written, without what a model that began anew says once more in other words. */
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

  /** What was written, without what it may repeat of the last that was told. */
  #goingOn(): string {
    const written = this.#written.trimStart()
    for (const told of fromEachSentence(this.#begun.trim())) {
      if (told.startsWith(written)) return ''
      if (written.startsWith(told)) return written.slice(told.length).trimStart()
    }
    return written
  }
}
