import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Kernel } from '../../../src/actors/kernel.ts'
import type { ActorId } from '../../../src/actors/types.ts'
import type { ApiConfig, ApiDeps } from '../../../src/api/deps.ts'
import { buildServer, readSpecification } from '../../../src/api/http/server.ts'
import { createOpenConversations } from '../../../src/api/open-conversations.ts'
import type { Agent } from '../../../src/ports/entities.ts'
import type { Store } from '../../../src/ports/store.ts'
import type { CallSummaries } from '../../../src/webhooks/call-summaries.ts'
import { VirtualClock } from '../clock/virtual-clock.ts'
import { verifyJournals } from '../kernel/verify-journals.ts'
import { openApiStore } from './api-store.ts'
import { assembleService, textEffects } from './assemble-service.ts'
import { createConformance } from './conformance.ts'
import { addAgent, addKey, addProject } from './furnish.ts'
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
  const { kernel, machines, summaries, api } = assembleService({
    ...{ store, clock, isShared, effects: textEffects(store, model) },
  })
  const written = new Set<ActorId>()
  kernel.observe(({ actorId }) => written.add(actorId))
  const openConversations = createOpenConversations({ max: given.maxOpenConversations ?? Infinity, clock })
  kernel.observe((committed) => openConversations.observe(committed))
  const usage = new Map<string, number>()
  const deps: ApiDeps = {
    ...{ ...api, openConversations },
    config: { ...api.config, ...given.config },
    keyUsage: { record: (keyId) => void usage.set(keyId, (usage.get(keyId) ?? 0) + 1) },
    ...given.deps,
  }
  const app = await buildServer(deps)
  await app.ready()

  async function addProjectWithKey() {
    const { projectId } = await addProject(store, clock)
    return { projectId, key: (await addKey(kernel, projectId)).key }
  }

  const first = await addProjectWithKey()

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
    addProject: addProjectWithKey,
    addKey: (projectId, expiresAt) => addKey(kernel, projectId, expiresAt),
    async freshProject() {
      model.isBroken = false
      Object.assign(opened, await addProjectWithKey())
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
