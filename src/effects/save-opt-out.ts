import type { OptOut, OptOutStore } from '../ports/opt-outs.ts'
import type { EffectHandler } from '../actors/runtime/effect-handler.ts'

/** Stores that a number has opted out. A repeat changes nothing. */
export function saveOptOutEffect(optOuts: Pick<OptOutStore, 'add'>): EffectHandler<OptOut, { kept: true }> {
  return {
    src: 'saveOptOut',
    async run(optOut) {
      await optOuts.add(optOut)
      return { kept: true }
    },
  }
}
