import type { InjectOptions } from 'fastify'
import { pino } from 'pino'
import { v7 as uuidv7 } from 'uuid'
import type { Clock } from '../../src/base/time.ts'
import type { ActorEvent, ActorId, Entry } from '../../src/actors/types.ts'
import { createMachineRegistry } from '../../src/effects/machine-registry.ts'
import { readEntries } from '../../src/actors/runtime/read-journal.ts'
import { createApp, type App } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { sessionCookie } from '../../src/console/session/cookie.ts'
import { sessionMark } from '../../src/console/session/session.ts'
import { hashToken, newToken } from '../../src/console/session/token.ts'
import { bookingFlow } from '../support/api/flows.ts'
import { newFolder } from '../store/folder.ts'
import { newDatabase } from '../support/mongod/mongod.ts'
import { TcpProxy } from '../support/tcp-proxy.ts'
import { verifyJournals } from '../support/kernel/verify-journals.ts'
import { VirtualClock } from '../support/clock/virtual-clock.ts'

export interface Answer<Body> {
  status: number
  headers: Record<string, unknown>
  json: Body
}

/** One whole service, with a network of its own to the database. */
export interface ClusterNode {
  readonly app: App
  readonly network: TcpProxy
  /** Sends a request with the project's key, unless another is given. */
  request<Body = Reply>(method: string, path: string, options?: RequestOptions): Promise<Answer<Body>>
  /** As somebody who is logged in to the console, below `/console/api/`. */
  manage<Body = { id: string }>(method: string, path: string, body?: object): Promise<Answer<Body>>
  say(callId: string, text: string, headers?: Record<string, string>): Promise<Answer<Reply>>
  /** A clean stop, once. */
  stop(): Promise<void>
}

interface RequestOptions {
  body?: object
  headers?: Record<string, string>
  key?: string
}

export interface Reply {
  callId: string
  reply: string
  fields: Record<string, unknown>
  ended: boolean
  outcome: string | null
}

export interface Cluster {
  readonly nodes: readonly ClusterNode[]
  readonly clock: VirtualClock
  readonly projectId: string
  readonly agentId: string
  readonly key: string
  /** Of somebody who is logged in to the console. */
  readonly cookie: string
  /** Another project, with an agent and a key, which is the one that is used from now on. */
  freshProject(): Promise<void>
  start(node: ClusterNode, options?: { model?: string; headers?: Record<string, string> }): Promise<Answer<Reply>>
  /** Types of the events in an actor's journal, in order. */
  events(actorId: ActorId): Promise<string[]>
  journal(actorId: ActorId): Promise<Entry[]>
  /** All nodes look for due actors at once. */
  sweep(): Promise<void>
  /** Holds every journal that these nodes wrote against what is stored, and takes everything away. */
  close(): Promise<void>
}

export interface ClusterOptions {
  count: number
  settings?: Record<string, string>
  /** How far the clock of each next node is ahead of the one before. */
  skewMs?: number
}

/** Several services over one database. They share a clock that the test turns, and sweep only when the test says so. */
export async function openCluster({ count, settings = {}, skewMs = 0 }: ClusterOptions): Promise<Cluster> {
  const database = newDatabase()
  const folder = await newFolder()
  const clock = new VirtualClock(Date.parse('2026-03-02T09:00:00.000Z'))
  const written = new Set<ActorId>()
  const token = newToken()
  const cookie = `${sessionCookie(false)}=${token}`
  const url = new URL(database.url)
  const nodes: ClusterNode[] = []
  let current = { projectId: '', agentId: '', key: '' }

  async function openNode(index: number): Promise<void> {
    const network = await TcpProxy.start(Number(url.port))
    const config = readConfig({
      MONGODB_URL: `mongodb://127.0.0.1:${network.port}${url.pathname}`,
      DATA_DIR: folder.path,
      SECRET_KEY: '11'.repeat(32),
      RATE_LIMIT_PER_MINUTE: '0',
      MODEL_TIMEOUT_MS: '600000',
      ...settings,
    })
    const own: Clock = { now: () => clock.now() + index * skewMs, after: (ms, callback) => clock.after(ms, callback) }
    const app = await createApp(config, { clock: own, log: pino({ level: 'silent' }) })
    app.kernel.observe(({ actorId }) => written.add(actorId))
    await app.server.ready()
    await app.sweeps.heartbeat()
    nodes.push(nodeOver(app, network))
  }

  function nodeOver(app: App, network: TcpProxy): ClusterNode {
    let stopped: Promise<void> | undefined
    async function send<Body>(method: string, path: string, headers: object, body?: object): Promise<Answer<Body>> {
      const type = body !== undefined && { 'content-type': 'application/json' }
      const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
      const options = { method, url: path, headers: { ...type, ...headers }, ...payload } as InjectOptions
      const { statusCode, headers: sent, body: text } = await app.server.inject(options)
      return { status: statusCode, headers: sent, json: (text === '' ? undefined : JSON.parse(text)) as Body }
    }
    const node: ClusterNode = {
      app,
      network,
      stop: () => (stopped ??= app.stop()),
      request: (method, path, { body, headers = {}, key = current.key } = {}) =>
        send(method, path, { authorization: `Bearer ${key}`, ...headers }, body),
      manage: (method, path, body) => send(method, `/console/api/${path}`, { cookie }, body),
      say: (callId, text, headers = {}) =>
        node.request('POST', `/v1/conversations/${callId}/messages`, { body: { text }, headers }),
    }
    return node
  }

  await openNode(0) // makes the indexes
  await Promise.all(Array.from({ length: count - 1 }, (_, index) => openNode(index + 1)))
  const first = at(nodes, 0)
  const { store } = first.app
  const user = { id: uuidv7(), email: 'asha@example.com', passwordHash: '', createdAt: clock.now() }
  await store.users.insert(user)
  const inAYear = clock.now() + 365 * 86_400_000
  const session = { tokenHash: hashToken(token), userId: user.id, mark: sessionMark(user) }
  await store.sessions.insert({ ...session, expiresAt: inAYear, endsAt: inAYear }, 1)

  const journal = async (actorId: ActorId) => Array.fromAsync(readEntries(store.actors, actorId))

  const cluster: Cluster = {
    nodes,
    clock,
    cookie,
    get projectId() {
      return current.projectId
    },
    get agentId() {
      return current.agentId
    },
    get key() {
      return current.key
    },
    async freshProject() {
      const { id: projectId } = (await first.manage('POST', 'projects', { name: 'Cafe Luna' })).json
      const agent = { name: 'Booker', flow: bookingFlow }
      const { id: agentId } = (await first.manage('POST', `projects/${projectId}/agents`, agent)).json
      const issued = await first.manage<{ key: string }>('POST', `projects/${projectId}/keys`, { name: 'First' })
      current = { projectId, agentId, key: issued.json.key }
    },
    start(node, { model, headers = {} } = {}) {
      const variables = { business: 'Luna' }
      const body = { agentId: current.agentId, variables, ...(model !== undefined && { model }) }
      return node.request('POST', '/v1/conversations', { body, headers })
    },
    journal,
    events: async (actorId) => (await journal(actorId)).map(({ event }: { event: ActorEvent }) => event.type),
    async sweep() {
      await Promise.all(nodes.map(({ app }) => app.sweeps.wakeDueActors()))
    },
    async close() {
      const machines = createMachineRegistry(store.flows)
      try {
        await verifyJournals(store.actors, (name, version) => machines.find(name, version), written)
      } finally {
        await Promise.all(nodes.map((node) => node.stop()))
        for (const { network } of nodes) await network[Symbol.asyncDispose]()
        await database.remove()
        await folder.remove()
      }
    },
  }
  await cluster.freshProject()
  return cluster
}

/** For `vi.waitFor` of what several processes come to; its own second is too short for a busy machine. */
export const PATIENTLY = { timeout: 120_000, interval: 20 }

/** The one at this place, which is there. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`There is none at ${index}.`)
  return item
}
