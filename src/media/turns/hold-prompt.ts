import type { EpochMs } from '../../base/time.ts'
import type { Language } from '../../ports/language.ts'
import type { PlayedUtterance } from '../../ports/voice.ts'
import type { AudioRecognition } from '../input/audio-recognition.ts'
import { isBackchannel } from '../input/backchannels.ts'
import type { SpeechPlayout } from '../output/speech-playout.ts'

/** Nobody on a phone waits longer for a reply without asking whether the line is dead. */
const HOLD_PROMPT_AFTER_MS = 4_000

/** A few words in place of a reply that is long in coming: once for each, and never over the person's own. */
export class HoldPrompt {
  readonly #words: Record<Language, string> | undefined
  readonly #playout: SpeechPlayout
  readonly #recognition: AudioRecognition
  #waitingSince: EpochMs | null = null
  #language: Language = 'en'
  #isSpeaking = false
  #heard = ''
  #mayBeRepliedTo = false

  /** Without words, nothing is ever said. */
  constructor({
    words,
    playout,
    recognition,
  }: {
    words: Record<Language, string> | undefined
    playout: SpeechPlayout
    recognition: AudioRecognition
  }) {
    this.#words = words
    this.#playout = playout
    this.#recognition = recognition
  }

  /** The person waits for a reply from now on. */
  wait(language: Language, now: EpochMs): void {
    this.#waitingSince = now
    this.#language = language
    this.#heard = ''
    this.#mayBeRepliedTo = false
  }

  /** Speaks when it is time. True while the reply, if it is there, has to wait until the words are out. */
  advance(now: EpochMs, isReplyThere: boolean): boolean {
    if (this.#isSpeaking) {
      const isVain = this.#playout.failure !== null || (isReplyThere && this.#playout.firstAudioAt === null)
      if (!isVain && !this.#playout.isOver(now)) return true
      this.end(now)
    }
    if (isReplyThere) {
      this.#waitingSince = null
      this.#forgetReplies(now)
      return false
    }
    if (!this.#words || this.#waitingSince === null || now - this.#waitingSince < HOLD_PROMPT_AFTER_MS) return false
    if (this.#recognition.isSpeaking(now)) return false
    this.#waitingSince = null
    this.#isSpeaking = true
    this.#mayBeRepliedTo = true
    this.#playout.begin(this.#words[this.#language], this.#language, true)
    this.#playout.tick(now)
    return true
  }

  /** Nobody waits any more; what is being said ends here. */
  end(now: EpochMs): void {
    this.#waitingSince = null
    if (!this.#isSpeaking) return
    // First: stopping may find that the socket is gone, and end everything.
    this.#isSpeaking = false
    this.#heard = this.#playout.heard(now).trimEnd()
    this.#playout.stop(now)
  }

  /** What was heard of it since the person began to wait, as the beginning of a turn's line; it answers nothing. */
  saidIn(turn: number): PlayedUtterance | null {
    if (this.#heard === '') return null
    return { turn, text: this.#heard, interrupted: false, audioMs: null, synthesisMs: null }
  }

  /** "Okay" to a moment's patience is no answer to what is asked next. */
  #forgetReplies(now: EpochMs): void {
    if (!this.#mayBeRepliedTo || this.#recognition.isSpeaking(now)) return
    this.#mayBeRepliedTo = false
    const { utterance } = this.#recognition
    if (isBackchannel(utterance.current, { isPartial: false, asksYesOrNo: true })) utterance.discard()
  }
}
