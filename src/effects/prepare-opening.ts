import type { MediaSessions, PreparedUtterance } from '../ports/voice.ts'
import type { EffectHandler } from '../actors/runtime/effect-handler.ts'

/**
 * Makes the audio of the opening line while the phone rings. A repeat makes it again; without it the line is spoken all
 * the same, only later.
 */
export function prepareOpeningEffect(
  voices: Pick<MediaSessions, 'prepare'>,
): EffectHandler<PreparedUtterance, { prepared: true }> {
  return {
    src: 'prepareOpening',
    async run(line, { signal }) {
      await voices.prepare(line, signal)
      return { prepared: true }
    },
  }
}
