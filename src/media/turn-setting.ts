import type { EpochMs } from '../actors/types.ts'
import type { FieldSpec } from '../ports/language.ts'
import type { ConverseRequest, SpokenLine } from '../ports/voice.ts'
import type { Alertness } from './barge-in.ts'
import type { Ear } from './ear.ts'
import type { KeyCollector } from './key-collector.ts'
import type { LineSpeaker } from './line-speaker.ts'

/** What one line is spoken with, and its answer heard with. */
export interface TurnSetting {
  /** `isWhole`: the words of the line are all there; else `say` and `complete` bring the rest. */
  request: ConverseRequest
  isWhole: boolean
  /** When the person stopped talking to whom the line is the answer; null when it answers nobody. */
  answeredAt: EpochMs | null
  alertness: Alertness
  speaker: LineSpeaker
  ear: Ear
  keys: KeyCollector
  isComplete(asked: FieldSpec[], text: string): boolean
  spoken(line: SpokenLine): void
  /** The person has cut the line short, which fell silent at `silentAt`. */
  onInterrupted(silentAt: EpochMs, now: EpochMs): void
}
