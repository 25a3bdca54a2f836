import type { LegReport } from '../ports/telephony.ts'
import type { LegRef, CarrierGateway } from '../ports/voice.ts'
import type { EffectHandler } from '../actors/runtime/effect-handler.ts'

/** Asks the carrier how a call fares. It only reads; a repeat asks again. */
export function fetchCallStatusEffect(
  lines: Pick<CarrierGateway, 'fetchStatus'>,
): EffectHandler<LegRef, LegReport | null> {
  return {
    src: 'fetchCallStatus',
    run: (line, { signal }) => lines.fetchStatus(line, signal),
  }
}
