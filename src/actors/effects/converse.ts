import type { Answer, ConverseRequest, LiveVoices, SpokenLine } from '../../ports/voice.ts'
import type { EffectHandler } from '../effects.ts'

/**
 * Speaks a line, tells how much of it was heard as `line.spoken`, then hears the answer. Needs the call's audio, which
 * dies with its process: it is not repeated.
 */
export function converseEffect(voices: Pick<LiveVoices, 'converse'>): EffectHandler<ConverseRequest, Answer> {
  return {
    src: 'converse',
    onInterrupted: 'fail',
    isEveryday: isAudioOver,
    async run(request, { signal, send }) {
      let isTold = false
      const tell = (line: SpokenLine) => {
        if (isTold) return
        isTold = true
        send({ type: 'line.spoken', ...line })
      }
      const answer = await voices.converse(request, signal, tell)
      // Whoever heard an answer heard the line before it: no turn may be missing.
      tell({ turn: request.turn, text: request.text, interrupted: false, audioMs: null, synthesisMs: null })
      return answer
    },
  }
}

/** People hang up, and sockets are lost with them; only a speech vendor that failed is worth a warning. */
function isAudioOver(error: unknown): boolean {
  return error instanceof Error && error.name === 'VoiceGone'
}
