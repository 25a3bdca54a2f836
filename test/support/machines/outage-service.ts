import { composeEffect } from '../../../src/effects/compose.ts'
import { promptAndCollectEffect } from '../../../src/effects/prompt-and-collect.ts'
import { dialEffect } from '../../../src/effects/dial.ts'
import { hangUpEffect } from '../../../src/effects/hang-up.ts'
import { saveOptOutEffect } from '../../../src/effects/save-opt-out.ts'
import { fetchCallStatusEffect } from '../../../src/effects/fetch-call-status.ts'
import { postWebhookEffect } from '../../../src/effects/post-webhook.ts'
import { prepareOpeningEffect } from '../../../src/effects/prepare-opening.ts'
import { resolveRecipientsEffect } from '../../../src/effects/resolve-recipients.ts'
import { holdMediaSessionEffect } from '../../../src/effects/hold-media-session.ts'
import { understandEffect } from '../../../src/effects/understand.ts'
import type { EffectHandler } from '../../../src/actors/runtime/effect-handler.ts'
import type { ActorId, PlainSnapshot } from '../../../src/actors/types.ts'
import type { JsonObject } from '../../../src/base/json.ts'
import { StoreUnavailable } from '../../../src/base/errors.ts'
import { apiKeyDefinition } from '../../../src/machines/api-key/api-key.ts'
import { callView } from '../../../src/machines/dialogue/call-view.ts'
import { callDefinition } from '../../../src/machines/call/call.ts'
import { conversationDefinition } from '../../../src/machines/conversation/conversation.ts'
import type { Flow } from '../../../src/machines/flow/types.ts'
import { webhookDeliveryDefinition } from '../../../src/machines/webhook-delivery/webhook-delivery.ts'
import type { LanguageModel } from '../../../src/ports/language.ts'
import type { Store } from '../../../src/ports/store.ts'
import type { CarrierGateway } from '../../../src/ports/voice.ts'
import { createCallSummaries } from '../../../src/webhooks/call-summaries.ts'
import { createDeliveryBodies } from '../../../src/webhooks/delivery-bodies.ts'
import { createEndpointLimiter } from '../../../src/webhooks/endpoint-limiter.ts'
import type { WebhookAgent } from '../../../src/webhooks/http/webhook-agent.ts'
import { createPostWebhook } from '../../../src/webhooks/post-webhook.ts'
import { newId, openKernel, type Kit, type KitOptions } from '../kernel/kernel-kit.ts'
import { StoreOutage } from '../store-outage.ts'
import type { VirtualClock } from '../clock/virtual-clock.ts'
import { FakePhones, type Story } from './fake-phones.ts'
import { listen, scriptedModel } from './phone-service.ts'

const ENDPOINTS = ['hook-1', 'hook-2']

/** The outcome of a call or conversation and of its webhooks. */
export interface Told {
  status: string
  outcome: string | null
  error: string | null
  fields: JsonObject
  turnCount: number
  /** For each endpoint: whether the delivery arrived, and the number of attempts. */
  deliveries: { status: unknown; attempts: unknown; isReceived: boolean }[]
}

/** The machines with their real effects over a real store, all parts of which fail together when the test says so. */
export interface OutageService {
  kit: Kit
  outage: StoreOutage
  phones: FakePhones
  /** Status codes of the receivers' responses, in order; 204 after the last. */
  verdicts: number[]
  projectId: string
  /** Repeats work that the store refuses, under the same event id, every two seconds, as a client does. */
  insist<Result>(this: void, work: () => Promise<Result>): Promise<Result>
  tellsOf(actorId: ActorId): Promise<Told>
}

export async function openOutageService(
  flow: Flow,
  storyOf: (callId: string) => Story,
  openStore?: KitOptions['openStore'],
): Promise<OutageService> {
  const projectId = newId()
  const received = new Set<string>()
  const verdicts: number[] = []
  let phones: FakePhones | undefined
  const opened: { stores?: Store } = {}
  const stores = () => {
    if (!opened.stores) throw new Error('Nothing runs before it is open.')
    return opened.stores
  }

  const handlers = (clock: VirtualClock): readonly EffectHandler[] => {
    phones = new FakePhones(clock, storyOf)
    const model = withAccount(scriptedModel(clock), () => stores().connections.find(projectId, 'openai'))
    const readAccount = () => stores().connections.find(projectId, 'telephony_a')
    const lines = linesWithAccount(phones, readAccount)
    return [
      dialEffect(lines, clock),
      fetchCallStatusEffect(lines),
      hangUpEffect(lines, clock),
      holdMediaSessionEffect(phones),
      promptAndCollectEffect(phones),
      prepareOpeningEffect(phones),
      composeEffect(model),
      understandEffect(model),
      saveOptOutEffect({ add: (optOut) => stores().optOuts.add(optOut) }),
      late('resolveRecipients', () => resolveRecipientsEffect(stores(), (...about) => summaries().prepare(...about))),
      late('postWebhook', () => postWebhookEffect(webhooks(clock))),
    ]
  }

  /** Without a cache, so that every attempt reads the stored body. */
  const summaries = () => createCallSummaries(kit.kernel, stores().actors)

  function webhooks(clock: VirtualClock) {
    const agent: Pick<WebhookAgent, 'send'> = {
      send({ hostname }, request, handler) {
        if (!ENDPOINTS.some((name) => hostname === `${name}.example`)) throw new Error(`Nobody is at ${hostname}.`)
        received.add(/^Svc-Delivery: (.*)\r$/m.exec(request.toString())?.[1] ?? '')
        setImmediate(() => {
          handler.onStatus(verdicts.shift() ?? 204)
          handler.onEnd()
        })
        return { abort: () => {} }
      },
    }
    const post = createPostWebhook({
      endpoints: stores().endpoints,
      bodies: createDeliveryBodies({
        payloads: stores().payloads,
        summaries: summaries(),
      }),
      decryptSecret: () => 'whsec_m4xGkq0Zb1vJ7n-2_Qd8sY5uTfRcWpLhEaOiKzXyBtA',
      agent,
      limiter: createEndpointLimiter(),
      clock,
      production: false,
      timeLimitMs: 60_000,
    })
    return (...args: Parameters<typeof post>) => clock.during(() => post(...args))
  }

  const definitions = [
    callDefinition(flow, 'hash'),
    conversationDefinition(flow, 'hash'),
    webhookDeliveryDefinition,
    apiKeyDefinition,
  ]
  const kit = await openKernel({ definitions, handlers, ...(openStore && { openStore, isShared: true }) })
  if (!phones) throw new Error('The handlers were not made.')
  const outage = new StoreOutage(kit.clock)
  kit.store.fault = outage.fault
  const { agents, endpoints, connections, optOuts, payloads } = kit.everything
  const concerned = { agents, endpoints, connections, optOuts, payloads }
  const wrapped = Object.fromEntries(Object.entries(concerned).map(([name, port]) => [name, outage.over(port)]))
  opened.stores = { ...kit.everything, ...wrapped, actors: kit.store }
  for (const name of ENDPOINTS) {
    const endpoint = { id: newId(), projectId, url: `http://${name}.example/`, secret: '', enabled: true }
    await endpoints.insert({ ...endpoint, createdAt: kit.clock.now(), deletedAt: null })
  }
  listen(phones, kit)

  return {
    kit,
    outage,
    phones,
    verdicts,
    projectId,
    async insist(work) {
      for (;;) {
        const result = await whileTimePasses(kit, work())
        if (!(result instanceof StoreUnavailable)) return result
        await kit.advance(2_000)
      }
    },
    async tellsOf(actorId) {
      const { snapshot } = await kit.read(actorId)
      const creates = (await kit.journal(actorId)).flatMap((entry) => entry.creates)
      const deliveries = await Promise.all(
        creates.map(async ({ id }) => {
          const { value, context } = (await kit.read(`webhook-delivery/${id}`)).snapshot
          return { status: value, attempts: context['attempts'], isReceived: received.has(id) }
        }),
      )
      return { ...resultOf(snapshot), deliveries }
    },
  }
}

function resultOf(snapshot: PlainSnapshot): Omit<Told, 'deliveries'> {
  const { status, outcome, error, fields, turnCount } = callView(snapshot)
  return { status, outcome, error, fields: fields as JsonObject, turnCount }
}

/** Runs work while the clock advances; returns the error if the store refuses it. */
async function whileTimePasses<Result>(kit: Kit, work: Promise<Result>): Promise<Result | StoreUnavailable> {
  let settled: { result: Result | StoreUnavailable } | { error: unknown } | undefined
  work.then(
    (result) => (settled = { result }),
    (error: unknown) => (settled = error instanceof StoreUnavailable ? { result: error } : { error }),
  )
  for (;;) {
    await kit.settle()
    if (settled) break
    await kit.advance(250)
  }
  if ('error' in settled) throw settled.error
  return settled.result
}

/** An effect handler that is created on first use. */
function late(src: string, make: () => EffectHandler): EffectHandler {
  let made: EffectHandler | undefined
  const run = (input: never, context: never) => (made ??= make()).run(input, context)
  return { src, run }
}

/** A model that reads its vendor's account first, as the real one does. */
function withAccount(model: LanguageModel, readAccount: () => Promise<unknown>): LanguageModel {
  return {
    ...model,
    understand: async (...args) => (await readAccount(), model.understand(...args)),
    compose: async (...args) => (await readAccount(), model.compose(...args)),
  }
}

/** Carriers that read the project's account first, as the real ones do. */
function linesWithAccount(phones: FakePhones, readAccount: () => Promise<unknown>): CarrierGateway {
  return {
    dial: async (order) => (await readAccount(), phones.dial(order)),
    fetchStatus: async (line) => (await readAccount(), phones.fetchStatus(line)),
    hangUp: async (line, ...rest) => (await readAccount(), phones.hangUp(line, ...rest)),
  }
}
