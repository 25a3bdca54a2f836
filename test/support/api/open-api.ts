import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { v7 as uuidv7 } from 'uuid'
import { createMachineRegistry } from '../../../src/effects/machine-registry.ts'
import { effectHandlers } from '../../../src/actors/runtime/effect-handler.ts'
import { composeEffect } from '../../../src/effects/compose.ts'
import { postWebhookEffect } from '../../../src/effects/post-webhook.ts'
import { createCallSummaries, type CallSummaries } from '../../../src/webhooks/call-summaries.ts'
import { resolveRecipientsEffect } from '../../../src/effects/resolve-recipients.ts'
import { understandEffect } from '../../../src/effects/understand.ts'
import type { Kernel } from '../../../src/actors/kernel.ts'
import { createActorHistory } from '../../../src/actors/inspection/actor-history.ts'
import { createRuntime } from '../../../src/actors/runtime/runtime.ts'
import type { ActorId } from '../../../src/actors/types.ts'
import { createListQueue } from '../../../src/api/list-queue.ts'
import type { JsonObject } from '../../../src/base/json.ts'
import type { ApiConfig, ApiDeps } from '../../../src/api/deps.ts'
import { createOpenConversations } from '../../../src/api/open-conversations.ts'
import { buildServer, readSpecification } from '../../../src/api/http/server.ts'
import { generateKey, hashKey, keyPrefix } from '../../../src/security/key-format.ts'
import { checkFlow } from '../../../src/machines/flow/check.ts'
import type { Agent } from '../../../src/ports/entities.ts'
import type { Store } from '../../../src/ports/store.ts'
import { openApiStore } from './api-store.ts'
import { verifyJournals } from '../kernel/verify-journals.ts'
import { VirtualClock } from '../clock/virtual-clock.ts'
import { createConformance } from './conformance.ts'
import { bookingFlow } from './flows.ts'
import { ScriptedModel } from './scripted-model.ts'

export interface ApiResponse {
  status: number
  headers: Record<string, string | undefined>
  /** The parsed body; undefined when there is none. */
  json: unknown
  text: string
}

interface RequestOptions {
  /** The key to send; null for none. Default: the first project's. */
  key?: string | null
  headers?: Record<string, string>
  /** An object is sent as JSON, a string or buffer unchanged. */
  body?: object | string | Buffer
}

export interface OpenedApi {
  app: FastifyInstance
  deps: ApiDeps
  kernel: Kernel
  store: Store
  summaries: CallSummaries
  clock: VirtualClock
  model: ScriptedModel
  projectId: string
  key: string
  /** Requests counted per key id. */
  usage: Map<string, number>
  addProject(): Promise<{ projectId: string; key: string }>
  /** Creates another project, which is the default one from now on. */
  freshProject(): Promise<void>
  addKey(projectId: string, expiresAt?: number | null): Promise<{ key: string; keyId: string }>
  addAgent(given?: Partial<Agent>): Promise<Agent>
  request(method: string, path: string, options?: RequestOptions): Promise<ApiResponse>
  /** Replays every journal, compares it with what is stored, and cleans up. */
  close(): Promise<void>
}

/** Headers of responses that clients go by. */
const TELLING_HEADERS = [
  'etag',
  'idempotency-replayed',
  'link',
  'retry-after',
  'www-authenticate',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
]
const { assertConforms } = createConformance(readSpecification('v1'), TELLING_HEADERS)

/**
 * The public API over the real kernel and a real store of its own; the test advances the clock and scripts the model.
 */
export async function openApi(
  given: { config?: Partial<ApiConfig>; deps?: Partial<ApiDeps>; maxOpenConversations?: number } = {},
): Promise<OpenedApi> {
  const { store, isShared, remove } = await openApiStore()
  const clock = new VirtualClock(Date.parse('2026-03-02T09:00:00.000Z'))
  const model = new ScriptedModel()
  const log = pino({ level: 'silent' })
  const nodeId = randomUUID()
  const machines = createMachineRegistry(store.flows)
  const delivered = { accepted: true, status: 200, error: null, durationMs: 1, stop: false }
  const handlers = effectHandlers([
    understandEffect(model),
    composeEffect(model),
    resolveRecipientsEffect(store, (...about) => summaries.prepare(...about)),
    postWebhookEffect(() => Promise.resolve(delivered)),
  ])
  const kernel = createRuntime({ store: store.actors, machines, handlers, clock, nodeId, log, isShared })
  const summaries: CallSummaries = createCallSummaries(kernel, store.actors)
  kernel.observe((committed) => summaries.observe(committed))
  const written = new Set<ActorId>()
  kernel.observe(({ actorId }) => written.add(actorId))
  const openConversations = createOpenConversations({ max: given.maxOpenConversations ?? Infinity, clock })
  kernel.observe((committed) => openConversations.observe(committed))
  const usage = new Map<string, number>()
  const deps: ApiDeps = {
    runtime: kernel,
    history: createActorHistory({ store: store.actors, machines }),
    store,
    readList: createListQueue(),
    listBudget: () => Promise.resolve(),
    models: {
      isKnown: (name) => name === 'builtin:rules' || /^(openai|anthropic):.+$/.test(name),
      isConnected: (_projectId, name) => Promise.resolve(!name.startsWith('anthropic:')),
    },
    openConversations,
    phone: null,
    clock,
    newId: () => uuidv7(),
    nodeId,
    config: { rateLimitPerMinute: 0, webOrigin: null, publicUrl: null, bodyLimitBytes: 1024 * 1024, ...given.config },
    log,
    keyUsage: { record: (keyId) => void usage.set(keyId, (usage.get(keyId) ?? 0) + 1) },
    ...given.deps,
  }
  const app = await buildServer(deps)
  await app.ready()

  async function addKey(projectId: string, expiresAt: number | null = null) {
    const key = generateKey()
    const keyId = uuidv7()
    const input = {
      keyId,
      projectId,
      name: 'Test',
      hash: hashKey(key),
      start: keyPrefix(key),
      expiresAt,
      replaces: null,
    }
    await kernel.create({ type: 'api-key', id: keyId, machine: 'api-key', version: '1', input })
    return { key, keyId }
  }

  async function addProject() {
    const projectId = uuidv7()
    const userId = uuidv7()
    await store.users.insert({ id: userId, email: `${userId}@example.com`, passwordHash: '', createdAt: clock.now() })
    const project = {
      id: projectId,
      name: 'Project',
      defaultModel: 'builtin:rules',
      defaultSpeech: '',
      defaultTelephony: '',
      createdAt: clock.now(),
    }
    await store.projects.insert(project, userId)
    return { projectId, key: (await addKey(projectId)).key }
  }

  const first = await addProject()

  async function request(method: string, path: string, options: RequestOptions = {}): Promise<ApiResponse> {
    const { key = opened.key, body } = options
    const headers: Record<string, string> = { ...options.headers }
    if (key !== null) headers.authorization ??= `Bearer ${key}`
    if (body !== undefined) headers['content-type'] ??= 'application/json'
    const payload =
      body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
    const injected = { method, url: path, headers, ...(payload === undefined ? {} : { payload }) } as InjectOptions
    const response = await app.inject(injected)
    const { statusCode: status, body: text } = response
    assertConforms({ method, path, status, headers: response.headers, body: text })
    const json: unknown = text === '' || method === 'HEAD' ? undefined : JSON.parse(text)
    return { status, headers: response.headers as ApiResponse['headers'], json, text }
  }

  const opened: OpenedApi = {
    app,
    deps,
    kernel,
    store,
    summaries,
    clock,
    model,
    ...first,
    usage,
    addProject,
    addKey,
    async freshProject() {
      model.isBroken = false
      Object.assign(opened, await addProject())
    },
    addAgent: (agent = {}) => addAgent(store, clock, { projectId: opened.projectId, ...agent }),
    request,
    async close() {
      await app.close()
      await kernel.stop()
      await verifyJournals(store.actors, (name, version) => machines.find(name, version), written)
      await remove()
    },
  }
  return opened
}

async function addAgent(store: Store, clock: VirtualClock, given: Partial<Agent>): Promise<Agent> {
  const flow: JsonObject = given.flow ?? bookingFlow
  const { issues, ready, stepCount } = checkFlow(flow)
  const flowHash = createHash('sha256').update(JSON.stringify(flow)).digest('hex')
  if (ready) await store.flows.put(flowHash, flow)
  const agent: Agent = {
    id: uuidv7(),
    projectId: '',
    name: 'Booker',
    description: 'Books tables',
    model: '',
    speech: '',
    telephony: '',
    phoneNumber: '',
    flow,
    flowHash,
    ready,
    issues,
    stepCount,
    createdAt: clock.now(),
    updatedAt: clock.now(),
    published: null,
    deletedAt: null,
    ...given,
  }
  await store.agents.insert(agent)
  return agent
}
