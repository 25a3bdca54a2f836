import type { LanguageModel, Understanding, UnderstandRequest } from '../ports/language.ts'
import type { EffectHandler } from '../actors/runtime/effect-handler.ts'
import { storeRetryLimitMs } from './store-retry-limit.ts'

/**
 * Finds out what a person meant. A repeat asks the model again, which changes nothing outside. `onCalls` is the model
 * with the deadlines of people on the phone.
 */
export function understandEffect(
  model: LanguageModel,
  onCalls: LanguageModel = model,
): EffectHandler<UnderstandRequest, Understanding> {
  return {
    src: 'understand',
    storeRetryLimitMs,
    compute: (request) => model.understandNow(request),
    run: (request, { signal, effectId }) =>
      (effectId.startsWith('call/') ? onCalls : model).understand(request, signal),
  }
}
