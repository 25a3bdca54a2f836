import type { EpochMs } from '../../base/time.ts'
import type { AudioRecognition } from '../input/audio-recognition.ts'
import { isBackchannel, type Question } from '../input/backchannels.ts'

/** Sounds shorter than this never stop an utterance. */
const MIN_SPEECH_MS = 250
/** The agent pauses for a sound of this length, in ms. Each false interruption doubles it, up to a limit. */
const FIRST_HOLD_AFTER_MS = 140
const LAST_HOLD_AFTER_MS = 5_000
/** Without this limit an utterance would never end on a noisy call. */
const MAX_HOLDS = 2
/** How long after the end of a sound its words may arrive. */
const WORDS_AFTER_MS = 700
/** A sound without words for this long was not speech to the agent. */
const WORDS_WITHIN_MS = 2_000
/**
 * With a vendor that sends no partial texts, the detector waits for the end of the sound, but no longer than this, in
 * ms.
 */
const MAX_HOLD_MS = 5_000

/** How easily sounds pause the utterances of one call. Decreases after each false interruption. */
export class InterruptionSensitivity {
  holdAfterMs = FIRST_HOLD_AFTER_MS

  onFalseInterruption(): void {
    this.holdAfterMs = Math.min(LAST_HOLD_AFTER_MS, 2 * this.holdAfterMs)
  }

  onInterruption(): void {
    this.holdAfterMs = Math.max(FIRST_HOLD_AFTER_MS, this.holdAfterMs / 2)
  }
}

/**
 * Decides, repeatedly while an utterance plays, what the person's sounds require: nothing, a pause until it is known
 * whether they interrupt, resuming, or stopping.
 */
export class BargeIn {
  readonly #begunAt: EpochMs
  readonly #sensitivity: InterruptionSensitivity
  #heldAt: EpochMs | null = null
  #holds = 0
  /** Start of the speech for which the utterance is paused. */
  #heldFor: EpochMs | null = null

  constructor(begunAt: EpochMs, sensitivity: InterruptionSensitivity) {
    this.#begunAt = begunAt
    this.#sensitivity = sensitivity
  }

  /** Since when the utterance is paused; null when it is not. */
  get heldAt(): EpochMs | null {
    return this.#heldAt
  }

  /** `question` is the question that speech would answer now, if any. */
  judge(recognition: AudioRecognition, now: EpochMs, question: Question): 'nothing' | 'hold' | 'resume' | 'stop' {
    const { voice } = recognition
    const isSpeech =
      voice.voicedMs >= MIN_SPEECH_MS && recognition.lastHeardAt > Math.max(this.#begunAt, now - WORDS_WITHIN_MS)
    if (isSpeech && isMeant(recognition, question)) {
      this.#sensitivity.onInterruption()
      return 'stop'
    }
    if (this.#heldAt !== null) return this.#mayMeanIt(recognition, now, this.#heldAt) ? 'nothing' : this.#resume()
    return this.#callsForSilence(recognition, now) ? this.#hold(recognition, now) : 'nothing'
  }

  #callsForSilence(recognition: AudioRecognition, now: EpochMs): boolean {
    const { voice, utterance, speechStartedAt } = recognition
    if (this.#holds >= MAX_HOLDS || utterance.current !== '' || !recognition.isSpeaking(now)) return false
    return voice.voicedMs >= this.#sensitivity.holdAfterMs && speechStartedAt !== this.#heldFor
  }

  #hold(recognition: AudioRecognition, now: EpochMs): 'hold' {
    this.#holds += 1
    this.#heldAt = now
    this.#heldFor = recognition.speechStartedAt
    return 'hold'
  }

  #resume(): 'resume' {
    this.#heldAt = null
    this.#sensitivity.onFalseInterruption()
    return 'resume'
  }

  #mayMeanIt(recognition: AudioRecognition, now: EpochMs, heldAt: EpochMs): boolean {
    const { voice, utterance } = recognition
    const isAssent = utterance.current !== ''
    if (recognition.isSpeaking(now)) {
      if (isAssent && !utterance.isPartial) return false
      return now - heldAt < (utterance.hasPartials ? WORDS_WITHIN_MS : MAX_HOLD_MS)
    }
    if (isAssent || voice.voicedMs < MIN_SPEECH_MS) return false
    const maxWaitMs = utterance.hasPartials ? WORDS_AFTER_MS : WORDS_WITHIN_MS
    return now - Math.max(heldAt, recognition.lastHeardAt) < maxWaitMs && now - heldAt < MAX_HOLD_MS
  }
}

function isMeant({ utterance }: AudioRecognition, question: Question): boolean {
  const { current, isPartial } = utterance
  return current !== '' && !isBackchannel(current, { isPartial, ...question })
}
