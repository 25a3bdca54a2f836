import type { MediaSessionEnd } from '../../ports/voice.ts'

/** The call's audio ended while an utterance was playing or an answer was awaited. */
export class MediaSessionClosed extends Error {
  override readonly name: 'MediaSessionClosed' | 'SpeechFailed'
  readonly reason: MediaSessionEnd['reason']

  constructor(reason: MediaSessionEnd['reason']) {
    super(`The audio of the call is over: ${reason}.`)
    this.name = reason === 'speech_failed' ? 'SpeechFailed' : 'MediaSessionClosed'
    this.reason = reason
  }
}
