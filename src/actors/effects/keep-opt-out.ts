import type { OptOut, OptOutStore } from '../../ports/opt-outs.ts'
import type { EffectHandler } from '../effects.ts'

/** Keeps that a number must not be called again. A repeat changes nothing. */
export function keepOptOutEffect(optOuts: Pick<OptOutStore, 'add'>): EffectHandler<OptOut, { kept: true }> {
  return {
    src: 'keepOptOut',
    async run(optOut) {
      await optOuts.add(optOut)
      return { kept: true }
    },
  }
}
