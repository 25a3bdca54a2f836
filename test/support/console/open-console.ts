import type { FastifyInstance, InjectOptions } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { PARTITIONS } from '../../../src/actors/ports/actor-store.ts'
import type { Kernel } from '../../../src/actors/kernel.ts'
import { createKeyUsage } from '../../../src/api/key-usage.ts'
import { buildServer } from '../../../src/api/http/server.ts'
import type { ConsoleConfig, ConsoleDeps } from '../../../src/console/console-deps.ts'
import { createCallCounter } from '../../../src/console/stats/call-counter.ts'
import { consolePlugin } from '../../../src/console/console-plugin.ts'
import { secretPurpose } from '../../../src/console/endpoints.ts'
import { sessionCookie } from '../../../src/console/session/cookie.ts'
import { hashPassword } from '../../../src/console/session/password.ts'
import { sessionMark } from '../../../src/console/session/session.ts'
import { hashToken, newToken } from '../../../src/console/session/token.ts'
import { createSeal } from '../../../src/security/seal.ts'
import { openApiStore } from '../api/api-store.ts'
import { assembleService, textEffects } from '../api/assemble-service.ts'
import { createWebhookAgent } from '../../../src/webhooks/http/webhook-agent.ts'
import { createEndpointLimiter } from '../../../src/webhooks/endpoint-limiter.ts'
import { createDeliveryBodies } from '../../../src/webhooks/delivery-bodies.ts'
import { createPostWebhook } from '../../../src/webhooks/post-webhook.ts'
import { resolveLocally } from '../../../src/security/resolve.ts'
import { VirtualClock } from '../clock/virtual-clock.ts'
import { ScriptedModel } from '../api/scripted-model.ts'
import { defaultDeps } from './default-deps.ts'
import { assertConforms } from './documented.ts'

export const PASSWORD = 'correct horse battery staple'

export interface ConsoleResponse<Body = unknown> {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  json: Body
  text: string
}

interface RequestOptions {
  body?: object | string
  headers?: Record<string, string>
}

/** A browser's session: keeps the cookie. */
export interface Visitor {
  email: string
  cookie: string | null
  request<Body = Record<string, unknown>>(
    method: string,
    path: string,
    options?: RequestOptions,
  ): Promise<ConsoleResponse<Body>>
  /** Posts and returns the body; throws unless the status is 2xx. */
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
  /** The raw bytes of everything stored. */
  stored: () => Promise<Buffer[]>
  kernel: Kernel
  clock: VirtualClock
  model: ScriptedModel
  /** Opens a browser's session; logged in by default. */
  visitor(options?: { loggedIn?: boolean }): Promise<Visitor>
  /** Creates a user with a project of their own, logged in. */
  addMember(): Promise<Member>
  flushUsage(): Promise<void>
  /** Advances the clock and wakes the actors that are due. */
  passAndWake(ms: number): Promise<void>
  close(): Promise<void>
}

let passwordHash: Promise<string> | undefined

/**
 * The console over the real server, kernel, store and webhook sender; the test has the clock and the language model.
 */
export async function openConsole(given: { config?: Partial<ConsoleConfig>; deps?: Partial<ConsoleDeps> } = {}) {
  const { store, isShared, dataDir, stored, remove } = await openApiStore()
  const clock = new VirtualClock(Date.parse('2026-03-02T09:00:00.000Z'))
  const model = new ScriptedModel()
  const seal = createSeal(Buffer.alloc(32, 1))
  const agent = createWebhookAgent({ production: false, resolve: resolveLocally })
  const deliveryBodies = createDeliveryBodies({
    payloads: store.payloads,
    // Tests of deliveries make them of calls that are not there.
    summaries: {
      find: async (callId) => (await summaries.find(callId)) ?? Buffer.from(JSON.stringify({ id: callId })),
    },
  })
  const post = createPostWebhook({
    endpoints: store.endpoints,
    bodies: deliveryBodies,
    decryptSecret: (text, endpointId) => seal.open(text, secretPurpose(endpointId)),
    agent,
    limiter: createEndpointLimiter(),
    clock,
    production: false,
  })
  const { kernel, machines, summaries, api } = assembleService({
    ...{ store, clock, isShared, effects: textEffects(store, model, post) },
  })
  const callCounter = createCallCounter({ store, clock, newId: () => uuidv7(), log: api.log })
  kernel.observe((committed) => callCounter.observe(committed))
  const keyUsage = createKeyUsage(store.keyUsage, clock, () => {})
  const config = { production: false, webOrigin: null, publicUrl: null, ...given.config }
  const newId = () => uuidv7({ msecs: clock.now() })
  const deps: ConsoleDeps = {
    ...defaultDeps({ ...api, newId }, machines),
    ...{ deliveryBodies, seal, callCounter, config },
    implicitConnection: (provider) => (provider === 'builtin' ? 'builtin' : provider === 'groq' ? 'environment' : null),
    ...given.deps,
  }
  const { history, readList, listBudget } = deps
  const app = await buildServer(
    {
      ...{ ...api, history, readList, listBudget, keyUsage },
      newId: () => deps.newId(),
      config: { ...api.config, ...config },
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
    // Logs in without checking a password, valid for any time that a test lets pass.
    const token = newToken()
    const inAYear = clock.now() + 365 * 86_400_000
    const session = { tokenHash: hashToken(token), userId: user.id, mark: sessionMark(user) }
    await store.sessions.insert({ ...session, expiresAt: inAYear, endsAt: inAYear }, 1)
    visitor.cookie = `${sessionCookie(config.production)}=${token}`
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
      agent.destroy()
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
      assertConforms({ method, path, status, headers: response.headers, body: text })
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
