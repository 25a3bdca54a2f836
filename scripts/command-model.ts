import { BadRequest } from '../src/base/errors.ts'
import { systemClock } from '../src/base/system-clock.ts'
import { readConfig } from '../src/config.ts'
import { createLanguageModel } from '../src/language/model/language-model.ts'
import { parseModelName } from '../src/language/model/model-name.ts'
import type { LanguageModel } from '../src/ports/language.ts'
import { credentialsFromSettings } from '../src/startup/credentials.ts'

/**
 * The models of a command: providers are connected by environment variables, as `docs/config.md` lists them; the
 * connections of projects are not used. `fetch` stands in for the global one.
 */
export function commandModel(fetch?: typeof globalThis.fetch): LanguageModel {
  const accounts = credentialsFromSettings(readConfig())
  return createLanguageModel({
    credentials: { find: (_projectId, provider) => Promise.resolve(accounts.get(provider) ?? null) },
    clock: systemClock,
    ...(fetch && { fetch }),
  })
}

/** Throws `BadRequest` for a model that is not known, or whose provider no environment variable connects. */
export function checkModelName(name: string): string {
  const model = parseModelName(name)
  if (!model) throw new BadRequest(`--model: "${name}" is not <provider>:<model> of a known provider.`)
  if (model.provider !== 'builtin' && !credentialsFromSettings(readConfig()).has(model.provider)) {
    throw new BadRequest(`--model: ${model.provider} is not connected. Set its environment variables (docs/config.md).`)
  }
  return name
}
