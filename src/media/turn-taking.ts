import type { Clock } from '../actors/ports.ts'
import type { EpochMs } from '../actors/types.ts'
import type { FieldSpec, Language } from '../ports/language.ts'
import type { Answer, BegunLine, ConverseRequest, HeardAnswer, SpokenLine } from '../ports/voice.ts'
import { Alertness } from './barge-in.ts'
import type { Ear } from './ear.ts'
import type { KeyCollector } from './key-collector.ts'
import type { LineSpeaker } from './line-speaker.ts'
import { Stopgap } from './stopgap.ts'
import { Turn } from './turn.ts'
import { TurnInHand } from './turn-in-hand.ts'
import type { Answered } from './turn-setting.ts'
import type { VoiceGone } from './voice-gone.ts'

export interface TurnTakingSetting {
  ear: Ear
  speaker: LineSpeaker
  keys: KeyCollector
  clock: Pick<Clock, 'now'>
  isComplete: (asked: FieldSpec[], text: string) => boolean
  /** What is said when a reply is long in coming, and the language of the first line. */
  stopgap: Record<Language, string> | undefined
  language: Language
  /** A line could not be spoken to its end. */
  onMuted(error: Error): void
  onAnswered(): void
  onBargeIn?: ((times: BargeInTimes) => void) | undefined
  /** Does what others do with what they are told, whatever comes of it. */
  tell: (work: () => void) => void
  /** Does work of ours that nobody above would catch. */
  safely: (work: () => void) => void
}

export interface BargeInTimes {
  /** From the start of the speech that cut the line short to its silence. */
  speechMs: number
  /** From the moment the word was known that made it an interruption to the line's end: our own share. */
  wordsMs: number
}

/** Speaks and hears in turns, one at a time. A line may be begun before all of it is worded. */
export class TurnTaking {
  interruptions = 0
  lastBargeIn: BargeInTimes | null = null
  readonly #setting: TurnTakingSetting
  readonly #alertness = new Alertness()
  readonly #stopgap: Stopgap
  #hand: TurnInHand | null = null
  /** The last turn whose line was begun ahead: none is begun twice. */
  #begunTurn = -1
  #lost: (line: SpokenLine) => void = () => {}
  /** What was heard of a line that was called off. */
  #cutShort: SpokenLine | null = null
  /** What the next line replies to. */
  #answered: Answered | null = null
  #isOver = false
  #isStepping = false
  #mustStepAgain = false

  constructor(setting: TurnTakingSetting) {
    this.#setting = setting
    const { stopgap: words, speaker, ear, language, clock } = setting
    this.#stopgap = new Stopgap({ words, speaker, ear })
    this.#stopgap.wait(language, clock.now())
  }

  /** Whether somebody is to be heard, now or by a turn to come. */
  get needsEar(): boolean {
    return this.#hand?.turn.expectsAnswer !== false
  }

  /** As in `LiveVoices`. */
  begin(line: BegunLine, lost: (line: SpokenLine) => void): ((words: string) => void) | null {
    if (this.#isOver || this.#hand || line.turn === this.#begunTurn) return null
    this.#begunTurn = line.turn
    this.#lost = lost
    let begun: TurnInHand | null = null
    return (words) => {
      if (begun) {
        if (this.#hand !== begun || !begun.isOpen) return
        begun.turn.say(words)
      } else {
        if (this.#isOver || this.#hand || line.turn !== this.#begunTurn) return
        begun = this.#hand = this.#newTurn({ ...line, text: words, silenceMs: Infinity }, false)
      }
      this.#stepSafely()
    }
  }

  async converse(request: ConverseRequest, signal: AbortSignal, spoken: (line: SpokenLine) => void): Promise<Answer> {
    if (this.#hand?.isOpen === false) throw new Error('A line of this call is being spoken or answered already.')
    const { tell } = this.#setting
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const hand = this.#takeUp(request)
    this.#lost = () => {}
    hand.listen({ spoken: (line) => tell(() => spoken(line)), resolve, reject })
    const abort = () => this.#abort(hand, signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    this.#stepSafely()
    try {
      return await promise
    } finally {
      signal.removeEventListener('abort', abort)
    }
  }

  /** Moves the turn on, until it waits for something. Its own doing may bring words, and so call this again. */
  step(now: EpochMs): void {
    this.#mustStepAgain = true
    if (this.#isStepping) return
    this.#isStepping = true
    try {
      while (this.#mustStepAgain) {
        this.#mustStepAgain = false
        this.#stepOnce(now)
      }
    } finally {
      this.#isStepping = false
    }
  }

  /** Ends the line that could not be spoken as if it had been. */
  giveUpLine(): void {
    const hand = this.#hand
    if (!hand) return
    this.#hand = null
    hand.cut(this.#setting.clock.now())
    hand.settle({ kind: 'played' })
  }

  /** Nobody hears or is heard any more. */
  fail(reason: VoiceGone): void {
    this.#isOver = true
    const hand = this.#hand
    this.#hand = null
    const now = this.#setting.clock.now()
    this.#stopgap.end(now)
    const line = hand ? hand.cut(now) : this.#stopgap.saidIn(this.#begunTurn)
    if (line) this.#setting.tell(() => this.#lost(line))
    hand?.reject(reason)
  }

  /** The turn that a request asks for: the one that was begun, if it goes on with what was said. */
  #takeUp(request: ConverseRequest): TurnInHand {
    const begun = this.#hand
    // A model may end on a blank, which the whole line has not.
    const isBegun = request.turn === this.#begunTurn && begun && request.text.startsWith(begun.turn.text.trimEnd())
    this.#begunTurn = request.turn
    if (isBegun) {
      begun.turn.complete(request)
      return begun
    }
    if (!begun) return (this.#hand = this.#newTurn(request, true))
    const now = this.#setting.clock.now()
    this.#stopgap.end(now)
    const before = begun.cut(now)
    return (this.#hand = this.#newTurn(request, true, () => before))
  }

  #newTurn(request: ConverseRequest, isWhole: boolean, before = () => this.#saidIn(request.turn)): TurnInHand {
    const { ear, speaker, keys, isComplete, clock } = this.#setting
    const onInterrupted = (silentAt: EpochMs, now: EpochMs) => this.#interrupted(silentAt, now)
    const parts = { ear, speaker, keys, isComplete, onInterrupted, alertness: this.#alertness }
    const setting = { ...parts, request, isWhole, answered: this.#answered }
    return new TurnInHand((spoken) => new Turn({ ...setting, spoken }, clock.now()), before)
  }

  /** What a turn's line begins with: of one that was cut short for it, or words in place of it. */
  #saidIn(turn: number): SpokenLine | null {
    return this.#cutShort?.turn === turn ? this.#cutShort : this.#stopgap.saidIn(turn)
  }

  #stepSafely(): void {
    this.#setting.safely(() => this.step(this.#setting.clock.now()))
  }

  #stepOnce(now: EpochMs): void {
    const hand = this.#hand
    if (this.#stopgap.step(now, hand !== null) || !hand) return
    if (hand.step(now)) {
      const { answer } = hand
      this.#answered = answer?.kind === 'heard' ? this.#take(answer, hand.turn) : null
      this.#hand = null
      if (answer?.kind === 'heard') this.#stopgap.wait(answer.language ?? hand.turn.language, now)
      if (answer?.kind === 'silent') this.#stopgap.wait(hand.turn.language, now)
      return this.#setting.onAnswered()
    }
    const { failure } = this.#setting.speaker
    if (failure && hand.turn.isSpeaking) this.#setting.onMuted(failure)
  }

  #take({ endedAt: at, keys, isTail }: HeardAnswer, { asked }: Turn): Answered {
    const before = isTail ? this.#answered : null
    return { at, asked: keys ? null : (before?.asked ?? asked), tails: before ? before.tails + 1 : 0 }
  }

  #interrupted(silentAt: EpochMs, now: EpochMs): void {
    this.interruptions += 1
    const { keys, ear, onBargeIn } = this.#setting
    const startedAt = ear.speechStartedAt
    if (!keys.isEmpty || startedAt === null) return
    const speechMs = Math.max(0, silentAt - startedAt)
    const wordsMs = now - Math.max(ear.utterance.changedAt, startedAt)
    this.lastBargeIn = { speechMs, wordsMs }
    onBargeIn?.(this.lastBargeIn)
  }

  #abort(hand: TurnInHand, reason: unknown): void {
    if (this.#hand !== hand) return
    this.#hand = null
    const now = this.#setting.clock.now()
    this.#stopgap.end(now)
    hand.reject(reason)
    hand.forsake()
    this.#cutShort = hand.turn.isSpeaking ? hand.cut(now) : null
  }
}
