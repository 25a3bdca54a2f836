import type { EpochMs } from '../../base/time.ts'
import type { Language } from '../../ports/language.ts'
import { wordsOf } from './backchannels.ts'

/** Maximum characters of an utterance. */
const MAX_CHARACTERS = 8_000

/** After this long without a word, in ms, those that were taken early do not come again. */
const COMES_AGAIN_WITHIN_MS = 3_000

/** The recogniser's text since the last accepted answer. */
export class Utterance {
  /** Said between turns, before the line that is spoken now. */
  #deferred = ''
  #finals = ''
  #partial = ''
  /** Words that were taken before the recogniser was sure of them: they come once more, and are left out then. */
  #unconfirmedWords = 0
  /** When the recogniser last sent words. */
  #toldAt: EpochMs = 0
  language: Language | null = null
  /** Whether the recogniser sends partial texts; not every vendor does. */
  hasPartials = false
  /** When `current` got its first words. */
  begunAt: EpochMs = 0
  /** When the text last grew, and when a piece of it last became final; 0 for never. */
  changedAt: EpochMs = 0
  finalizedAt: EpochMs = 0
  /** The vendor takes it for finished; null as soon as more comes. */
  endedAt: EpochMs | null = null

  /** All of it. */
  get text(): string {
    return join(this.#deferred, this.current)
  }

  /** Without words from between the turns. */
  get current(): string {
    return join(this.#finals, this.#partial)
  }

  get deferred(): string {
    return this.#deferred
  }

  /** Whether words may still change. */
  get isPartial(): boolean {
    return this.#partial !== ''
  }

  partial(text: string, now: EpochMs): void {
    this.hasPartials = true
    const partial = this.#withoutUnconfirmed(text, now)
    if (partial === this.#partial) return
    this.#begin(now)
    this.#partial = partial
    this.#changed(now)
  }

  final(text: string, language: Language | null, now: EpochMs): void {
    const final = this.#withoutUnconfirmed(text, now)
    this.#unconfirmedWords = 0
    if (final !== '') this.#begin(now)
    this.#partial = ''
    this.finalizedAt = now
    if (final === '') return
    if (this.#finals.length < MAX_CHARACTERS) this.#finals = join(this.#finals, final)
    if (language !== null) this.language = language
    this.#changed(now)
  }

  ended(now: EpochMs): void {
    this.endedAt = now
    this.#unconfirmedWords = 0
  }

  /** An utterance of the agent begins: existing words belong to the answer to it, but cannot interrupt it. */
  defer(): void {
    this.#deferred = this.text.slice(0, MAX_CHARACTERS)
    this.#drop()
  }

  /** Said over the line, and of no account. */
  discard(): void {
    this.#drop()
  }

  take(): { text: string; language: Language | null } {
    const taken = { text: this.text, language: this.language }
    this.#drop()
    this.#deferred = ''
    this.language = null
    return taken
  }

  #drop(): void {
    this.#unconfirmedWords += wordsOf(this.#partial).length
    this.#finals = ''
    this.#partial = ''
    this.endedAt = null
  }

  #begin(now: EpochMs): void {
    if (this.current === '') this.begunAt = now
  }

  #changed(now: EpochMs): void {
    this.changedAt = now
    this.endedAt = null
  }

  #withoutUnconfirmed(text: string, now: EpochMs): string {
    if (now - this.#toldAt > COMES_AGAIN_WITHIN_MS) this.#unconfirmedWords = 0
    this.#toldAt = now
    const trimmed = text.trim()
    return this.#unconfirmedWords === 0 ? trimmed : trimmed.split(/\s+/).slice(this.#unconfirmedWords).join(' ')
  }
}

function join(before: string, after: string): string {
  return before === '' || after === '' ? before + after : `${before} ${after}`
}
