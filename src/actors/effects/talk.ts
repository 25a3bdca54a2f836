import type { LiveVoices, Talked } from '../../ports/voice.ts'
import type { EffectHandler } from '../effects.ts'

/**
 * Holds a call's audio until it is over. Audio cannot outlive the process that holds it, so that it is not repeated.
 * When the call is over for the machine, `signal` is aborted, and the process that holds the audio lets go of it.
 */
export function talkEffect(voices: Pick<LiveVoices, 'talk'>): EffectHandler<{ callId: string }, Talked> {
  return {
    src: 'talk',
    onInterrupted: 'fail',
    run: ({ callId }, { signal }) => voices.talk(callId, signal),
  }
}
