import type { EpochMs } from '../../base/time.ts'
import type { Answer, PromptRequest, HeardAnswer } from '../../ports/voice.ts'
import { endpointMs, takesOneKey, type HeardSoFar } from './endpoint-ms.ts'
import { isBackchannel } from '../input/backchannels.ts'
import type { TurnDeps } from './turn-deps.ts'

/**
 * Pause in ms after which the recogniser is asked to finalise, so that the final text has arrived when the pause ends
 * the answer.
 */
const FINALIZE_AFTER_MS = 220
/** How long to wait for the recogniser's last words: when there are some already, and when there are none. */
const LAST_WORDS_WITHIN_MS = 700
const FIRST_WORDS_WITHIN_MS = 1_500
/** Sound of this length, in ms, without a word counts as noise; a dog that barks every two seconds makes one sound. */
const MAX_WORDLESS_MS = 15_000
/** Additional wait when only the recogniser reports that the person has finished. */
const NOISY_PAUSE_MS = 1_500

type EndOfTurnDeps = Pick<TurnDeps, 'recognition' | 'dtmf' | 'completenessOf' | 'isOptOut'> &
  Pick<PromptRequest, 'asked' | 'silenceMs'>

/** Waits until an answer has ended, or until the time limit. */
export class EndOfTurnDetector {
  readonly #deps: EndOfTurnDeps
  readonly #quietSince: EpochMs
  /** Sound before this time was checked and had no words. */
  #dismissedAt: EpochMs
  /** End of the speech that the recogniser was asked to finalise. */
  #finalizedFor: EpochMs = 0
  #decidedAt: EpochMs | null = null
  /** When the sound began that was not checked for words yet; null for none. */
  #soundSince: EpochMs | null = null
  /**
   * Whether words spoken between the turns count: whether they say anything, and whether they answer the whole
   * question.
   */
  readonly #hasDeferred: boolean
  readonly #isAnswered: boolean
  #read: Pick<HeardSoFar, 'text' | 'completeness'> = { text: '', completeness: 'unknown' }

  /** `since` is when sounds start to count: the beginning of the utterance. */
  constructor(deps: EndOfTurnDeps, now: EpochMs, since: EpochMs) {
    this.#deps = deps
    this.#quietSince = now
    this.#dismissedAt = since
    const { deferred: carried } = deps.recognition.utterance
    this.#hasDeferred = !isBackchannel(carried, { isPartial: false, asksYesOrNo: true })
    this.#isAnswered = this.#hasDeferred && deps.completenessOf(deps.asked, carried) === 'certain'
  }

  advance(now: EpochMs): Answer | null {
    const { dtmf, recognition, asked, silenceMs } = this.#deps
    if (!dtmf.isEmpty) return dtmf.isComplete(now, takesOneKey(asked)) ? this.#pressed(now) : null
    const { utterance } = recognition
    if (recognition.isSpeaking(now)) {
      this.#decidedAt = null
      this.#soundSince ??= recognition.speechStartedAt ?? now
      if (this.#endedInNoise(now)) return this.#heard(now)
      if (utterance.current !== '' || now - this.#soundSince < MAX_WORDLESS_MS) return null
    } else if (utterance.current !== '' || recognition.lastHeardAt > this.#dismissedAt) {
      const answer = this.#afterSpeech(now)
      if (answer !== 'nothing') return answer
    } else if (this.#isAnswered) {
      return this.#heard(now)
    }
    if (now - this.#quietSince < silenceMs) return null
    return this.#hasDeferred ? this.#heard(now) : { kind: 'silent' }
  }

  /**
   * Returns the answer as far as it was given, because no more will come; null for none. A "yes" or "hello" from before
   * the question answers nothing. The answer is cut off unless its end was decided, and only the recogniser's last words
   * were waited for.
   */
  breakOff(now: EpochMs): HeardAnswer | null {
    const { dtmf, recognition, asked } = this.#deps
    if (!dtmf.isEmpty) {
      const isCutOff = !dtmf.isComplete(now, takesOneKey(asked))
      return { ...this.#pressed(now), ...(isCutOff && { isCutOff }) }
    }
    const { current, deferred } = recognition.utterance
    const isSaid = current !== '' || !isBackchannel(deferred, { isPartial: false, asksYesOrNo: false })
    if (!isSaid) return null
    const isCutOff = this.#isCutOff(now)
    return { ...this.#heard(now), ...(isCutOff && { isCutOff }) }
  }

  /** Whether the answer might have gone on: its end was not decided. */
  #isCutOff(now: EpochMs): boolean {
    const { recognition, isOptOut } = this.#deps
    const { current, text } = recognition.utterance
    const isOpen = this.#decidedAt === null && (current !== '' || recognition.isSpeaking(now))
    return isOpen && !isOptOut(text)
  }

  /** Null: keep waiting. `nothing`: the sound had no words. */
  #afterSpeech(now: EpochMs): Answer | null | 'nothing' {
    const { recognition } = this.#deps
    const { utterance } = recognition
    const heardAt = recognition.lastHeardAt
    const pauseMs = now - heardAt
    const isSettled = () => {
      if (utterance.current === '' || utterance.isPartial) return false
      // Speech that ended before this one began was an earlier part of the answer.
      const isEnded = utterance.endedAt !== null && utterance.endedAt >= (recognition.speechStartedAt ?? 0)
      return isEnded || utterance.finalizedAt >= heardAt
    }
    if (pauseMs < FINALIZE_AFTER_MS) return null
    // Once for each stretch of speech; its end is known to within a few milliseconds.
    if (!isSettled() && heardAt - this.#finalizedFor > FINALIZE_AFTER_MS) {
      this.#finalizedFor = heardAt
      recognition.finalize()
    }
    const hasWords = utterance.current !== ''
    if (hasWords && pauseMs < this.#endpointMs()) {
      this.#decidedAt = null
      return null
    }
    this.#decidedAt ??= now
    if (isSettled()) return this.#heard(now)
    if (now - this.#decidedAt < (hasWords ? LAST_WORDS_WITHIN_MS : FIRST_WORDS_WITHIN_MS)) return null
    if (hasWords) return this.#heard(now)
    this.#dismissedAt = now
    this.#decidedAt = null
    this.#soundSince = null
    return 'nothing'
  }

  /** Whether the voice detector still reports sound although the recogniser reported the end of speech long ago. */
  #endedInNoise(now: EpochMs): boolean {
    const { utterance } = this.#deps.recognition
    if (utterance.current === '') return false
    const isEnded = utterance.endedAt !== null && now - utterance.endedAt >= this.#endpointMs() + NOISY_PAUSE_MS
    return isEnded || now - utterance.changedAt >= MAX_WORDLESS_MS
  }

  #endpointMs(): number {
    const { asked, recognition, completenessOf } = this.#deps
    const { text, endedAt } = recognition.utterance
    if (text !== this.#read.text) this.#read = { text, completeness: completenessOf(asked, text) }
    return endpointMs(asked, { ...this.#read, isEnded: endedAt !== null, longestPauseMs: recognition.longestPauseMs })
  }

  #heard(now: EpochMs): HeardAnswer {
    const { recognition } = this.#deps
    // Words from before the utterance count as its answer when it ends.
    const endedAt = recognition.utterance.current === '' ? this.#quietSince : Math.min(now, recognition.lastHeardAt)
    const decidedAt = this.#decidedAt ?? now
    return {
      kind: 'heard',
      ...recognition.utterance.take(),
      endedAt,
      isDtmf: false,
      latency: { endpointingMs: Math.max(0, decidedAt - endedAt), recognitionMs: now - decidedAt },
    }
  }

  #pressed(now: EpochMs): HeardAnswer {
    const { recognition, dtmf } = this.#deps
    const endedAt = dtmf.lastAt
    // Keys take precedence over words spoken at the same time.
    recognition.utterance.take()
    const latency = { endpointingMs: now - endedAt, recognitionMs: 0 }
    return { kind: 'heard', text: dtmf.take(), endedAt, language: null, isDtmf: true, latency }
  }
}
