import { composeByRules } from '../../../src/language/rules/wording/compose.ts'
import { understandByRules } from '../../../src/language/rules/understand.ts'
import type { LanguageModel } from '../../../src/ports/language.ts'
import type { VirtualClock } from '../clock/virtual-clock.ts'

/** The rules as a model that takes this long to understand. */
export const slowModel = (understandsInMs: number) => (clock: VirtualClock) => {
  const model: LanguageModel = {
    understandNow: () => undefined,
    composeNow: (request) => ({ reply: composeByRules(request), firstTextAt: clock.now() }),
    async understand(request) {
      await new Promise<void>((resolve) => clock.after(understandsInMs, resolve))
      return understandByRules(request)
    },
    compose: async (request) => ({ reply: composeByRules(request), firstTextAt: clock.now() }),
  }
  return model
}
