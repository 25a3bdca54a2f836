import type { EpochMs } from '../../base/time.ts'
import type { Language } from '../../ports/language.ts'
import type { PlayedUtterance } from '../../ports/voice.ts'
import type { AudioRecognition } from '../input/audio-recognition.ts'
import { isBackchannel } from '../input/backchannels.ts'
import type { SpeechPlayout } from '../output/speech-playout.ts'

/** After this long, people on a phone start to ask whether the call is still connected. */
const HOLD_PROMPT_AFTER_MS = 4_000

/** Plays a few words when a reply takes long: once per reply, and never over the person's speech. */
export class HoldPrompt {
  readonly #words: Record<Language, string> | undefined
  readonly #playout: SpeechPlayout
  readonly #recognition: AudioRecognition
  #waitingSince: EpochMs | null = null
  #language: Language = 'en'
  #isSpeaking = false
  #heard = ''
  #mayBeRepliedTo = false

  /** Without configured words, nothing is played. */
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

  /** Starts the wait for a reply. */
  wait(language: Language, now: EpochMs): void {
    this.#waitingSince = now
    this.#language = language
    this.#heard = ''
    this.#mayBeRepliedTo = false
  }

  /**
   * Plays the prompt when it is due. Returns true while a reply that is there has to wait until the prompt has ended.
   */
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

  /** Ends the wait, and the prompt if it is playing. */
  end(now: EpochMs): void {
    this.#waitingSince = null
    if (!this.#isSpeaking) return
    // Set first: stopping may find that the socket is closed, which ends the whole session.
    this.#isSpeaking = false
    this.#heard = this.#playout.heard(now).trimEnd()
    this.#playout.stop(now)
  }

  /**
   * Returns the part of the prompt that was played since the wait began: the start of the turn's utterance. It asks
   * nothing.
   */
  saidIn(turn: number): PlayedUtterance | null {
    if (this.#heard === '') return null
    return { turn, text: this.#heard, interrupted: false, audioMs: null, synthesisMs: null }
  }

  /** Discards replies to the prompt: "okay" to "one moment, please" does not answer the next question. */
  #forgetReplies(now: EpochMs): void {
    if (!this.#mayBeRepliedTo || this.#recognition.isSpeaking(now)) return
    this.#mayBeRepliedTo = false
    const { utterance } = this.#recognition
    if (isBackchannel(utterance.current, { isPartial: false, asksYesOrNo: true })) utterance.discard()
  }
}
