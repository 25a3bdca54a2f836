import type { Clock, EpochMs } from '../../base/time.ts'
import type { FieldSpec, Language } from '../../ports/language.ts'
import type {
  Answer,
  Completeness,
  StartedUtterance,
  PromptRequest,
  HeardAnswer,
  PlayedUtterance,
} from '../../ports/voice.ts'
import { InterruptionSensitivity } from './barge-in.ts'
import type { AudioRecognition } from '../input/audio-recognition.ts'
import { isBackchannel } from '../input/backchannels.ts'
import type { DtmfCollector } from '../input/dtmf-collector.ts'
import type { SpeechPlayout } from '../output/speech-playout.ts'
import { HoldPrompt } from './hold-prompt.ts'
import { Turn } from './turn.ts'
import { SpeechHandle } from './speech-handle.ts'
import type { PreviousAnswer } from './turn-deps.ts'
import type { MediaSessionClosed } from './media-session-closed.ts'

export interface TurnControllerDeps {
  recognition: AudioRecognition
  playout: SpeechPlayout
  dtmf: DtmfCollector
  clock: Pick<Clock, 'now'>
  completenessOf: (asked: FieldSpec[], text: string) => Completeness
  isOptOut: (text: string) => boolean
  /** Words to play when a reply takes long, and the language of the first utterance. */
  holdPrompt: Record<Language, string> | undefined
  language: Language
  /** Called when an utterance could not be synthesised to its end. */
  onTtsFailed(error: Error): void
  onAnswered(): void
  onBargeIn?: ((times: BargeInTimes) => void) | undefined
  /** Calls listeners; their errors do not reach the caller. */
  notify: (work: () => void) => void
  /** Runs internal work whose errors no caller would catch. */
  guard: (work: () => void) => void
}

export interface BargeInTimes {
  /** From the start of the speech that interrupted the utterance to silence. */
  speechMs: number
  /** From the arrival of the word that made it an interruption to silence: this service's share of the delay. */
  wordsMs: number
}

/**
 * Plays utterances and collects answers in turns, one at a time. An utterance may start before its text is complete.
 */
export class TurnController {
  interruptions = 0
  lastBargeIn: BargeInTimes | null = null
  readonly #deps: TurnControllerDeps
  readonly #sensitivity = new InterruptionSensitivity()
  readonly #holdPrompt: HoldPrompt
  #speech: SpeechHandle | null = null
  /** The last turn whose utterance was started early: no utterance is started twice. */
  #startedTurn = -1
  #onAborted: (line: PlayedUtterance) => void = () => {}
  /** The part of an abandoned utterance that was played. */
  #cutShort: PlayedUtterance | null = null
  /** The answer to which the next utterance replies. */
  #previousAnswer: PreviousAnswer | null = null
  #isOver = false
  #isAdvancing = false
  #mustAdvanceAgain = false

  constructor(deps: TurnControllerDeps) {
    this.#deps = deps
    const { holdPrompt: words, playout, recognition, language, clock } = deps
    this.#holdPrompt = new HoldPrompt({ words, playout, recognition })
    this.#holdPrompt.wait(language, clock.now())
  }

  /** Whether an answer is awaited, by this turn or a later one. */
  get needsRecognition(): boolean {
    return this.#speech?.turn.expectsAnswer !== false
  }

  /** Whether words that come now belong to an answer. */
  get takesWords(): boolean {
    return this.#speech?.turn.takesWords !== false
  }

  /** See `MediaSessions`. */
  start(line: StartedUtterance, onAborted: (line: PlayedUtterance) => void): ((words: string) => void) | null {
    if (this.#isOver || this.#speech || line.turn === this.#startedTurn) return null
    this.#startedTurn = line.turn
    this.#onAborted = onAborted
    let begun: SpeechHandle | null = null
    return (words) => {
      if (begun) {
        if (this.#speech !== begun || !begun.isOpen) return
        begun.turn.say(words)
      } else {
        if (this.#isOver || this.#speech || line.turn !== this.#startedTurn) return
        begun = this.#speech = this.#newTurn({ ...line, text: words, silenceMs: Infinity }, false)
      }
      this.#advanceGuarded()
    }
  }

  async promptAndCollect(
    request: PromptRequest,
    signal: AbortSignal,
    onPlayed: (line: PlayedUtterance) => void,
  ): Promise<Answer> {
    if (this.#speech?.isOpen === false) throw new Error('A line of this call is being spoken or answered already.')
    const { notify: tell } = this.#deps
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const speech = this.#takeOver(request)
    this.#onAborted = () => {}
    speech.listen({ onPlayed: (line) => tell(() => onPlayed(line)), resolve, reject })
    const abort = () => this.#abort(speech, signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    this.#advanceGuarded()
    try {
      return await promise
    } finally {
      signal.removeEventListener('abort', abort)
    }
  }

  /** Advances the turn until it has to wait. It may itself cause words to arrive, and so be called again. */
  advance(now: EpochMs): void {
    this.#mustAdvanceAgain = true
    if (this.#isAdvancing) return
    this.#isAdvancing = true
    try {
      while (this.#mustAdvanceAgain) {
        this.#mustAdvanceAgain = false
        this.#advanceOnce(now)
      }
    } finally {
      this.#isAdvancing = false
    }
  }

  /** Ends an utterance that could not be synthesised as if it had been played. */
  abandonUtterance(): void {
    const speech = this.#speech
    if (!speech) return
    this.#speech = null
    speech.endUtterance(this.#deps.clock.now())
    speech.complete({ kind: 'played' })
  }

  /** Ends what is spoken, because the audio is over. Words of an answer may still arrive. */
  endUtterance(): void {
    this.#isOver = true
    const now = this.#deps.clock.now()
    this.#holdPrompt.end(now)
    this.#speech?.turn.breakOffUtterance(now)
    const line = this.#speech ? this.#speech.endUtterance(now) : this.#holdPrompt.saidIn(this.#startedTurn)
    if (line) this.#deps.notify(() => this.#onAborted(line))
  }

  /**
   * Ends the turn with what was said last: it is told to the caller that awaits an answer, or returned as `lastWords` if
   * there is none. A caller who gets no answer is told the reason.
   */
  end(reason: MediaSessionClosed): { isAnswered: boolean; lastWords: HeardAnswer | null } {
    const speech = this.#speech
    this.#speech = null
    const now = this.#deps.clock.now()
    const asks = speech?.turn.expectsAnswer === true
    const answer = asks ? (speech.answer ?? speech.turn.breakOffAnswer(now)) : this.#addition(now)
    if (asks && speech.complete(answer)) return { isAnswered: true, lastWords: null }
    speech?.reject(reason)
    return { isAnswered: false, lastWords: answer?.kind === 'heard' ? answer : null }
  }

  /** Returns the turn for a request: the one that was started early, if the request continues its text. */
  #takeOver(request: PromptRequest): SpeechHandle {
    const begun = this.#speech
    // A model may end on a space that the complete text does not have.
    const isBegun = request.turn === this.#startedTurn && begun && request.text.startsWith(begun.turn.text.trimEnd())
    this.#startedTurn = request.turn
    if (isBegun) {
      begun.turn.complete(request)
      return begun
    }
    if (!begun) return (this.#speech = this.#newTurn(request, true))
    const now = this.#deps.clock.now()
    this.#holdPrompt.end(now)
    const before = begun.endUtterance(now)
    return (this.#speech = this.#newTurn(request, true, () => before))
  }

  #newTurn(request: PromptRequest, isWhole: boolean, before = () => this.#saidIn(request.turn)): SpeechHandle {
    const { recognition, playout, dtmf, completenessOf, isOptOut, clock } = this.#deps
    const onInterrupted = (silentAt: EpochMs, now: EpochMs) => this.#interrupted(silentAt, now)
    const sensitivity = this.#sensitivity
    const shared = { recognition, playout, dtmf, completenessOf, isOptOut, onInterrupted, sensitivity }
    const deps = { ...shared, request, isWhole, previousAnswer: this.#previousAnswer }
    return new SpeechHandle((onPlayed) => new Turn({ ...deps, onPlayed }, clock.now()), before)
  }

  /** Returns what the person said since their last answer, while no utterance followed; null for nothing. */
  #addition(now: EpochMs): HeardAnswer | null {
    const { recognition, isOptOut } = this.#deps
    const { utterance, lastHeardAt: endedAt } = recognition
    const { text, isPartial } = utterance
    const asked = this.#previousAnswer?.asked ?? null
    const question = { asksYesOrNo: asked?.some(({ type }) => type === 'boolean') ?? false, isAnswered: true }
    if (isBackchannel(text, { isPartial, ...question })) return null
    const latency = { endpointingMs: 0, recognitionMs: 0 }
    const isCutOff = recognition.isSpeaking(now) && !isOptOut(text)
    const heard = { kind: 'heard', ...utterance.take(), endedAt, isDtmf: false, latency } as const
    const answer = { ...heard, ...(isCutOff && { isCutOff }) }
    return asked === null ? answer : { ...answer, isContinuation: true }
  }

  /** Returns what was already played of a turn's utterance: the part before an interruption, or the hold prompt. */
  #saidIn(turn: number): PlayedUtterance | null {
    return this.#cutShort?.turn === turn ? this.#cutShort : this.#holdPrompt.saidIn(turn)
  }

  #advanceGuarded(): void {
    this.#deps.guard(() => this.advance(this.#deps.clock.now()))
  }

  #advanceOnce(now: EpochMs): void {
    const speech = this.#speech
    if (this.#holdPrompt.advance(now, speech !== null) || !speech) return
    if (speech.advance(now)) {
      const { answer } = speech
      this.#previousAnswer = answer?.kind === 'heard' ? this.#take(answer, speech.turn) : null
      this.#speech = null
      if (answer?.kind === 'heard') this.#holdPrompt.wait(answer.language ?? speech.turn.language, now)
      if (answer?.kind === 'silent') this.#holdPrompt.wait(speech.turn.language, now)
      return this.#deps.onAnswered()
    }
    const { failure } = this.#deps.playout
    if (failure && speech.turn.isSpeaking) this.#deps.onTtsFailed(failure)
  }

  #take({ endedAt: at, isContinuation }: HeardAnswer, { asked }: Turn): PreviousAnswer {
    const before = isContinuation ? this.#previousAnswer : null
    return { at, asked: before?.asked ?? asked, continuations: before ? before.continuations + 1 : 0 }
  }

  #interrupted(silentAt: EpochMs, now: EpochMs): void {
    this.interruptions += 1
    const { dtmf, recognition, onBargeIn } = this.#deps
    const startedAt = recognition.speechStartedAt
    if (!dtmf.isEmpty || startedAt === null) return
    const speechMs = Math.max(0, silentAt - startedAt)
    const wordsMs = now - Math.max(recognition.utterance.changedAt, startedAt)
    this.lastBargeIn = { speechMs, wordsMs }
    onBargeIn?.(this.lastBargeIn)
  }

  #abort(speech: SpeechHandle, reason: unknown): void {
    if (this.#speech !== speech) return
    this.#speech = null
    const now = this.#deps.clock.now()
    this.#holdPrompt.end(now)
    speech.reject(reason)
    speech.detach()
    this.#cutShort = speech.turn.isSpeaking ? speech.endUtterance(now) : null
  }
}
