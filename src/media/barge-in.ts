import type { EpochMs } from '../actors/types.ts'
import type { Ear } from './ear.ts'
import { isFiller } from './filler-words.ts'

/** Shorter sounds never stop a line. */
const MIN_SPEECH_MS = 250
/** Somebody who speaks so long means to, even if their words are not known yet: the line waits for them. */
const HOLD_AFTER_MS = 600
/** Without words by then it was none of their business with us. */
const WORDS_WITHIN_MS = 2_000
/** A vendor that tells of words only when they are final is waited for until the sound is over, but no longer than this. */
const MAX_HOLD_MS = 5_000

/**
 * Judges, again and again while a line is spoken, what the person's sounds ask for: nothing, that it be held until their
 * words are known, that it go on, or that it stop.
 */
export class BargeIn {
  readonly #begunAt: EpochMs
  readonly #asksYesOrNo: boolean
  #heldAt: EpochMs | null = null
  #hasHeld = false

  constructor(begunAt: EpochMs, asksYesOrNo: boolean) {
    this.#begunAt = begunAt
    this.#asksYesOrNo = asksYesOrNo
  }

  judge(ear: Ear, now: EpochMs): 'nothing' | 'hold' | 'resume' | 'stop' {
    const { voice, utterance } = ear
    const words = utterance.current
    const isMeant = words !== '' && !isFiller(words, { isPartial: utterance.isPartial, asksYesOrNo: this.#asksYesOrNo })
    const isSpeech = voice.voicedMs >= MIN_SPEECH_MS && ear.lastHeardAt > Math.max(this.#begunAt, now - WORDS_WITHIN_MS)
    if (isMeant && isSpeech) return 'stop'
    if (this.#heldAt !== null) {
      const isAssent = words !== '' && !utterance.isPartial
      if (!isAssent && now - this.#heldAt < this.#patienceMs(ear, now)) return 'nothing'
      this.#heldAt = null
      return 'resume'
    }
    // Once in a line: on a line with noises it would never come to its end.
    if (this.#hasHeld || words !== '' || !ear.isSpeaking(now) || voice.voicedMs < HOLD_AFTER_MS) return 'nothing'
    this.#hasHeld = true
    this.#heldAt = now
    return 'hold'
  }

  #patienceMs(ear: Ear, now: EpochMs): number {
    if (ear.utterance.hasPartials || this.#heldAt === null) return WORDS_WITHIN_MS
    const untilSoundIsOver = ear.isSpeaking(now) ? MAX_HOLD_MS : ear.lastHeardAt - this.#heldAt + WORDS_WITHIN_MS
    return Math.min(MAX_HOLD_MS, untilSoundIsOver)
  }
}
