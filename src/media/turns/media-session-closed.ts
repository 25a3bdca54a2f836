import { MEDIA_SESSION_CLOSED, SPEECH_FAILED, type MediaSessionEnd } from '../../ports/voice.ts'

/** The call's audio ended while an utterance was playing or an answer was awaited. */
export class MediaSessionClosed extends Error {
  override readonly name: typeof MEDIA_SESSION_CLOSED | typeof SPEECH_FAILED
  readonly reason: MediaSessionEnd['reason']

  constructor(reason: MediaSessionEnd['reason']) {
    super(`The audio of the call is over: ${reason}.`)
    this.name = reason === 'speech_failed' ? SPEECH_FAILED : MEDIA_SESSION_CLOSED
    this.reason = reason
  }
}
