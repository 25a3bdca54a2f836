import {
  generateText,
  InvalidResponseDataError,
  jsonSchema,
  type LanguageModel as SdkModel,
  NoObjectGeneratedError,
  Output,
  streamText,
  TypeValidationError,
} from 'ai'
import type { EpochMs } from '../../base/time.ts'
import { ModelUnavailable } from '../../base/errors.ts'
import { answerSchema } from './answer-schema.ts'
import { isBrokenOff, isRefusal } from './stream-events.ts'
import { StreamedReply } from './streamed-reply.ts'
import { parseModelName } from './model-name.ts'
import { composeByRules } from '../rules/wording/compose.ts'
import { understandByRules } from '../rules/understand.ts'
import { composePrompt, isSaidAsWritten, type Prompt, understandPrompt } from './prompts.ts'
import { readAnswer } from './read-answer.ts'
import type { Composed, ComposeRequest, LanguageModel, Understanding, UnderstandRequest } from '../../ports/language.ts'
import { MAX_REPLY_LENGTH } from '../limits.ts'
import type { LanguageModelOptions } from './language-model-options.ts'
import { type FetchLimits, createLimitedFetch } from './limited-fetch.ts'
import { UnusableAnswer, withOneRetry } from './one-retry.ts'
import { lengthFault, wordingFault } from './reply-check.ts'
import { vendorModel } from './vendors.ts'

const DEFAULT_TIMEOUT_MS = 20_000
/** Limit of an understanding in bytes: some fields as JSON, possibly with reasoning before it. */
const MAX_UNDERSTANDING_BYTES = 1024 * 1024
/** Limit of a streamed reply in bytes. Each token, including reasoning, arrives in an event of some 300 bytes. */
const MAX_REPLY_BYTES = 2 * 1024 * 1024
/** Limit of one event of the stream. */
const MAX_EVENT_BYTES = 128 * 1024

// Otherwise the SDK writes warnings about unsupported features to standard error.
globalThis.AI_SDK_LOG_WARNINGS = false

/**
 * Uses a vendor's model. Its answer is a proposal: values that do not fit the flow, or that nobody said, are dropped.
 * An unusable answer is requested once more; after that the rules understand the turn, and the flow's own words are the
 * reply.
 */
export function createVendorModel(options: LanguageModelOptions): Pick<LanguageModel, 'understand' | 'compose'> {
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS
  /** Models whose text began with reasoning: their text is emitted only once it is complete. */
  const thinkers = new Set<string>()
  return {
    async understand(request, signal) {
      const model = await connect(options, request, { maxBytes: MAX_UNDERSTANDING_BYTES })
      const read = withOneRetry(timeoutMs, signal, (abortSignal, failure) =>
        understand(model, request, abortSignal, failure),
      )
      return insteadOfUnusable(read, () => understandByRules(request))
    },
    async compose(request, signal, onSentence) {
      const model = await connect(options, request, { maxBytes: MAX_REPLY_BYTES, maxLineBytes: MAX_EVENT_BYTES })
      const name = `${request.projectId} ${request.model}`
      const { instructions } = composePrompt(request)
      const draft = new StreamedReply(options.clock, thinkers.has(name) ? undefined : onSentence, {
        lines: isSaidAsWritten(request) ? request.lines.join(' ') : '',
        check(words) {
          const fault = wordingFault(words, request, instructions)
          if (fault !== null) throw new UnusableAnswer(`The model's reply has ${fault}.`)
        },
      })
      const worded = withOneRetry(
        timeoutMs,
        signal,
        (abortSignal) => compose(model, request, draft, abortSignal),
        timeLeftMs(request, timeoutMs, options.clock.now()),
      )
      const composed = await insteadOfUnusable(worded, () => inFlowWords(request, draft, options.clock.now()))
      if (draft.hasThoughts) thinkers.add(name)
      return composed
    },
  }
}

async function insteadOfUnusable<Result>(asked: Promise<Result>, byRules: () => Result): Promise<Result> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof UnusableAnswer) return byRules()
    throw error
  }
}

/** The flow's own wording, after the text that was already emitted. */
function inFlowWords(request: ComposeRequest, draft: StreamedReply, now: EpochMs): Composed {
  if (draft.hasAsked) return { reply: draft.told.trim(), firstTextAt: now }
  const rest = draft.told === '' ? request : { ...request, lines: [], heard: draft.isBegun ? null : request.heard }
  return { reply: `${draft.told}${composeByRules(rest)}`.trim().slice(0, MAX_REPLY_LENGTH), firstTextAt: now }
}

/** The time that understanding has left of two requests' time, and at least half of one. */
function timeLeftMs({ aloud }: ComposeRequest, timeoutMs: number, now: EpochMs): number {
  const spentMs = aloud?.since === undefined ? 0 : Math.max(0, now - aloud.since)
  return Math.max(timeoutMs / 2, 2 * timeoutMs - spentMs)
}

async function connect(
  options: LanguageModelOptions,
  request: { projectId: string; model: string },
  limits: FetchLimits,
): Promise<SdkModel> {
  const name = parseModelName(request.model)
  const credentials = name && (await options.credentials.find(request.projectId, name.provider))
  if (!name || !credentials)
    throw new ModelUnavailable(new Error(`The provider of "${request.model}" is not connected.`))
  try {
    const fetch = options.fetchFor?.(credentials) ?? options.fetch ?? globalThis.fetch
    return vendorModel(name, credentials, createLimitedFetch(fetch, limits))
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
  // A server that rejected the schema gets the same request as plain text.
  const text = isRefusedRequest(failure)
    ? (await generateText(settings)).text
    : await structuredText({
        ...settings,
        output: Output.object({ schema: jsonSchema(schema), name: 'understanding' }),
      })
  const understanding = readAnswer(text, request)
  if (understanding === undefined) throw new UnusableAnswer('The model answered without usable JSON.')
  const { intent, values } = understandByRules(request)
  // An opt-out that the rules recognise counts, whatever the model returns.
  return intent === 'opted_out' ? { ...understanding, values, refused: [], intent } : understanding
}

/** Returns the text that contains the JSON, even when the SDK rejects it: it may be wrapped in prose. */
async function structuredText(settings: Parameters<typeof generateText>[0]): Promise<string> {
  try {
    return (await generateText(settings)).text
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) return error.text ?? ''
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
  draft: StreamedReply,
  abortSignal: AbortSignal,
): Promise<Composed> {
  const { instructions, data }: Prompt = composePrompt(request, draft.attempt())
  // The person is already answering the question that was emitted, so it is not asked again.
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
    include: { rawChunks: true },
  })
  let unknownEvent: Error | undefined
  for await (const part of stream) {
    if (part.type === 'abort') break
    if (part.type === 'raw' && isRefusal(part.rawValue)) throw new UnusableAnswer('The model refused to reply.')
    // Some of the vendors tell the end of a stream without a reason for it so; of a broken stream no finish follows.
    const isUnexplained = part.type === 'error' && InvalidResponseDataError.isInstance(part.error)
    if (part.type === 'error' && !isUnexplained) {
      // Vendors add kinds of events: an unknown one is passed over as long as there is a reply beside it.
      if (!TypeValidationError.isInstance(part.error)) throw part.error
      unknownEvent ??= part.error
    }
    if (part.type === 'text-delta') draft.add(part.text)
    if (draft.isFull) break
    const end = isUnexplained ? 'error' : part.type === 'finish' ? part.finishReason : undefined
    if (end !== undefined && !draft.isEmpty && isBrokenOff(end, draft.written))
      throw new UnusableAnswer('The model broke off its reply.')
  }
  enough.abort()
  abortSignal.throwIfAborted()
  if (draft.isEmpty) throw unknownEvent ?? new UnusableAnswer('The model answered with an empty reply.')
  const composed = draft.composed()
  const fault = lengthFault(composed.reply, request)
  if (fault !== null && !draft.isBegun) throw new UnusableAnswer(`The model wrote ${fault}.`)
  return composed
}
