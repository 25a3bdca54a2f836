import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createGroq } from '@ai-sdk/groq'
import { createMistral } from '@ai-sdk/mistral'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, type LanguageModel as SdkModel, wrapLanguageModel } from 'ai'
import type { JsonObject } from '../../base/json.ts'
import type { ModelName, ModelProvider } from './model-name.ts'

type Vendor = Exclude<ModelProvider, 'builtin'>

interface Access {
  apiKey: string
  baseURL: string
  fetch: typeof fetch
}

/** Given explicitly so that no SDK reads an address from the environment. */
const BASE_URLS: Record<Exclude<Vendor, 'openai-compatible'>, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  groq: 'https://api.groq.com/openai/v1',
  mistral: 'https://api.mistral.ai/v1',
}

/** Some servers include a model's reasoning in the text itself. */
const withoutThoughts = extractReasoningMiddleware({ tagName: 'think' })

const VENDORS: Record<Vendor, (access: Access, model: string) => SdkModel> = {
  openai: (access, model) => createOpenAI(access).chat(model),
  anthropic: (access, model) => createAnthropic(access)(model),
  google: (access, model) => createGoogle(access)(model),
  groq: (access, model) => createGroq(access)(model),
  mistral: (access, model) => createMistral(access)(model),
  'openai-compatible': ({ apiKey, ...access }, model) =>
    wrapLanguageModel({
      model: createOpenAICompatible({
        ...access,
        ...(apiKey === '' ? {} : { apiKey }),
        name: 'openai-compatible',
        supportsStructuredOutputs: true,
      })(model),
      middleware: withoutThoughts,
    }),
}

/** Creates a vendor's model with the project's credentials (`apiKey`, `baseUrl`). Throws when one is missing. */
export function vendorModel(
  { provider, model }: ModelName,
  credentials: JsonObject,
  fetch: typeof globalThis.fetch,
): SdkModel {
  if (provider === 'builtin') throw new Error('The built-in model has no vendor.')
  const apiKey = text(credentials.apiKey)
  const baseURL = text(credentials.baseUrl) || (provider === 'openai-compatible' ? '' : BASE_URLS[provider])
  if (apiKey === '' && provider !== 'openai-compatible')
    throw new Error(`The credentials of ${provider} have no apiKey.`)
  if (baseURL === '') throw new Error(`The credentials of ${provider} have no baseUrl.`)
  return VENDORS[provider]({ apiKey, baseURL, fetch }, model)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
