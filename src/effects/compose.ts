import type { Composed, ComposeRequest, LanguageModel } from '../ports/language.ts'
import type { MediaSessions } from '../ports/voice.ts'
import type { EffectContext, EffectHandler } from '../actors/runtime/effect-handler.ts'
import { storeRetryLimitMs } from './store-retry-limit.ts'

/**
 * Puts the agent's next reply into words. A repeat asks the model again; only one answer is ever taken.
 *
 * On a live call the line is begun with its first sentences, beside the journal: the result is the whole reply as ever,
 * and what was heard of it is told by `promptAndCollect`, or here as `utterance.played` if the audio is over before.
 * Another process does not hold the audio, and the one that does begins no line twice. `onCalls` is the model with the
 * deadlines of people on the phone; while it rings, nobody waits.
 */
export function composeEffect(
  model: LanguageModel,
  voices?: Pick<MediaSessions, 'start'>,
  onCalls: LanguageModel = model,
): EffectHandler<ComposeRequest, Composed> {
  return {
    src: 'compose',
    storeRetryLimitMs,
    compute: (request) => model.composeNow(request),
    run(request, context) {
      const asked = request.aloud ? onCalls : model
      return asked.compose(request, context.signal, voices && lineOf(request, voices, context))
    },
  }
}

function lineOf(
  { aloud, language, question }: ComposeRequest,
  voices: Pick<MediaSessions, 'start'>,
  { send }: Pick<EffectContext, 'send'>,
): ((words: string) => void) | undefined {
  if (!aloud) return undefined
  const { callId, turn } = aloud
  const line = { callId, turn, language, asked: question?.fields ?? [] }
  return voices.start(line, (spoken) => send({ type: 'utterance.played', ...spoken })) ?? undefined
}
