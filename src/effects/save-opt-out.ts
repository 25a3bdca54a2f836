import type { OptOut, OptOutStore } from '../ports/opt-outs.ts'
import type { EffectHandler } from '../actors/runtime/effect-handler.ts'

/** Keeps that a number must not be called again. A repeat changes nothing. */
export function saveOptOutEffect(optOuts: Pick<OptOutStore, 'add'>): EffectHandler<OptOut, { kept: true }> {
  return {
    src: 'saveOptOut',
    async run(optOut) {
      await optOuts.add(optOut)
      return { kept: true }
    },
  }
}
