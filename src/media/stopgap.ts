import type { EpochMs } from '../actors/types.ts'
import type { Language } from '../ports/language.ts'
import type { SpokenLine } from '../ports/voice.ts'
import type { Ear } from './ear.ts'
import { isFiller } from './filler-words.ts'
import type { LineSpeaker } from './line-speaker.ts'

/** Nobody on a phone waits longer for a reply without asking whether the line is dead. */
const PATIENCE_MS = 4_000

/** A few words in place of a reply that is long in coming: once for each, and never over the person's own. */
export class Stopgap {
  readonly #words: Record<Language, string> | undefined
  readonly #speaker: LineSpeaker
  readonly #ear: Ear
  #waitingSince: EpochMs | null = null
  #language: Language = 'en'
  #isSpeaking = false
  #heard = ''
  #mayBeRepliedTo = false

  /** Without words, nothing is ever said. */
  constructor({
    words,
    speaker,
    ear,
  }: {
    words: Record<Language, string> | undefined
    speaker: LineSpeaker
    ear: Ear
  }) {
    this.#words = words
    this.#speaker = speaker
    this.#ear = ear
  }

  /** The person waits for a reply from now on. */
  wait(language: Language, now: EpochMs): void {
    this.#waitingSince = now
    this.#language = language
    this.#heard = ''
    this.#mayBeRepliedTo = false
  }

  /** Speaks when it is time. True while the reply, if it is there, has to wait until the words are out. */
  step(now: EpochMs, isReplyThere: boolean): boolean {
    if (this.#isSpeaking) {
      const isVain = this.#speaker.failure !== null || (isReplyThere && this.#speaker.firstAudioAt === null)
      if (!isVain && !this.#speaker.isOver(now)) return true
      this.end(now)
    }
    if (isReplyThere) {
      this.#waitingSince = null
      this.#forgetReplies(now)
      return false
    }
    if (!this.#words || this.#waitingSince === null || now - this.#waitingSince < PATIENCE_MS) return false
    if (this.#ear.isSpeaking(now)) return false
    this.#waitingSince = null
    this.#isSpeaking = true
    this.#mayBeRepliedTo = true
    this.#speaker.begin(this.#words[this.#language], this.#language, true)
    this.#speaker.tick(now)
    return true
  }

  /** Nobody waits any more; what is being said ends here. */
  end(now: EpochMs): void {
    this.#waitingSince = null
    if (!this.#isSpeaking) return
    // First: stopping may find that the socket is gone, and end everything.
    this.#isSpeaking = false
    this.#heard = this.#speaker.heard(now).trimEnd()
    this.#speaker.stop(now)
  }

  /** What was heard of it since the person began to wait, as the beginning of a turn's line; it answers nothing. */
  saidIn(turn: number): SpokenLine | null {
    if (this.#heard === '') return null
    return { turn, text: this.#heard, interrupted: false, audioMs: null, synthesisMs: null }
  }

  /** "Okay" to a moment's patience is no answer to what is asked next. */
  #forgetReplies(now: EpochMs): void {
    if (!this.#mayBeRepliedTo || this.#ear.isSpeaking(now)) return
    this.#mayBeRepliedTo = false
    const { utterance } = this.#ear
    if (isFiller(utterance.current, { isPartial: false, asksYesOrNo: true })) utterance.forgetCurrent()
  }
}
