import type { EpochMs } from '../actors/types.ts'
import type { Answer, SpokenLine } from '../ports/voice.ts'
import type { Turn } from './turn.ts'

/** Who waits for what comes of a turn. */
export interface TurnListener {
  spoken(line: SpokenLine): void
  resolve(answer: Answer): void
  reject(reason: unknown): void
}

/** The turn that a call is at, and what has come of it until somebody waits for it: a line may be begun before. */
export class TurnInHand {
  readonly turn: Turn
  /** Said before it, and part of its line. */
  readonly #before: () => SpokenLine | null
  #listener: TurnListener | null = null
  #line: SpokenLine | null = null
  #answer: Answer | null = null

  constructor(makeTurn: (spoken: (line: SpokenLine) => void) => Turn, before: () => SpokenLine | null) {
    this.#before = before
    this.turn = makeTurn((line) => {
      const said = before()
      this.#line = said ? joined(said, line) : line
      this.#listener?.spoken(this.#line)
    })
  }

  /** Whether nobody waits for it yet: more words of its line may come. */
  get isOpen(): boolean {
    return this.#listener === null
  }

  get answer(): Answer | null {
    return this.#answer
  }

  /** Nobody waits for it any more, but for what `cut` answers. */
  forsake(): void {
    this.#listener = null
  }

  listen(listener: TurnListener): void {
    this.#listener = listener
    if (this.#line) listener.spoken(this.#line)
  }

  /** Moves it on. True once its answer was taken. */
  step(now: EpochMs): boolean {
    return this.settle(this.#answer ?? this.turn.step(now))
  }

  settle(answer: Answer | null): boolean {
    this.#answer = answer
    if (answer === null || this.#listener === null) return false
    this.#listener.resolve(answer)
    return true
  }

  /** Ends the line where it is, and answers what is known of it, with what was said before. */
  cut(now: EpochMs): SpokenLine | null {
    if (this.turn.isSpeaking) this.turn.lineOver(now, false)
    return this.#line ?? this.#before()
  }

  reject(reason: unknown): void {
    this.#listener?.reject(reason)
  }
}

function joined(before: SpokenLine, line: SpokenLine): SpokenLine {
  return {
    turn: line.turn,
    text: [before.text, line.text].filter((text) => text !== '').join(' '),
    interrupted: before.interrupted || line.interrupted,
    audioMs: before.audioMs ?? line.audioMs,
    synthesisMs: before.synthesisMs ?? line.synthesisMs,
  }
}
