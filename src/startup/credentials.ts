import type { JsonObject } from '../base/json.ts'
import type { Config } from '../config.ts'
import { openCredentials } from '../console/connections.ts'
import type { ProviderCredentials } from '../ports/language.ts'
import type { ConnectionStore } from '../ports/entities.ts'
import type { Seal } from '../security/seal.ts'

/** Accounts that the operator connected for every project, by environment variables. */
export function credentialsFromSettings(config: Config): ReadonlyMap<string, JsonObject> {
  const accounts: [string, string | undefined, string | undefined][] = [
    ['openai', config.OPENAI_API_KEY, config.OPENAI_BASE_URL],
    ['anthropic', config.ANTHROPIC_API_KEY, config.ANTHROPIC_BASE_URL],
    ['google', config.GOOGLE_GENERATIVE_AI_API_KEY, config.GOOGLE_BASE_URL],
    ['groq', config.GROQ_API_KEY, config.GROQ_BASE_URL],
    ['mistral', config.MISTRAL_API_KEY, config.MISTRAL_BASE_URL],
    ['deepgram', config.DEEPGRAM_API_KEY, config.DEEPGRAM_BASE_URL],
    ['sarvam', config.SARVAM_API_KEY, config.SARVAM_BASE_URL],
    ['elevenlabs', config.ELEVENLABS_API_KEY, config.ELEVENLABS_BASE_URL],
    ['cartesia', config.CARTESIA_API_KEY, config.CARTESIA_BASE_URL],
  ]
  const connected = new Map<string, JsonObject>()
  for (const [provider, apiKey, baseUrl] of accounts) {
    if (apiKey !== undefined) connected.set(provider, { apiKey, ...(baseUrl !== undefined && { baseUrl }) })
  }
  const { OPENAI_COMPATIBLE_BASE_URL: baseUrl, OPENAI_COMPATIBLE_API_KEY: apiKey } = config
  if (baseUrl !== undefined) connected.set('openai-compatible', { baseUrl, ...(apiKey !== undefined && { apiKey }) })
  for (const [provider, account] of telephonyAccounts(config)) connected.set(provider, account)
  return connected
}

/** The settings have been checked: an account is there with all its parts, or not at all. */
function telephonyAccounts(config: Config): [string, JsonObject][] {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_PHONE_NUMBER, TWILIO_BASE_URL } = config
  const { EXOTEL_ACCOUNT_SID, EXOTEL_API_KEY, EXOTEL_API_TOKEN, EXOTEL_PHONE_NUMBER, EXOTEL_BASE_URL } = config
  const accounts: [string, Record<string, string | undefined>][] = [
    [
      'telephony_a',
      {
        accountSid: TWILIO_ACCOUNT_SID,
        authToken: TWILIO_AUTH_TOKEN,
        phoneNumber: TWILIO_PHONE_NUMBER,
        baseUrl: TWILIO_BASE_URL,
      },
    ],
    [
      'telephony_b',
      {
        accountSid: EXOTEL_ACCOUNT_SID,
        apiKey: EXOTEL_API_KEY,
        apiToken: EXOTEL_API_TOKEN,
        phoneNumber: EXOTEL_PHONE_NUMBER,
        baseUrl: EXOTEL_BASE_URL,
      },
    ],
  ]
  return accounts
    .filter(([, { accountSid }]) => accountSid !== undefined)
    .map(([provider, fields]) => [provider, JSON.parse(JSON.stringify(fields)) as JsonObject])
}

/** A project's own account comes before the operator's. */
export function providerCredentials(
  connections: ConnectionStore,
  seal: Seal,
  fromSettings: ReadonlyMap<string, JsonObject>,
): ProviderCredentials {
  return {
    async find(projectId, provider) {
      const saved = await connections.find(projectId, provider)
      return saved ? openCredentials(seal, saved) : (fromSettings.get(provider) ?? null)
    },
  }
}
