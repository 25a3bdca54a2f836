import type { LineReport } from '../../ports/telephony.ts'
import type { LineOfCall, PhoneLines } from '../../ports/voice.ts'
import type { EffectHandler } from '../effects.ts'

/** Asks the carrier how a call fares. It only reads; a repeat asks again. */
export function lookEffect(lines: Pick<PhoneLines, 'look'>): EffectHandler<LineOfCall, LineReport | null> {
  return {
    src: 'look',
    run: (line, { signal }) => lines.look(line, signal),
  }
}
