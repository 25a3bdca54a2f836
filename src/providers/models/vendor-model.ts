import {
  generateText,
  jsonSchema,
  type LanguageModel as SdkModel,
  NoObjectGeneratedError,
  Output,
  streamText,
} from 'ai'
import type { EpochMs } from '../../actors/types.ts'
import { ModelUnavailable } from '../../errors.ts'
import { answerSchema } from '../../language/answer-schema.ts'
import { Draft } from '../../language/draft.ts'
import { parseModel } from '../../language/model-name.ts'
import { composePrompt, type Prompt, understandPrompt } from '../../language/prompts.ts'
import { readAnswer } from '../../language/read-answer.ts'
import type { Composed, ComposeRequest, LanguageModel, Understanding, UnderstandRequest } from '../../ports/language.ts'
import type { LanguageModelOptions } from './language-model-options.ts'
import { withOneRetry } from './one-retry.ts'
import { vendorModel } from './vendors.ts'

const DEFAULT_TIMEOUT_MS = 20_000
/** How a vendor tells that there was to be more of a reply, which can go on from what was told. */
const BROKEN_OFF = new Set(['length', 'content-filter'])

// The SDK reports what a vendor does not support on standard error otherwise.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Asks a vendor's model. Its answer is a proposal: what does not fit the flow is dropped, nonsense is asked for once more. */
export function createVendorModel(options: LanguageModelOptions): Pick<LanguageModel, 'understand' | 'compose'> {
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS
  /** Models whose text began with thoughts: none of it is told before all is there. */
  const thinkers = new Set<string>()
  return {
    async understand(request, signal) {
      const model = await connect(options, request)
      return withOneRetry(timeoutMs, signal, (abortSignal, failure) => understand(model, request, abortSignal, failure))
    },
    async compose(request, signal, onSentence) {
      const model = await connect(options, request)
      const name = `${request.projectId} ${request.model}`
      const draft = new Draft(options.clock, thinkers.has(name) ? undefined : onSentence)
      const composed = await withOneRetry(
        timeoutMs,
        signal,
        (abortSignal, failure) => compose(model, request, draft, abortSignal, failure),
        patienceLeft(request, timeoutMs, options.clock.now()),
      )
      if (draft.hasThoughts) thinkers.add(name)
      return composed
    },
  }
}

/** What understanding has left of the time of two requests, and half of one at least. */
function patienceLeft({ aloud }: ComposeRequest, timeoutMs: number, now: EpochMs): number {
  const spentMs = aloud?.since === undefined ? 0 : Math.max(0, now - aloud.since)
  return Math.max(timeoutMs / 2, 2 * timeoutMs - spentMs)
}

async function connect(
  options: LanguageModelOptions,
  request: { projectId: string; model: string },
): Promise<SdkModel> {
  const name = parseModel(request.model)
  const credentials = name && (await options.credentials.find(request.projectId, name.provider))
  if (!name || !credentials)
    throw new ModelUnavailable(new Error(`The provider of "${request.model}" is not connected.`))
  try {
    return vendorModel(name, credentials, options.fetchFor?.(credentials) ?? options.fetch)
  } catch (error) {
    throw new ModelUnavailable(error)
  }
}

async function understand(
  model: SdkModel,
  request: UnderstandRequest,
  abortSignal: AbortSignal,
  failure: unknown,
): Promise<Understanding> {
  const schema = answerSchema(request)
  const prompt = understandPrompt(request, schema)
  const settings = { model, instructions: prompt.instructions, prompt: prompt.data, maxRetries: 0, abortSignal }
  // A server that refused the schema gets the same request as plain text.
  const text = isRefusedRequest(failure)
    ? (await generateText(settings)).text
    : await structuredText({
        ...settings,
        output: Output.object({ schema: jsonSchema(schema), name: 'understanding' }),
      })
  const understanding = readAnswer(text, request)
  if (understanding === undefined) throw new Error('The model answered without usable JSON.')
  return understanding
}

/** The text in which the JSON stands, also when the SDK finds it wanting: it may be wrapped in words. */
async function structuredText(settings: Parameters<typeof generateText>[0]): Promise<string> {
  try {
    return (await generateText(settings)).text
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error) && error.text) return error.text
    throw error
  }
}

function isRefusedRequest(failure: unknown): boolean {
  const status = failure instanceof Error ? (failure as { statusCode?: unknown }).statusCode : undefined
  return status === 400 || status === 422
}

async function compose(
  model: SdkModel,
  request: ComposeRequest,
  draft: Draft,
  abortSignal: AbortSignal,
  failure: unknown,
): Promise<Composed> {
  const { instructions, data }: Prompt = composePrompt(request, draft.attempt())
  // Asked once more in other words, it would be a question to somebody who answers already.
  if (draft.hasAsked) return draft.composed()
  const enough = new AbortController()
  const signal = AbortSignal.any([abortSignal, enough.signal])
  const { stream } = streamText({
    model,
    instructions,
    prompt: data,
    maxRetries: 0,
    abortSignal: signal,
    onError: () => {},
  })
  for await (const part of stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') break
    if (part.type === 'text-delta') draft.add(part.text)
    if (draft.isFull) break
    if (part.type === 'finish' && BROKEN_OFF.has(part.finishReason) && draft.isBegun && failure === undefined)
      throw new Error('The model broke off its reply.')
  }
  enough.abort()
  abortSignal.throwIfAborted()
  const composed = draft.composed()
  if (composed.reply === '') throw new Error('The model answered with an empty reply.')
  return composed
}
