import { randomUUID } from 'node:crypto'
import { pino, type Logger } from 'pino'
import { v7 as uuidv7 } from 'uuid'
import { createActorHistory, type ActorHistory } from '../../../src/actors/inspection/actor-history.ts'
import type { Kernel } from '../../../src/actors/kernel.ts'
import type { MachineLookup } from '../../../src/actors/machine-lookup.ts'
import { effectHandlers, type EffectHandlers } from '../../../src/actors/runtime/effect-handler.ts'
import { createRuntime } from '../../../src/actors/runtime/runtime.ts'
import type { ApiDeps } from '../../../src/api/deps.ts'
import { createListQueue } from '../../../src/api/list-queue.ts'
import type { Clock } from '../../../src/base/time.ts'
import { composeEffect } from '../../../src/effects/compose.ts'
import { createMachineRegistry } from '../../../src/effects/machine-registry.ts'
import { postWebhookEffect } from '../../../src/effects/post-webhook.ts'
import { resolveRecipientsEffect } from '../../../src/effects/resolve-recipients.ts'
import { understandEffect } from '../../../src/effects/understand.ts'
import type { LanguageModel } from '../../../src/ports/language.ts'
import type { Store } from '../../../src/ports/store.ts'
import { deferredRuntime } from '../../../src/startup/deferred-runtime.ts'
import { createCallSummaries, type CallSummaries } from '../../../src/webhooks/call-summaries.ts'
import type { PostWebhook } from '../../../src/webhooks/post-webhook.ts'

/** A webhook's attempt that the endpoint took. */
export const DELIVERED = { accepted: true, status: 200, error: null, durationMs: 1, stop: false }

export interface AssembledService {
  kernel: Kernel
  machines: MachineLookup
  summaries: CallSummaries
  /** What both APIs need, without limits, phone calls and counted keys; a test gives its own where it asks for them. */
  api: ApiDeps & { history: ActorHistory }
}

export interface AssembleServiceOptions {
  store: Store
  clock: Clock
  effects: (summaries: CallSummaries) => EffectHandlers
  /** Default: nothing is logged. */
  log?: Logger
  isShared?: boolean
}

/** The kernel over a store, as the service puts it together, with what its APIs need of it. */
export function assembleService(options: AssembleServiceOptions): AssembledService {
  const { store, clock, effects, log = pino({ level: 'silent' }), isShared = false } = options
  const nodeId = randomUUID()
  const machines = createMachineRegistry(store.flows)
  const summaries = createCallSummaries(
    deferredRuntime(() => kernel),
    store.actors,
  )
  const handlers = effects(summaries)
  const kernel: Kernel = createRuntime({ store: store.actors, machines, handlers, clock, nodeId, log, isShared })
  kernel.observe((committed) => summaries.observe(committed))
  const api = {
    ...{ runtime: kernel, store, clock, nodeId, log },
    history: createActorHistory({ store: store.actors, machines }),
    readList: createListQueue(),
    listBudget: () => Promise.resolve(),
    models: {
      isKnown: (name: string) => name === 'builtin:rules' || /^(openai|anthropic):.+$/.test(name),
      isConnected: (_projectId: string, name: string) => Promise.resolve(!name.startsWith('anthropic:')),
    },
    openConversations: { check() {} },
    phone: null,
    newId: () => uuidv7(),
    config: { rateLimitPerMinute: 0, webOrigin: null, publicUrl: null, bodyLimitBytes: 1024 * 1024 },
    keyUsage: { record: () => {} },
  }
  return { kernel, machines, summaries, api }
}

/** Effects of text conversations; every delivery arrives unless the test posts by itself. */
export function textEffects(
  store: Store,
  model: LanguageModel,
  post: PostWebhook = () => Promise.resolve(DELIVERED),
): AssembleServiceOptions['effects'] {
  return (summaries) =>
    effectHandlers([
      understandEffect(model),
      composeEffect(model),
      resolveRecipientsEffect(store, (...about) => summaries.prepare(...about)),
      postWebhookEffect(post),
    ])
}
