import type { LanguageModel, Understanding, UnderstandRequest } from '../../ports/language.ts'
import type { EffectHandler } from '../effects.ts'

/** Finds out what a person meant. A repeat asks the model again, which changes nothing outside. */
export function understandEffect(model: LanguageModel): EffectHandler<UnderstandRequest, Understanding> {
  return {
    src: 'understand',
    compute: (request) => model.understandNow(request),
    run: (request, { signal }) => model.understand(request, signal),
  }
}
