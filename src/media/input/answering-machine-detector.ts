import type { AudioFormat } from '../../ports/speech.ts'
import { BeepDetector } from './beep-detector.ts'
import type { VoiceActivity } from './voice-activity.ts'

/** A greeting begins soon after the answer, goes on longer than any hello, and pauses for breath only. */
const BEGINS_WITHIN_MS = 4_000
const GREETING_MS = 6_000
const BREATH_MS = 1_000
/** Whoever says something as short, and then waits, is a person. */
const SHORT_MS = 2_500
const WAITS_MS = 1_500
/** By then the conversation itself has shown who is there. */
const GIVES_UP_AFTER_MS = 60_000

/** Decides by ear whether a person or a machine has answered. Carriers that can tell say so by their callbacks. */
export class AnsweringMachineDetector {
  readonly #beep: BeepDetector
  #verdict: 'person' | 'machine' | null = null
  /** Start and end of what was said last, breaths included. */
  #startMs: number | null = null
  #endMs = 0
  #isTold = false

  constructor(format: AudioFormat) {
    this.#beep = new BeepDetector(format)
  }

  /** Whether a machine was heard; told once. */
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
