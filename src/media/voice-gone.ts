import type { Talked } from '../ports/voice.ts'

/** The call's audio ended while a line was spoken or an answer awaited. */
export class VoiceGone extends Error {
  override readonly name: 'VoiceGone' | 'SpeechFailed'
  readonly reason: Talked['reason']

  constructor(reason: Talked['reason']) {
    super(`The audio of the call is over: ${reason}.`)
    this.name = reason === 'speech_failed' ? 'SpeechFailed' : 'VoiceGone'
    this.reason = reason
  }
}
