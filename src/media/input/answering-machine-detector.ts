import type { AudioFormat } from '../../ports/speech.ts'
import { BeepDetector } from './beep-detector.ts'
import type { VoiceActivity } from './voice-activity.ts'

/** A recorded greeting begins soon after pick-up, lasts longer than any hello, and pauses only briefly. */
const BEGINS_WITHIN_MS = 4_000
const GREETING_MS = 6_000
const BREATH_MS = 1_000
/** Whoever says something as short, and then waits, is a person. */
const SHORT_MS = 2_500
const WAITS_MS = 1_500
/** After this time the conversation itself shows who has answered. */
const GIVES_UP_AFTER_MS = 60_000

/**
 * Detects from the audio whether a person or a machine has answered. Some carriers report it in their callbacks
 * instead.
 */
export class AnsweringMachineDetector {
  readonly #beep: BeepDetector
  #verdict: 'person' | 'machine' | null = null
  /** Start and end of the last stretch of speech, short pauses included. */
  #startMs: number | null = null
  #endMs = 0
  #isTold = false

  constructor(format: AudioFormat) {
    this.#beep = new BeepDetector(format)
  }

  /** Whether a machine was detected; reported once. */
  takeMachine(): boolean {
    if (this.#verdict !== 'machine' || this.#isTold) return false
    this.#isTold = true
    return true
  }

  /** They pressed a key: no machine does. */
  confirmPerson(): void {
    this.#verdict ??= 'person'
  }

  /** Takes a frame that the voice activity has taken before. */
  push(audio: Buffer, voice: VoiceActivity, nowMs: number): void {
    if (this.#verdict !== null) return
    if (nowMs > GIVES_UP_AFTER_MS) this.#verdict = 'person'
    else if (this.#beep.push(audio)) this.#verdict = 'machine'
    else this.#weigh(voice, nowMs)
  }

  #weigh({ isSpeaking, startedMs, lastVoicedMs }: VoiceActivity, nowMs: number): void {
    if (startedMs === null) return
    if (this.#startMs === null || startedMs - this.#endMs > BREATH_MS) this.#startMs = startedMs
    this.#endMs = lastVoicedMs
    const saidMs = this.#endMs - this.#startMs
    if (this.#startMs <= BEGINS_WITHIN_MS && saidMs > GREETING_MS) this.#verdict = 'machine'
    if (!isSpeaking && saidMs <= SHORT_MS && nowMs - this.#endMs >= WAITS_MS) this.#verdict = 'person'
  }
}
