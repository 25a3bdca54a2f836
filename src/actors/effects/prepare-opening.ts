import type { LiveVoices, PreparedLine } from '../../ports/voice.ts'
import type { EffectHandler } from '../effects.ts'

/**
 * Makes the audio of the opening line while the phone rings. A repeat makes it again; without it the line is spoken all
 * the same, only later.
 */
export function prepareOpeningEffect(
  voices: Pick<LiveVoices, 'prepare'>,
): EffectHandler<PreparedLine, { prepared: true }> {
  return {
    src: 'prepareOpening',
    async run(line, { signal }) {
      await voices.prepare(line, signal)
      return { prepared: true }
    },
  }
}
