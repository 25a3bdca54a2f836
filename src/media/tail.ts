import type { EpochMs } from '../actors/types.ts'
import type { Ear } from './ear.ts'
import type { TurnSetting } from './turn-setting.ts'

/** Who begins to speak in the first second of a line has not heard it: they go on with their answer before. */
const TAIL_MS = 1_000
/** The last words of a short question are enough to answer it. */
const ANSWERABLE_MS = 500
const CHARACTER_MS = 75
/** Words come this long after they were begun, if the recogniser tells of them early. */
const WORDS_AFTER_MS = 1_500
/** Who says more and more asks what has become of the reply. */
const MAX_TAILS = 2

/** Whether what the person says, or said last, was begun too early to be about the line, and goes on with the answer before. */
export function isTail(
  { answered, ear, speaker, request }: TurnSetting,
  now: EpochMs,
  { hasBegun }: { hasBegun: boolean },
): boolean {
  if (!answered?.asked || answered.tails >= MAX_TAILS) return false
  if (!hasBegun || speaker.firstAudioAt === null) return true
  const lineMs = request.text.length * CHARACTER_MS
  const tailMs = Math.min(TAIL_MS, Math.max(0, lineMs - ANSWERABLE_MS))
  return speechBegunAt(ear, now) < speaker.firstAudioAt + tailMs
}

/** On a noisy line, sound goes on and on; then the words tell. */
function speechBegunAt({ speechStartedAt, utterance }: Ear, now: EpochMs): EpochMs {
  const soundAt = speechStartedAt ?? now
  const hasEarlyWords = utterance.hasPartials && utterance.current !== ''
  return hasEarlyWords ? Math.max(soundAt, utterance.begunAt - WORDS_AFTER_MS) : soundAt
}
