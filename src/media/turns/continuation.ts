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
/** The same is true of a line that came at once, for as long as people pause inside an answer. */
const PAUSE_MS = 1_800
/** The last words of a short question are enough to answer it. */
const ANSWERABLE_MS = 500
const CHARACTER_MS = 75
/** Delay between the start of a word and its partial text, in ms. */
const WORDS_AFTER_MS = 1_500
/** Who says more and more asks what has become of the reply. */
const MAX_CONTINUATIONS = 2

/** Of an answer that is known from its words alone to be about the line. */
const MAX_ANSWER_WORDS = 3

/** Whether what the person says, or said last, was begun too early to be about the line, and goes on with the answer before. */
export function isContinuation(deps: TurnDeps, now: EpochMs, { hasBegun }: { hasBegun: boolean }): boolean {
  const { previousAnswer: answered, recognition, playout: speaker, request } = deps
  if (!answered?.asked || answered.continuations >= MAX_CONTINUATIONS) return false
  if (!hasBegun || speaker.firstAudioAt === null) return true
  const lineMs = request.text.length * CHARACTER_MS
  const answerableAt = speaker.firstAudioAt + Math.max(0, lineMs - ANSWERABLE_MS)
  const continuesUntil = Math.max(speaker.firstAudioAt + CONTINUATION_MS, answered.at + PAUSE_MS)
  return speechBegunAt(recognition, now) < Math.min(continuesUntil, answerableAt) && !answersLine(deps, answered.asked)
}

/** "Two", "no": a few words that answer all of the new question, and nothing of the one before. "Yes" may only go on. */
function answersLine(deps: TurnDeps, before: FieldSpec[]): boolean {
  const { current } = deps.recognition.utterance
  const words = wordsOf(current).length
  if (words === 0 || words > MAX_ANSWER_WORDS) return false
  if (isBackchannel(current, { isPartial: false, asksYesOrNo: true, isAnswered: true })) return false
  const isAtLeast = (level: Completeness, asked: FieldSpec[]) =>
    COMPLETENESS.indexOf(deps.completenessOf(asked, current)) >= COMPLETENESS.indexOf(level)
  return isAtLeast('probable', deps.request.asked) && !isAtLeast('possible', before)
}

/** On a noisy line, sound goes on and on; then the words tell. */
function speechBegunAt({ speechStartedAt, utterance }: AudioRecognition, now: EpochMs): EpochMs {
  const soundAt = speechStartedAt ?? now
  const hasEarlyWords = utterance.hasPartials && utterance.current !== ''
  return hasEarlyWords ? Math.max(soundAt, utterance.begunAt - WORDS_AFTER_MS) : soundAt
}
