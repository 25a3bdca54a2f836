export type ProviderKind = 'model' | 'speech' | 'telephony'

/** A provider that a project can connect, and the fields that it wants for that. */
export interface KnownProvider {
  provider: string
  kind: ProviderKind
  required: readonly string[]
  optional: readonly string[]
}

const byKey = { required: ['apiKey'], optional: ['baseUrl'] }

/** Models first, then speech, then telephony: the order in which they are listed. */
export const PROVIDER_CATALOGUE: readonly KnownProvider[] = [
  { provider: 'openai', kind: 'model', ...byKey },
  { provider: 'anthropic', kind: 'model', ...byKey },
  { provider: 'google', kind: 'model', ...byKey },
  { provider: 'groq', kind: 'model', ...byKey },
  { provider: 'mistral', kind: 'model', ...byKey },
  { provider: 'openai-compatible', kind: 'model', required: ['baseUrl'], optional: ['apiKey'] },
  { provider: 'deepgram', kind: 'speech', ...byKey },
  { provider: 'sarvam', kind: 'speech', ...byKey },
  { provider: 'elevenlabs', kind: 'speech', ...byKey },
  { provider: 'cartesia', kind: 'speech', ...byKey },
  {
    provider: 'telephony_a',
    kind: 'telephony',
    required: ['accountSid', 'authToken', 'phoneNumber'],
    optional: ['baseUrl'],
  },
  {
    provider: 'telephony_b',
    kind: 'telephony',
    required: ['accountSid', 'apiKey', 'apiToken', 'phoneNumber'],
    optional: ['baseUrl'],
  },
]

/** Providers that need no account; listed where the service has them. */
export const BUILTIN_PROVIDERS: readonly { provider: string; kind: ProviderKind }[] = [
  { provider: 'builtin', kind: 'model' },
  { provider: 'builtin', kind: 'speech' },
]
