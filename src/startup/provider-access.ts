import type { Models } from '../api/deps.ts'
import type { JsonObject } from '../base/json.ts'
import { createLanguageModel } from '../language/model/language-model.ts'
import { parseModelName } from '../language/model/model-name.ts'
import type { LanguageModel, ProviderCredentials } from '../ports/language.ts'
import { createGuardedFetch } from '../security/guarded-fetch.ts'
import { credentialsFromSettings, providerCredentials } from './credentials.ts'
import type { ServiceCore } from './service-core.ts'

/** With whose accounts, and at which addresses, this process reaches models and other providers. */
export interface ProviderAccess {
  /** The operator's accounts, which every project may use. */
  fromSettings: ReadonlyMap<string, JsonObject>
  credentials: ProviderCredentials
  /** Whether this account's addresses need not be public. */
  isTrusted: (account: JsonObject) => boolean
  /** Requests go to public addresses only, except with accounts that are trusted. */
  fetchFor: (account: JsonObject) => typeof fetch
  models: Models
  language: LanguageModel
  /** The same with shorter timeouts, for people on the phone. */
  languageOnCalls: LanguageModel
  close(): Promise<void>
}

export function createProviderAccess(
  core: Pick<ServiceCore, 'config' | 'store' | 'seal' | 'resolve' | 'clock'>,
): ProviderAccess {
  const { config, store, seal, resolve, clock } = core
  const fromSettings = credentialsFromSettings(config)
  const credentials = providerCredentials(store.connections, seal, fromSettings)
  const guarded = createGuardedFetch({ resolve })
  const operatorAccounts = new Set(fromSettings.values())
  const isTrusted = (account: JsonObject) => config.allowsPrivateModelUrls || operatorAccounts.has(account)
  const fetchFor = (account: JsonObject) => (isTrusted(account) ? fetch : guarded.fetch)
  const languageWithin = (timeoutMs: number) => createLanguageModel({ credentials, clock, timeoutMs, fetchFor })
  return {
    fromSettings,
    credentials,
    isTrusted,
    fetchFor,
    models: modelsOf(credentials),
    language: languageWithin(config.MODEL_TIMEOUT_MS),
    languageOnCalls: languageWithin(Math.min(config.MODEL_TIMEOUT_MS, config.CALL_MODEL_TIMEOUT_MS)),
    close: () => guarded.close(),
  }
}

function modelsOf(credentials: ProviderCredentials): Models {
  return {
    isKnown: (model) => parseModelName(model) !== undefined,
    async isConnected(projectId, model) {
      const provider = parseModelName(model)?.provider
      if (provider === undefined) return false
      return provider === 'builtin' || (await credentials.find(projectId, provider)) !== null
    },
  }
}
