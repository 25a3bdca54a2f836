import type { EpochMs } from '../../base/time.ts'
import type { FieldSpec } from '../../ports/language.ts'
import type { Completeness, PromptRequest, PlayedUtterance } from '../../ports/voice.ts'
import type { InterruptionSensitivity } from './barge-in.ts'
import type { AudioRecognition } from '../input/audio-recognition.ts'
import type { DtmfCollector } from '../input/dtmf-collector.ts'
import type { SpeechPlayout } from '../output/speech-playout.ts'

/** An accepted answer. */
export interface PreviousAnswer {
  /** When the person stopped talking. */
  at: EpochMs
  /** What it answered; null for keys, with which nobody goes on. */
  asked: FieldSpec[] | null
  /** How many tails it has had. */
  continuations: number
}

/** Dependencies of one turn: playing an utterance and collecting its answer. */
export interface TurnDeps {
  /** `isWhole`: the words of the line are all there; else `say` and `complete` bring the rest. */
  request: PromptRequest
  isWhole: boolean
  /** The answer to which the utterance replies; null if none. */
  previousAnswer: PreviousAnswer | null
  sensitivity: InterruptionSensitivity
  playout: SpeechPlayout
  recognition: AudioRecognition
  dtmf: DtmfCollector
  completenessOf(asked: FieldSpec[], text: string): Completeness
  onPlayed(line: PlayedUtterance): void
  /** The person has cut the line short, which fell silent at `silentAt`. */
  onInterrupted(silentAt: EpochMs, now: EpochMs): void
}
