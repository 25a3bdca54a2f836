import type { Composed, ComposeRequest, LanguageModel } from '../../ports/language.ts'
import type { EffectHandler } from '../effects.ts'

/** Puts the agent's next reply into words. A repeat asks the model again; only one answer is ever taken. */
export function composeEffect(model: LanguageModel): EffectHandler<ComposeRequest, Composed> {
  return {
    src: 'compose',
    compute: (request) => model.composeNow(request),
    run: (request, { signal }) => model.compose(request, signal),
  }
}
