import type { MediaSessions, MediaSessionEnd } from '../ports/voice.ts'
import type { EffectHandler } from '../actors/runtime/effect-handler.ts'

/**
 * Holds a call's audio until it is over. Audio cannot outlive the process that holds it, so that it is not repeated.
 * When the call is over for the machine, `signal` is aborted, and the process that holds the audio lets go of it.
 */
export function holdMediaSessionEffect(
  voices: Pick<MediaSessions, 'hold'>,
): EffectHandler<{ callId: string }, MediaSessionEnd> {
  return {
    src: 'holdMediaSession',
    onInterrupted: 'fail',
    run: ({ callId }, { signal }) => voices.hold(callId, signal),
  }
}
