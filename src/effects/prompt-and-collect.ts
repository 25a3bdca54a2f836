import {
  MEDIA_SESSION_CLOSED,
  type Answer,
  type PromptRequest,
  type MediaSessions,
  type PlayedUtterance,
} from '../ports/voice.ts'
import type { EffectHandler } from '../actors/runtime/effect-handler.ts'

/**
 * Speaks an utterance, reports how much of it was heard as `utterance.played`, then collects the answer. Needs the
 * call's media session, which dies with its process: it is not repeated.
 */
export function promptAndCollectEffect(
  voices: Pick<MediaSessions, 'promptAndCollect'>,
): EffectHandler<PromptRequest, Answer> {
  return {
    src: 'promptAndCollect',
    onInterrupted: 'fail',
    isExpectedError: isAudioOver,
    async run(request, { signal, send }) {
      let isTold = false
      const tell = (line: PlayedUtterance) => {
        if (isTold) return
        isTold = true
        send({ type: 'utterance.played', ...line })
      }
      const answer = await voices.promptAndCollect(request, signal, tell)
      // `utterance.played` is accepted before the answer, so that no turn is missing.
      tell({ turn: request.turn, text: request.text, interrupted: false, audioMs: null, synthesisMs: null })
      return answer
    },
  }
}

/** People hang up, and sockets are lost with them; only a speech vendor that failed is worth a warning. */
function isAudioOver(error: unknown): boolean {
  return error instanceof Error && error.name === MEDIA_SESSION_CLOSED
}
