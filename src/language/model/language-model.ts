import { ModelUnavailable } from '../../base/errors.ts'
import { parseModelName } from './model-name.ts'
import { composeByRules } from '../rules/wording/compose.ts'
import { readCertainly, understandByRules } from '../rules/understand.ts'
import type { LanguageModel } from '../../ports/language.ts'
import type { LanguageModelOptions } from './language-model-options.ts'

/**
 * Selects the model by the provider before the colon: the rules run in this process, vendors are reached through the
 * `ai` SDK.
 */
export function createLanguageModel(options: LanguageModelOptions): LanguageModel {
  const vendors = async (): Promise<Pick<LanguageModel, 'understand' | 'compose'>> => {
    // Loaded on first use: the SDK takes long to load, and a service that only uses the rules never needs it.
    const { createVendorModel } = await import('./vendor-model.ts')
    return createVendorModel(options)
  }
  let loading: ReturnType<typeof vendors> | undefined
  const model: LanguageModel = {
    // Where the rules are certain, no request to a model is made.
    understandNow: (request) => (isRules(request.model) ? understandByRules(request) : readCertainly(request)),
    composeNow(request) {
      return isRules(request.model) ? { reply: composeByRules(request), firstTextAt: options.clock.now() } : undefined
    },
    async understand(request, signal) {
      return model.understandNow(request) ?? (await (loading ??= vendors())).understand(request, signal)
    },
    async compose(request, signal, onSentence) {
      return model.composeNow(request) ?? (await (loading ??= vendors())).compose(request, signal, onSentence)
    },
  }
  return model
}

function isRules(model: string): boolean {
  if (model === 'builtin:rules') return true
  if (parseModelName(model) === undefined) throw new ModelUnavailable(new Error(`There is no model "${model}".`))
  return false
}
