import type { EpochMs } from '../../base/time.ts'
import type { FieldSpec, Language } from '../../ports/language.ts'
import type { Answer, PlayedUtterance, PromptRequest } from '../../ports/voice.ts'
import { EndOfTurnDetector } from './end-of-turn-detector.ts'
import { BargeIn } from './barge-in.ts'
import { isBackchannel, type Question } from '../input/backchannels.ts'
import { isContinuation } from './continuation.ts'
import type { TurnDeps } from './turn-deps.ts'

/**
 * An utterance does not start while the person is speaking, nor does the call end on it while they do, but neither waits
 * longer than this.
 */
const MAX_WAIT_MS = 1_500
/** "Haan" during the end of a yes-or-no question may answer it; anywhere else it only means "I am listening". */
const ANSWERS_EARLY_MS = 1_500

/** One utterance and the answer to it, driven by `advance`. */
export class Turn {
  readonly #deps: TurnDeps
  readonly #startedAt: EpochMs
  #state: 'waiting' | 'speaking' | 'listening' = 'waiting'
  #bargeIn: BargeIn | null = null
  #begunAt: EpochMs = 0
  #endOfTurn: EndOfTurnDetector | null = null
  /** Whether the recogniser was asked for its last words, before the utterance or at its end. */
  #hasFinalized = false
  /** Whether the current speech continues the previous answer. */
  #isContinuation = false
  /** Whether the person was speaking when an utterance without a question started. */
  #cutsIn = false
  /** When all of the utterance was heard; null before. */
  #heardAt: EpochMs | null = null

  constructor(deps: TurnDeps, now: EpochMs) {
    this.#deps = { ...deps }
    this.#startedAt = now
  }

  get expectsAnswer(): boolean {
    return this.#deps.request.asked.length > 0
  }

  /** Whether words that come now belong to an answer: that to this utterance, or the one before it. */
  get takesWords(): boolean {
    return this.expectsAnswer || this.#state === 'waiting' || this.#cutsIn
  }

  get asked(): FieldSpec[] {
    return this.#deps.request.asked
  }

  get text(): string {
    return this.#deps.request.text
  }

  get language(): Language {
    return this.#deps.request.language
  }

  /** Adds words to the utterance. */
  say(words: string): void {
    const { request, playout } = this.#deps
    this.#deps.request = { ...request, text: request.text + words }
    if (this.#state === 'speaking') playout.add(words)
  }

  /** Completes the text: that of `request` begins with the text so far, apart from a space at the end. */
  complete(request: PromptRequest): void {
    const rest = request.text.slice(this.text.length)
    Object.assign(this.#deps, { request, isWhole: true })
    if (this.#state !== 'speaking') return
    const { playout } = this.#deps
    playout.add(rest)
    playout.finish()
  }

  /** Whether the utterance has not ended yet. */
  get isSpeaking(): boolean {
    return this.#state !== 'listening'
  }

  /** Returns the answer, or null while there is none. */
  advance(now: EpochMs): Answer | null {
    const { recognition } = this.#deps
    if (recognition.machineDetector.takeMachine()) {
      if (this.isSpeaking) this.endUtterance(now, true)
      return { kind: 'machine' }
    }
    if (this.#state === 'waiting') this.#wait(now)
    if (this.#state === 'speaking') this.#speak(now)
    if (this.#state !== 'listening') return null
    if (!this.expectsAnswer) return { kind: 'played' }
    return this.#answer((endOfTurn) => endOfTurn.advance(now), now)
  }

  /** Stops the utterance because the audio is over. Of what was said over it only what would interrupt it counts. */
  breakOffUtterance(now: EpochMs): void {
    if (!this.isSpeaking) return
    const { utterance } = this.#deps.recognition
    if (this.expectsAnswer) {
      this.#isContinuation = this.#isContinuing(now)
      // A "yes" answers no question that nobody has heard.
      const question = this.#state === 'waiting' ? { asksYesOrNo: false } : this.#question(now)
      if (!this.#saysSomething(question)) utterance.discard()
    }
    this.endUtterance(now, this.expectsAnswer && utterance.current !== '', this.takesWords)
  }

  /** Returns what was said of an answer, because no more will come; null for nothing. */
  breakOffAnswer(now: EpochMs): Answer | null {
    return this.expectsAnswer ? this.#answer((endOfTurn) => endOfTurn.breakOff(now), now) : null
  }

  /** Stops the utterance. `interrupted`: by the person. `leavesWords`: what was said remains to be taken. */
  endUtterance(now: EpochMs, interrupted: boolean, leavesWords = this.expectsAnswer): void {
    const { playout, request, previousAnswer } = this.#deps
    const hasBegun = this.#state === 'speaking'
    const text = hasBegun ? playout.heard(now).trimEnd() : ''
    // Set first: stopping may find that the socket is closed, which ends the whole session.
    this.#state = 'listening'
    if (hasBegun) playout.stop(now)
    const firstAudioAt = hasBegun ? playout.firstAudioAt : null
    this.#deps.onPlayed({
      turn: request.turn,
      text,
      interrupted,
      audioMs: firstAudioAt === null || previousAnswer === null ? null : firstAudioAt - previousAnswer.at,
      synthesisMs: firstAudioAt === null ? null : firstAudioAt - this.#startedAt,
      ...(hasBegun && !leavesWords && this.#takeUnanswered(now)),
    })
  }

  /**
   * Returns speech from before an utterance without a question, which no later turn would take. Of what was said over
   * it only an opt-out counts.
   */
  #takeUnanswered(now: EpochMs): Pick<PlayedUtterance, 'unanswered' | 'isCutOff'> {
    const { recognition } = this.#deps
    const { utterance } = recognition
    const { current, deferred } = utterance
    const { text } = utterance.take()
    const unanswered = this.#cutsIn || this.#deps.isOptOut(current) ? text : deferred
    const isCutOff = this.#cutsIn && recognition.isSpeaking(now) && !this.#deps.isOptOut(text)
    return unanswered === '' ? {} : { unanswered, ...(isCutOff && { isCutOff }) }
  }

  #wait(now: EpochMs): void {
    if (this.expectsAnswer && this.#isContinuing(now) && this.#saysSomething(this.#question(now))) {
      this.#isContinuation = true
      this.endUtterance(now, true)
    } else if (!this.#mustWait(now)) this.#beginLine(now)
  }

  #answer(listen: (endOfTurn: EndOfTurnDetector) => Answer | null, now: EpochMs): Answer | null {
    this.#endOfTurn ??= this.#detectEndOfTurn(now)
    const answer = listen(this.#endOfTurn)
    return this.#isContinuation && answer?.kind === 'heard' && !answer.isDtmf
      ? { ...answer, isContinuation: true }
      : answer
  }

  #detectEndOfTurn(now: EpochMs): EndOfTurnDetector {
    const { request, previousAnswer, recognition } = this.#deps
    if (this.#isContinuation && previousAnswer && recognition.speechStartedAt !== null) {
      recognition.notePause(recognition.speechStartedAt - previousAnswer.at)
    }
    const asked = (this.#isContinuation ? previousAnswer?.asked : null) ?? request.asked
    const { silenceMs } = request
    return new EndOfTurnDetector({ ...this.#deps, asked, silenceMs }, now, this.#startedAt)
  }

  #isContinuing(now: EpochMs): boolean {
    return isContinuation(this.#deps, now, { hasBegun: this.#state === 'speaking' })
  }

  /** Returns the question that a yes or a no would answer now. */
  #question(now: EpochMs): Question {
    const { request, previousAnswer } = this.#deps
    if (!this.#isContinuing(now)) return { asksYesOrNo: asksYesOrNo(request.asked) }
    return { asksYesOrNo: asksYesOrNo(previousAnswer?.asked ?? []), isAnswered: true }
  }

  /** Whether the words are more than "yes" or "mhm". */
  #saysSomething(question: Question): boolean {
    const { current, isPartial } = this.#deps.recognition.utterance
    return !isBackchannel(current, { isPartial, ...question })
  }

  #mustWait(now: EpochMs): boolean {
    const { recognition } = this.#deps
    const { utterance } = recognition
    if (now - this.#startedAt >= MAX_WAIT_MS) return false
    // A line that asks nothing takes no notice of what is said over it, so that sound without words counts, too.
    if (utterance.current === '' && this.expectsAnswer) return false
    if (recognition.isSpeaking(now)) return true
    if (utterance.isPartial) this.#finalizeOnce()
    return utterance.isPartial
  }

  #finalizeOnce(): void {
    if (!this.#hasFinalized) this.#deps.recognition.finalize()
    this.#hasFinalized = true
  }

  #beginLine(now: EpochMs): void {
    const { recognition, playout, request, isWhole, sensitivity } = this.#deps
    if (this.expectsAnswer && this.#isContinuing(now)) recognition.utterance.discard()
    else {
      this.#cutsIn = !this.expectsAnswer && recognition.isSpeaking(now)
      if (this.#cutsIn) recognition.finalize()
      recognition.utterance.defer()
    }
    this.#state = 'speaking'
    this.#hasFinalized = false
    this.#begunAt = now
    this.#bargeIn = new BargeIn(now, sensitivity)
    playout.begin(request.text, request.language, isWhole)
    playout.tick(now)
  }

  #speak(now: EpochMs): void {
    const { playout, dtmf } = this.#deps
    const judgement = this.expectsAnswer ? this.#judge(now) : 'nothing'
    if (judgement === 'hold') playout.hold(now)
    if (judgement === 'resume') playout.resume()
    if (judgement === 'stop' || (this.expectsAnswer && !dtmf.isEmpty)) {
      const silentAt = this.#bargeIn?.heldAt ?? now
      this.#isContinuation = judgement === 'stop' && this.#isContinuing(now)
      this.endUtterance(now, true)
      return this.#deps.onInterrupted(silentAt, now)
    }
    if (!playout.isOver(now) || this.#mustHearOut(now)) return
    this.#sortWords(now)
    this.endUtterance(now, false)
  }

  /** Whether somebody still speaks at the end of an utterance without a question, after which the call ends. */
  #mustHearOut(now: EpochMs): boolean {
    if (this.expectsAnswer) return false
    this.#heardAt ??= now
    const { recognition } = this.#deps
    if (now - this.#heardAt >= MAX_WAIT_MS) return false
    if (recognition.isSpeaking(now)) return true
    if (!recognition.isBehind(now)) return false
    this.#finalizeOnce()
    return true
  }

  #judge(now: EpochMs) {
    return this.#bargeIn?.judge(this.#deps.recognition, now, this.#question(now)) ?? 'nothing'
  }

  /**
   * Discards words that answer nothing: "mhm" in the middle of the utterance, and words that arrived late but were
   * spoken before it.
   */
  #sortWords(now: EpochMs): void {
    const { recognition, request } = this.#deps
    const { utterance } = recognition
    if (utterance.current !== '' && this.#isContinuing(now)) {
      this.#isContinuation = this.#saysSomething(this.#question(now))
      return this.#isContinuation ? undefined : utterance.discard()
    }
    if (recognition.lastHeardAt < this.#begunAt) return utterance.defer()
    const isYesOrNo = asksYesOrNo(request.asked)
    const mayAnswer = recognition.isSpeaking(now) || (isYesOrNo && now - recognition.lastHeardAt <= ANSWERS_EARLY_MS)
    const words = { isPartial: utterance.isPartial, asksYesOrNo: isYesOrNo }
    if (!mayAnswer && isBackchannel(utterance.current, words)) utterance.discard()
  }
}

function asksYesOrNo(asked: readonly FieldSpec[]): boolean {
  return asked.some(({ type }) => type === 'boolean')
}
