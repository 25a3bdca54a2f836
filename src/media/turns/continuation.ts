import type { EpochMs } from '../../base/time.ts'
import type { FieldSpec } from '../../ports/language.ts'
import { COMPLETENESS, type Completeness } from '../../ports/voice.ts'
import type { AudioRecognition } from '../input/audio-recognition.ts'
import { isBackchannel, wordsOf } from '../input/backchannels.ts'
import type { TurnDeps } from './turn-deps.ts'

/**
 * A person who begins to speak in the first second of an utterance has not heard it: they continue their previous
 * answer.
 */
const CONTINUATION_MS = 1_000
/** The same holds for an utterance that began immediately, for as long as people pause inside an answer. */
const PAUSE_MS = 1_800
/** Hearing the last words of a short question is enough to answer it. */
const ANSWERABLE_MS = 500
const CHARACTER_MS = 75
/** Delay between the start of a word and its partial text, in ms. */
const WORDS_AFTER_MS = 1_500
/** A person who keeps talking after this many continuations is asking for the reply. */
const MAX_CONTINUATIONS = 2

/** Limit for an answer whose words alone show that it is about the utterance. */
const MAX_ANSWER_WORDS = 3

/**
 * Whether the person's current or latest speech began too early to be about the utterance, and so continues the
 * previous answer.
 */
export function isContinuation(deps: TurnDeps, now: EpochMs, { hasBegun }: { hasBegun: boolean }): boolean {
  const { previousAnswer, recognition, playout, request } = deps
  if (!previousAnswer || previousAnswer.continuations >= MAX_CONTINUATIONS) return false
  if (!hasBegun || playout.firstAudioAt === null) return true
  const lineMs = request.text.length * CHARACTER_MS
  const answerableAt = playout.firstAudioAt + Math.max(0, lineMs - ANSWERABLE_MS)
  const continuesUntil = Math.max(playout.firstAudioAt + CONTINUATION_MS, previousAnswer.at + PAUSE_MS)
  return (
    speechBegunAt(recognition, now) < Math.min(continuesUntil, answerableAt) && !answersLine(deps, previousAnswer.asked)
  )
}

/**
 * Whether a few words, such as "two" or "no", answer all of the new question and nothing of the previous one. "Yes" may
 * be a continuation.
 */
function answersLine(deps: TurnDeps, before: FieldSpec[]): boolean {
  const { current } = deps.recognition.utterance
  const words = wordsOf(current).length
  if (words === 0 || words > MAX_ANSWER_WORDS) return false
  if (isBackchannel(current, { isPartial: false, asksYesOrNo: true, isAnswered: true })) return false
  const isAtLeast = (level: Completeness, asked: FieldSpec[]) =>
    COMPLETENESS.indexOf(deps.completenessOf(asked, current)) >= COMPLETENESS.indexOf(level)
  return isAtLeast('probable', deps.request.asked) && !isAtLeast('possible', before)
}

/** On a noisy call sound never ends, so the arrival of words decides. */
function speechBegunAt({ speechStartedAt, utterance }: AudioRecognition, now: EpochMs): EpochMs {
  const soundAt = speechStartedAt ?? now
  const hasEarlyWords = utterance.hasPartials && utterance.current !== ''
  return hasEarlyWords ? Math.max(soundAt, utterance.begunAt - WORDS_AFTER_MS) : soundAt
}
