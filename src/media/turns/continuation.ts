import type { EpochMs } from '../../base/time.ts'
import type { AudioRecognition } from '../input/audio-recognition.ts'
import type { TurnDeps } from './turn-deps.ts'

/** Who begins to speak in the first second of a line has not heard it: they go on with their answer before. */
const CONTINUATION_MS = 1_000
/** The same is true of a line that came at once, for as long as people pause inside an answer. */
const PAUSE_MS = 1_800
/** The last words of a short question are enough to answer it. */
const ANSWERABLE_MS = 500
const CHARACTER_MS = 75
/** Words come this long after they were begun, if the recogniser tells of them early. */
const WORDS_AFTER_MS = 1_500
/** Who says more and more asks what has become of the reply. */
const MAX_CONTINUATIONS = 2

/** Whether what the person says, or said last, was begun too early to be about the line, and goes on with the answer before. */
export function isContinuation(
  { previousAnswer: answered, recognition, playout: speaker, request }: TurnDeps,
  now: EpochMs,
  { hasBegun }: { hasBegun: boolean },
): boolean {
  if (!answered?.asked || answered.continuations >= MAX_CONTINUATIONS) return false
  if (!hasBegun || speaker.firstAudioAt === null) return true
  const lineMs = request.text.length * CHARACTER_MS
  const answerableAt = speaker.firstAudioAt + Math.max(0, lineMs - ANSWERABLE_MS)
  const continuesUntil = Math.max(speaker.firstAudioAt + CONTINUATION_MS, answered.at + PAUSE_MS)
  return speechBegunAt(recognition, now) < Math.min(continuesUntil, answerableAt)
}

/** On a noisy line, sound goes on and on; then the words tell. */
function speechBegunAt({ speechStartedAt, utterance }: AudioRecognition, now: EpochMs): EpochMs {
  const soundAt = speechStartedAt ?? now
  const hasEarlyWords = utterance.hasPartials && utterance.current !== ''
  return hasEarlyWords ? Math.max(soundAt, utterance.begunAt - WORDS_AFTER_MS) : soundAt
}
