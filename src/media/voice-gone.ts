import type { Talked } from '../ports/voice.ts'

/** The call's audio ended while a line was spoken or an answer awaited. */
export class VoiceGone extends Error {
  override readonly name = 'VoiceGone'
  readonly reason: Talked['reason']

  constructor(reason: Talked['reason']) {
    super(`The audio of the call is over: ${reason}.`)
    this.reason = reason
  }
}
