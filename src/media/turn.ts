import type { EpochMs } from '../actors/types.ts'
import type { FieldSpec, Language } from '../ports/language.ts'
import type { Answer, ConverseRequest } from '../ports/voice.ts'
import { AnswerWatch } from './answer-watch.ts'
import { BargeIn } from './barge-in.ts'
import { isFiller, type Question } from './filler-words.ts'
import { isTail } from './tail.ts'
import type { TurnSetting } from './turn-setting.ts'

/** A line does not begin in the middle of what the person says, but it does not wait longer than this for them. */
const MAX_WAIT_MS = 1_500
/** "Haan" over the last of a yes-or-no question may answer it; anywhere else it only says "I am listening". */
const ANSWERS_EARLY_MS = 1_500

/** One line and the answer to it, moved on by `step`. */
export class Turn {
  readonly #setting: TurnSetting
  readonly #startedAt: EpochMs
  #state: 'waiting' | 'speaking' | 'listening' = 'waiting'
  #bargeIn: BargeIn | null = null
  #begunAt: EpochMs = 0
  #watch: AnswerWatch | null = null
  #hasFinalized = false
  /** What is listened to goes on with the answer before. */
  #isTail = false

  constructor(setting: TurnSetting, now: EpochMs) {
    this.#setting = { ...setting }
    this.#startedAt = now
  }

  get expectsAnswer(): boolean {
    return this.#setting.request.asked.length > 0
  }

  get asked(): FieldSpec[] {
    return this.#setting.request.asked
  }

  get text(): string {
    return this.#setting.request.text
  }

  get language(): Language {
    return this.#setting.request.language
  }

  /** More words of the line. */
  say(words: string): void {
    const { request, speaker } = this.#setting
    this.#setting.request = { ...request, text: request.text + words }
    if (this.#state === 'speaking') speaker.add(words)
  }

  /** The words of the line are all there: those of `request`, which begin with what was said so far, but for a last blank. */
  complete(request: ConverseRequest): void {
    const rest = request.text.slice(this.text.length)
    Object.assign(this.#setting, { request, isWhole: true })
    if (this.#state !== 'speaking') return
    const { speaker } = this.#setting
    speaker.add(rest)
    speaker.finish()
  }

  /** Whether the line is not over yet. */
  get isSpeaking(): boolean {
    return this.#state !== 'listening'
  }

  /** The answer, once there is one. */
  step(now: EpochMs): Answer | null {
    const { ear } = this.#setting
    if (ear.detector.takeMachine()) {
      if (this.isSpeaking) this.lineOver(now, true)
      return { kind: 'machine' }
    }
    if (this.#state === 'waiting') this.#wait(now)
    if (this.#state === 'speaking') this.#speak(now)
    if (this.#state !== 'listening') return null
    if (!this.expectsAnswer) return { kind: 'played' }
    return this.#listen(now)
  }

  /** Ends the line where it is, and tells what of it was heard. */
  lineOver(now: EpochMs, interrupted: boolean): void {
    const { speaker, request, answered } = this.#setting
    const hasBegun = this.#state === 'speaking'
    const text = hasBegun ? speaker.heard(now).trimEnd() : ''
    // First: stopping may find that the socket is gone, and end everything.
    this.#state = 'listening'
    if (hasBegun) speaker.stop(now)
    const firstAudioAt = hasBegun ? speaker.firstAudioAt : null
    this.#setting.spoken({
      turn: request.turn,
      text,
      interrupted,
      audioMs: firstAudioAt === null || answered === null ? null : firstAudioAt - answered.at,
      synthesisMs: firstAudioAt === null ? null : firstAudioAt - this.#startedAt,
    })
  }

  #wait(now: EpochMs): void {
    if (this.expectsAnswer && this.#goesOn(now) && this.#saysSomething(now)) {
      this.#isTail = true
      this.lineOver(now, true)
    } else if (!this.#mustWait(now)) this.#beginLine(now)
  }

  #listen(now: EpochMs): Answer | null {
    this.#watch ??= this.#startWatch(now)
    const answer = this.#watch.step(now)
    return this.#isTail && answer?.kind === 'heard' && !answer.keys ? { ...answer, isTail: true } : answer
  }

  #startWatch(now: EpochMs): AnswerWatch {
    const { request, answered } = this.#setting
    const asked = (this.#isTail ? answered?.asked : null) ?? request.asked
    const { silenceMs } = request
    return new AnswerWatch({ ...this.#setting, asked, silenceMs }, now, this.#startedAt)
  }

  #goesOn(now: EpochMs): boolean {
    return isTail(this.#setting, now, { hasBegun: this.#state === 'speaking' })
  }

  /** What a yes or a no would be about now. */
  #question(now: EpochMs): Question {
    const { request, answered } = this.#setting
    if (!this.#goesOn(now)) return { asksYesOrNo: asksYesOrNo(request.asked) }
    return { asksYesOrNo: asksYesOrNo(answered?.asked ?? []), isAnswered: true }
  }

  /** More than "yes" or "mhm". */
  #saysSomething(now: EpochMs): boolean {
    const { current, isPartial } = this.#setting.ear.utterance
    return !isFiller(current, { isPartial, ...this.#question(now) })
  }

  #mustWait(now: EpochMs): boolean {
    const { ear } = this.#setting
    const { utterance } = ear
    if (!this.expectsAnswer || utterance.current === '' || now - this.#startedAt >= MAX_WAIT_MS) return false
    if (ear.isSpeaking(now)) return true
    if (utterance.isPartial && !this.#hasFinalized) {
      this.#hasFinalized = true
      ear.finalize()
    }
    return utterance.isPartial
  }

  #beginLine(now: EpochMs): void {
    const { ear, speaker, request, isWhole, alertness } = this.#setting
    if (this.#goesOn(now)) ear.utterance.forgetCurrent()
    else ear.utterance.carry()
    this.#state = 'speaking'
    this.#begunAt = now
    this.#bargeIn = new BargeIn(now, alertness)
    speaker.begin(request.text, request.language, isWhole)
    speaker.tick(now)
  }

  #speak(now: EpochMs): void {
    const { speaker, keys } = this.#setting
    const judgement = this.expectsAnswer ? this.#judge(now) : 'nothing'
    if (judgement === 'hold') speaker.hold(now)
    if (judgement === 'resume') speaker.resume()
    if (judgement === 'stop' || (this.expectsAnswer && !keys.isEmpty)) {
      const silentAt = this.#bargeIn?.heldAt ?? now
      this.#isTail = judgement === 'stop' && this.#goesOn(now)
      this.lineOver(now, true)
      return this.#setting.onInterrupted(silentAt, now)
    }
    if (!speaker.isOver(now)) return
    this.#sortWords(now)
    this.lineOver(now, false)
  }

  #judge(now: EpochMs) {
    return this.#bargeIn?.judge(this.#setting.ear, now, this.#question(now)) ?? 'nothing'
  }

  /** "Mhm" in the middle of the line is no answer to it; nor are words, if they came late, that were said before it. */
  #sortWords(now: EpochMs): void {
    const { ear, request } = this.#setting
    const { utterance } = ear
    if (utterance.current !== '' && this.#goesOn(now)) {
      this.#isTail = this.#saysSomething(now)
      return this.#isTail ? undefined : utterance.forgetCurrent()
    }
    if (ear.lastHeardAt < this.#begunAt) return utterance.carry()
    const isYesOrNo = asksYesOrNo(request.asked)
    const mayAnswer = ear.isSpeaking(now) || (isYesOrNo && now - ear.lastHeardAt <= ANSWERS_EARLY_MS)
    const words = { isPartial: utterance.isPartial, asksYesOrNo: isYesOrNo }
    if (!mayAnswer && isFiller(utterance.current, words)) utterance.forgetCurrent()
  }
}

function asksYesOrNo(asked: readonly FieldSpec[]): boolean {
  return asked.some(({ type }) => type === 'boolean')
}
