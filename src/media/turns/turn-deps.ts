import type { EpochMs } from '../../base/time.ts'
import type { FieldSpec } from '../../ports/language.ts'
import type { Completeness, PromptRequest, PlayedUtterance } from '../../ports/voice.ts'
import type { InterruptionSensitivity } from './barge-in.ts'
import type { AudioRecognition } from '../input/audio-recognition.ts'
import type { DtmfCollector } from '../input/dtmf-collector.ts'
import type { SpeechPlayout } from '../output/speech-playout.ts'

/** An accepted answer. */
export interface PreviousAnswer {
  /** When the person stopped speaking. */
  at: EpochMs
  /** The fields that it answered. */
  asked: FieldSpec[]
  /** How many times it was continued. */
  continuations: number
}

/** Dependencies of one turn: playing an utterance and collecting its answer. */
export interface TurnDeps {
  /** `isWhole`: the text of the utterance is complete; otherwise `say` and `complete` add the rest. */
  request: PromptRequest
  isWhole: boolean
  /** The answer to which the utterance replies; null if none. */
  previousAnswer: PreviousAnswer | null
  sensitivity: InterruptionSensitivity
  playout: SpeechPlayout
  recognition: AudioRecognition
  dtmf: DtmfCollector
  completenessOf(asked: FieldSpec[], text: string): Completeness
  isOptOut(text: string): boolean
  onPlayed(line: PlayedUtterance): void
  /** Called when the person has interrupted the utterance, which fell silent at `silentAt`. */
  onInterrupted(silentAt: EpochMs, now: EpochMs): void
}
