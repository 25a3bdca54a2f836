import type { EpochMs } from '../actors/types.ts'
import type { FieldSpec } from '../ports/language.ts'
import type { ConverseRequest, SpokenLine } from '../ports/voice.ts'
import type { Alertness } from './barge-in.ts'
import type { Ear } from './ear.ts'
import type { KeyCollector } from './key-collector.ts'
import type { LineSpeaker } from './line-speaker.ts'

/** An answer that was taken. */
export interface Answered {
  /** When the person stopped talking. */
  at: EpochMs
  /** What it answered; null for keys, with which nobody goes on. */
  asked: FieldSpec[] | null
  /** How many tails it has had. */
  tails: number
}

/** What one line is spoken with, and its answer heard with. */
export interface TurnSetting {
  /** `isWhole`: the words of the line are all there; else `say` and `complete` bring the rest. */
  request: ConverseRequest
  isWhole: boolean
  /** What the line replies to; null when it answers nobody. */
  answered: Answered | null
  alertness: Alertness
  speaker: LineSpeaker
  ear: Ear
  keys: KeyCollector
  isComplete(asked: FieldSpec[], text: string): boolean
  spoken(line: SpokenLine): void
  /** The person has cut the line short, which fell silent at `silentAt`. */
  onInterrupted(silentAt: EpochMs, now: EpochMs): void
}
