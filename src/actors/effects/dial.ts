import { CarrierRefused } from '../../ports/telephony.ts'
import type { Dialled, DialRequest, PhoneLines } from '../../ports/voice.ts'
import type { EffectHandler } from '../effects.ts'

/**
 * Rings a person, at most once: it is never repeated. When it throws, or its process dies, nobody knows whether the
 * phone rings.
 */
export function dialEffect(lines: PhoneLines): EffectHandler<DialRequest, Dialled> {
  return {
    src: 'dial',
    onInterrupted: 'fail',
    async run(order, context) {
      try {
        const { providerCallId } = await lines.dial(order, context)
        return { providerCallId }
      } catch (error) {
        if (!(error instanceof CarrierRefused)) throw error
        return { refused: error.message || 'The telephony provider refused the call.' }
      }
    },
  }
}
