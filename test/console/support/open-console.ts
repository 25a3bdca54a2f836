import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { v7 as uuidv7 } from 'uuid'
import { conversationLoader } from '../../../src/actors/conversation-loader.ts'
import { effectHandlers } from '../../../src/actors/effects.ts'
import { composeEffect } from '../../../src/actors/effects/compose.ts'
import { postWebhookEffect } from '../../../src/actors/effects/post-webhook.ts'
import { prepareResultEffect } from '../../../src/actors/effects/prepare-result.ts'
import { understandEffect } from '../../../src/actors/effects/understand.ts'
import { createMachines } from '../../../src/actors/machines.ts'
import { PARTITIONS } from '../../../src/actors/ports.ts'
import type { Kernel } from '../../../src/actors/kernel.ts'
import { createRuntime } from '../../../src/actors/runtime.ts'
import { createKeyUsage } from '../../../src/api/key-usage.ts'
import { buildServer } from '../../../src/api/server.ts'
import type { ConsoleConfig, ConsoleDeps } from '../../../src/console/console-deps.ts'
import { consolePlugin } from '../../../src/console/console-plugin.ts'
import { SECRET_PURPOSE } from '../../../src/console/endpoints.ts'
import { SESSION_COOKIE } from '../../../src/console/session/cookie.ts'
import { hashPassword } from '../../../src/console/session/password.ts'
import { hashToken, newToken, SESSION_MS } from '../../../src/console/session/token.ts'
import { apiKeyDefinition } from '../../../src/machines/api-key.ts'
import { webhookDeliveryDefinition } from '../../../src/machines/webhook-delivery.ts'
import { createSeal } from '../../../src/secrets/seal.ts'
import { openApiStore } from '../../support/api-store.ts'
import { createWebhookAgent } from '../../../src/webhooks/guarded-connector.ts'
import { createLanes } from '../../../src/webhooks/lanes.ts'
import { createPostWebhook } from '../../../src/webhooks/post-webhook.ts'
import { resolveLocally } from '../../../src/webhooks/resolve.ts'
import { VirtualClock } from '../../support/virtual-clock.ts'
import { ScriptedModel } from '../../api/support/scripted-model.ts'
import { assertConforms } from './documented.ts'

export const PASSWORD = 'correct horse battery staple'

export interface Answer<Body = unknown> {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  json: Body
  text: string
}

export interface RequestOptions {
  body?: object | string
  headers?: Record<string, string>
}

/** Somebody with a browser: keeps the cookie. */
export interface Visitor {
  email: string
  cookie: string | null
  request<Body = Record<string, unknown>>(method: string, path: string, options?: RequestOptions): Promise<Answer<Body>>
  /** Posts and answers the body; throws unless the status is one of success. */
  make<Body = Record<string, unknown> & { id: string }>(path: string, body?: object): Promise<Body>
}

export interface Member extends Visitor {
  projectId: string
  /** `/console/api/projects/<projectId>` */
  project: string
}

export interface OpenedConsole {
  app: FastifyInstance
  deps: ConsoleDeps
  dataDir: string
  /** All that is stored, as it is stored. */
  stored: () => Promise<Buffer[]>
  kernel: Kernel
  clock: VirtualClock
  model: ScriptedModel
  /** A new person; logged in unless told otherwise. */
  visitor(options?: { loggedIn?: boolean }): Promise<Visitor>
  /** A new person, logged in, with a project of their own. */
  addMember(): Promise<Member>
  flushUsage(): Promise<void>
  /** Lets time pass and wakes the actors that are due then. */
  passAndWake(ms: number): Promise<void>
  close(): Promise<void>
}

let passwordHash: Promise<string> | undefined

/** The console over the real server, kernel, store and webhook sender; time and the language model are the test's. */
export async function openConsole(given: { config?: Partial<ConsoleConfig>; deps?: Partial<ConsoleDeps> } = {}) {
  const { store, isShared, dataDir, stored, remove } = await openApiStore()
  const clock = new VirtualClock(Date.parse('2026-03-02T09:00:00.000Z'))
  const model = new ScriptedModel()
  const log = pino({ level: 'silent' })
  const seal = createSeal(Buffer.alloc(32, 1))
  const machines = createMachines([apiKeyDefinition, webhookDeliveryDefinition], {
    conversation: conversationLoader(store.flows),
  })
  const agent = createWebhookAgent({ production: false, resolve: resolveLocally })
  const post = createPostWebhook({
    endpoints: store.endpoints,
    payloads: store.payloads,
    decryptSecret: (text) => seal.open(text, SECRET_PURPOSE),
    renderCall: (callId) => Promise.resolve(JSON.stringify({ callId })),
    agent,
    lanes: createLanes(),
    clock,
    production: false,
  })
  const handlers = effectHandlers([
    understandEffect(model),
    composeEffect(model),
    prepareResultEffect(store),
    postWebhookEffect(post),
  ])
  const nodeId = uuidv7()
  const kernel = createRuntime({ store: store.actors, machines, handlers, clock, nodeId, log, isShared })
  const keyUsage = createKeyUsage(store.keyUsage, clock, () => {})
  const models = {
    isKnown: (name: string) => name === 'builtin:rules' || /^(openai|anthropic):.+$/.test(name),
    isConnected: (_projectId: string, name: string) => Promise.resolve(!name.startsWith('anthropic:')),
  }
  const config = { production: false, webOrigin: null, publicUrl: null, ...given.config }
  const deps: ConsoleDeps = {
    runtime: kernel,
    store,
    models,
    clock,
    newId: () => uuidv7({ msecs: clock.now() }),
    seal,
    connectedOutside: (provider) => (provider === 'builtin' ? 'builtin' : provider === 'groq' ? 'environment' : null),
    resolve: resolveLocally,
    config,
    ...given.deps,
  }
  const app = await buildServer(
    {
      ...{ runtime: kernel, store, models, phone: null, clock, newId: () => deps.newId(), nodeId, log, keyUsage },
      config: { rateLimitPerMinute: 0, bodyLimitBytes: 1024 * 1024, ...config },
    },
    { console: consolePlugin(deps) },
  )
  await app.ready()

  async function visitor({ loggedIn = true } = {}): Promise<Visitor> {
    const email = `${uuidv7()}@example.com`
    passwordHash ??= hashPassword(PASSWORD)
    const user = { id: uuidv7(), email, passwordHash: await passwordHash, createdAt: clock.now() }
    await store.users.insert(user)
    const visitor = createVisitor(app, email)
    if (!loggedIn) return visitor
    const token = newToken() // as logging in does, without the cost of checking a password
    await store.sessions.insert({ tokenHash: hashToken(token), userId: user.id, expiresAt: clock.now() + SESSION_MS })
    visitor.cookie = `${SESSION_COOKIE}=${token}`
    return visitor
  }

  async function addMember(): Promise<Member> {
    const member = await visitor()
    const { id: projectId } = await member.make('/console/api/projects', { name: 'Cafe Luna' })
    return Object.assign(member, { projectId, project: `/console/api/projects/${projectId}` })
  }

  const opened: OpenedConsole = {
    ...{ app, deps, dataDir, stored, kernel, clock, model, visitor, addMember },
    flushUsage: () => keyUsage.flush(),
    async passAndWake(ms) {
      await clock.advance(ms)
      const partitions = Array.from({ length: PARTITIONS }, (_, index) => index)
      await kernel.wake(await store.actors.listDue(clock.now(), partitions, 1000))
    },
    async close() {
      await app.close()
      await kernel.stop()
      await agent.destroy()
      await remove()
    },
  }
  return opened
}

function createVisitor(app: FastifyInstance, email: string): Visitor {
  const visitor: Visitor = {
    email,
    cookie: null,
    async request<Body>(method: string, path: string, { body, headers = {} }: RequestOptions = {}) {
      const response = await app.inject({
        method,
        url: path,
        headers: {
          ...(visitor.cookie !== null && { cookie: visitor.cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      } as InjectOptions)
      const { statusCode: status, body: text } = response
      const type = String(response.headers['content-type'])
      assertConforms({ method, path, status, type, body: text })
      const [set] = response.cookies
      if (set) visitor.cookie = set.value === '' ? null : `${set.name}=${set.value}`
      const json = (type.startsWith('application/json') ? JSON.parse(text) : undefined) as Body
      return { status, headers: response.headers, json, text }
    },
    async make<Body>(path: string, body?: object) {
      const answer = await visitor.request<Body>('POST', path, body && { body })
      if (answer.status >= 300) throw new Error(`POST ${path} answered ${answer.status}: ${answer.text}`)
      return answer.json
    },
  }
  return visitor
}
