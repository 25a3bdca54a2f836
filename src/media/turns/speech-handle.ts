import type { EpochMs } from '../../base/time.ts'
import type { Answer, PlayedUtterance } from '../../ports/voice.ts'
import type { Turn } from './turn.ts'

/** The caller that waits for a turn's result. */
export interface SpeechListener {
  onPlayed(line: PlayedUtterance): void
  resolve(answer: Answer): void
  reject(reason: unknown): void
}

/** The current turn of a call, with its result until a caller waits for it: an utterance may start before that. */
export class SpeechHandle {
  readonly turn: Turn
  /** The part of the utterance that was played before this turn. */
  readonly #before: () => PlayedUtterance | null
  #listener: SpeechListener | null = null
  #line: PlayedUtterance | null = null
  #answer: Answer | null = null

  constructor(makeTurn: (spoken: (line: PlayedUtterance) => void) => Turn, before: () => PlayedUtterance | null) {
    this.#before = before
    this.turn = makeTurn((line) => {
      const said = before()
      this.#line = said ? joined(said, line) : line
      this.#listener?.onPlayed(this.#line)
    })
  }

  /** Whether no caller waits for the turn yet, so that more words of its utterance may arrive. */
  get isOpen(): boolean {
    return this.#listener === null
  }

  get answer(): Answer | null {
    return this.#answer
  }

  /** Ends the wait of the caller, except for the result of `cut`. */
  detach(): void {
    this.#listener = null
  }

  listen(listener: SpeechListener): void {
    this.#listener = listener
    if (this.#line) listener.onPlayed(this.#line)
  }

  /** Advances the turn. Returns true once its answer was accepted. */
  advance(now: EpochMs): boolean {
    return this.complete(this.#answer ?? this.turn.advance(now))
  }

  complete(answer: Answer | null): boolean {
    this.#answer = answer
    if (answer === null || this.#listener === null) return false
    this.#listener.resolve(answer)
    return true
  }

  /**
   * Stops the utterance, and returns the part that is known to be played, including what was played before this turn.
   */
  endUtterance(now: EpochMs): PlayedUtterance | null {
    if (this.turn.isSpeaking) this.turn.endUtterance(now, false)
    return this.#line ?? this.#before()
  }

  reject(reason: unknown): void {
    this.#listener?.reject(reason)
  }
}

function joined(before: PlayedUtterance, line: PlayedUtterance): PlayedUtterance {
  return {
    turn: line.turn,
    text: [before.text, line.text].filter((text) => text !== '').join(' '),
    interrupted: before.interrupted || line.interrupted,
    audioMs: before.audioMs ?? line.audioMs,
    synthesisMs: before.synthesisMs ?? line.synthesisMs,
    ...(line.unanswered !== undefined && { unanswered: line.unanswered }),
    ...(line.isCutOff && { isCutOff: line.isCutOff }),
  }
}
