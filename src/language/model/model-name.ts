/** Providers that a model name may begin with. `builtin` has one model, `rules`, and needs no account. */
const MODEL_PROVIDERS = ['builtin', 'openai', 'anthropic', 'google', 'groq', 'mistral', 'openai-compatible'] as const

export type ModelProvider = (typeof MODEL_PROVIDERS)[number]

export interface ModelName {
  provider: ModelProvider
  model: string
}

/**
 * Reads `<provider>:<model>`, split at the first colon. Returns undefined for an unknown provider or a missing model.
 */
export function parseModelName(text: string): ModelName | undefined {
  const colon = text.indexOf(':')
  if (colon < 1) return undefined
  const provider = MODEL_PROVIDERS.find((known) => known === text.slice(0, colon))
  const model = text.slice(colon + 1)
  if (provider === undefined || model.trim() === '') return undefined
  if (provider === 'builtin' && model !== 'rules') return undefined
  return { provider, model }
}
