import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { v7 as uuidv7 } from 'uuid'
import type { Kernel } from '../../../src/actors/kernel.ts'
import { createSweeps } from '../../../src/actors/runtime/sweeps.ts'
import type { ActorId } from '../../../src/actors/types.ts'
import type { JsonObject } from '../../../src/base/json.ts'
import { buildServer } from '../../../src/api/http/server.ts'
import type { Phone } from '../../../src/telephony/phone.ts'
import type { Agent } from '../../../src/ports/entities.ts'
import type { LanguageModel } from '../../../src/ports/language.ts'
import type { Store } from '../../../src/ports/store.ts'
import type { CarrierRequest } from '../../../src/providers/carrier-http.ts'
import { createLanguageModel } from '../../../src/language/model/language-model.ts'
import { createSimulator, type Simulator, type SimulatorOptions } from '../../../src/simulator/simulator.ts'
import { createSeal } from '../../../src/security/seal.ts'
import { assembleEffects } from '../../../src/startup/assemble-effects.ts'
import { assemblePhone } from '../../../src/startup/assemble-phone.ts'
import { deferredRuntime } from '../../../src/startup/deferred-runtime.ts'
import { providerCredentials } from '../../../src/startup/credentials.ts'
import { acceptWebSockets } from '../../../src/api/http/web-sockets.ts'
import { openSqliteStore } from '../../../src/store/sqlite/open-sqlite-store.ts'
import { resolveLocally } from '../../../src/security/resolve.ts'
import { newFolder } from '../../store/folder.ts'
import { faultyStore, type FaultyStore } from '../kernel/faulty-store.ts'
import { verifyJournals } from '../kernel/verify-journals.ts'
import type { OperatorCallLimits } from '../../../src/telephony/calls/project-limits.ts'
import { VirtualClock } from '../clock/virtual-clock.ts'
import { assembleService, DELIVERED } from '../api/assemble-service.ts'
import { addAgent, addKey, addProject } from '../api/furnish.ts'
import { visitFlow } from './flows.ts'
import { memoryNetwork, SERVICE } from './memory-network.ts'

const SWEEP_EVERY_MS = 1_000

interface CallAnswer {
  id: string
  status: string
  outcome: string | null
  error: string | null
  fields: Record<string, unknown>
  providerCallId: string | null
  telephony: string
  to: string
  startedAt: string
  endedAt: string | null
  turns: {
    callerText: string | null
    agentText: string
    nodeId: string
    interrupted: boolean
    llmMs: number | null
    audioMs: number | null
  }[]
}

export interface OpenedPhone {
  app: FastifyInstance
  kernel: Kernel
  store: Store & { actors: FaultyStore }
  clock: VirtualClock
  phone: Phone
  simulator: Simulator
  metrics: Registry
  /** Requests to the carriers, in order. */
  asked: CarrierRequest[]
  projectId: string
  /** The project's only member. */
  userId: string
  agent: Agent
  key: string
  /** Calls whose results were posted, by delivery id; once for each time. */
  posted: { deliveryId: string; callId: string; endpointId: string }[]
  /** All log lines. */
  logged: string[]
  request(method: string, path: string, body?: object): Promise<PhoneAnswer>
  /** Orders a call; resolves with the API's response. */
  place(body: Record<string, unknown>): Promise<PhoneAnswer>
  read(id: string): Promise<CallAnswer>
  advance(ms: number): Promise<void>
  /** Advances the clock until the call has ended; throws after `limitMs`. */
  untilEnded(id: string, limitMs?: number): Promise<CallAnswer>
  /** A metric by its name and labels as printed. */
  figure(line: string): Promise<number | undefined>
  close(): Promise<void>
}

interface PhoneAnswer {
  status: number
  headers: Record<string, unknown>
  json: Record<string, unknown>
}

interface InjectedAnswer {
  statusCode: number
  headers: Record<string, unknown>
  body: string
}

export interface PhoneOptions extends Partial<Pick<SimulatorOptions, 'seed' | 'find'>> {
  flow?: JsonObject
  maxLiveCalls?: number
  projectLimits?: Partial<OperatorCallLimits>
  publicUrl?: string | null
  endpoints?: number
  /** The language model; default: the built-in rules. */
  language?: (clock: VirtualClock) => LanguageModel
  /** Uses the saved connections instead of the simulator. */
  withoutSimulator?: boolean
}

/** The public API with phone calls over the simulated carriers, on one virtual clock and without a network. */
export async function openPhone(given: PhoneOptions = {}): Promise<OpenedPhone> {
  const folder = await newFolder()
  const clock = new VirtualClock(Date.parse('2026-03-02T09:00:00.000Z'))
  const kept = await openSqliteStore({ dataDir: folder.path })
  const store = { ...kept, actors: faultyStore(kept.actors, clock), close: () => kept.close() }
  const logged: string[] = []
  const asked: CarrierRequest[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) })
  const metrics = new Registry()
  const secretKey = Buffer.alloc(32, 7)
  const credentials = providerCredentials(store.connections, createSeal(secretKey), new Map())

  const network = memoryNetwork(clock, () => ({ app, gateway: phone.gateway }))
  const { seed, find } = given
  const simulator = createSimulator({ clock, network, ...(seed !== undefined && { seed }), ...(find && { find }) })
  const simulated = given.withoutSimulator
    ? null
    : { accounts: simulator.accounts, callbackUrl: () => (given.publicUrl === null ? null : SERVICE) }
  const runtime = deferredRuntime(() => kernel)
  const phone = assemblePhone({
    runtime,
    ...{ store, credentials, simulated, publicUrl: given.publicUrl ?? null, secretKey, metrics },
    isTrusted: () => true,
    ...{ resolve: resolveLocally, maxLiveCalls: given.maxLiveCalls ?? 10_000, clock, log },
    projectLimits: { live: 10_000, perDay: 10_000, destinations: [], ...given.projectLimits },
    // Not `during`: a carrier may wait for the clock.
    exchange(order, signal) {
      asked.push(order)
      return simulator.exchange(order, signal).finally(clock.stir)
    },
  })

  const posted: OpenedPhone['posted'] = []
  const rules = createLanguageModel({ credentials, clock, timeoutMs: 20_000, fetchFor: () => undefined })
  const language = given.language?.(clock) ?? rules
  const { kernel, machines, api } = assembleService({
    ...{ store, clock, log },
    effects: (summaries) =>
      assembleEffects({
        ...{ language, languageOnCalls: language, phone, store, clock, summaries },
        postWebhook({ deliveryId, callId, endpointId }) {
          posted.push({ deliveryId, callId: callId ?? '', endpointId })
          return Promise.resolve(DELIVERED)
        },
      }),
  })
  const written = new Set<ActorId>()
  kernel.observe((committed) => {
    written.add(committed.actorId)
    phone.observe(committed)
    clock.stir()
  })

  const app: FastifyInstance = await buildServer(
    { ...api, phone: phone.calls, newId: () => uuidv7({ msecs: clock.now() }) },
    {
      metrics,
      async console(server) {
        await acceptWebSockets(server)
        await phone.routes(server)
      },
    },
  )
  await app.ready()

  const sweeps = createSweeps(kernel, store, { clock, nodeId: api.nodeId, isShared: false })
  let stopSweeping = () => {}
  const sweep = () => {
    stopSweeping = clock.after(SWEEP_EVERY_MS, sweep)
    void clock.during(() => sweeps.wakeDueActors().catch(() => {}))
  }
  sweep()

  const { projectId, userId, key, agent } = await furnish(kernel, store, clock, given)

  async function request(method: string, path: string, body?: object): Promise<PhoneAnswer> {
    const headers = { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) }
    const payload = body && JSON.stringify(body)
    const answer = await app.inject({ method, url: path, headers, ...(payload && { payload }) } as never)
    const { statusCode: status, headers: sent, body: text } = answer as unknown as InjectedAnswer
    return { status, headers: sent, json: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> }
  }
  async function read(id: string): Promise<CallAnswer> {
    return (await request('GET', `/v1/calls/${id}`)).json as unknown as CallAnswer
  }

  return {
    ...{ app, kernel, store, clock, phone, simulator, metrics, asked, projectId, userId, agent, key, posted, logged },
    request,
    read,
    async place(body) {
      const pending = request('POST', '/v1/calls', { agentId: agent.id, ...body })
      let answer: Awaited<typeof pending> | undefined
      void pending.then((came) => (answer = came))
      for (let waited = 0; !answer && waited < 60_000; waited += 100) await clock.advance(100)
      return answer ?? pending
    },
    advance: (ms) => clock.advance(ms),
    async untilEnded(id, limitMs = 600_000) {
      for (let waited = 0; waited <= limitMs; waited += 500) {
        await clock.advance(500)
        const call = await read(id)
        if (call.status === 'ended') return call
      }
      throw new Error(`The call did not end within ${limitMs} ms: ${JSON.stringify(await kernel.read(`call/${id}`))}`)
    },
    async figure(line) {
      const text = await metrics.metrics()
      const found = text.split('\n').find((each) => each.startsWith(`${line} `))
      return found === undefined ? undefined : Number(found.slice(line.length))
    },
    async close() {
      stopSweeping()
      await simulator.close()
      await clock.settle()
      await app.close()
      await kernel.stop()
      await verifyJournals(store.actors, (name, version) => machines.find(name, version), written)
      await store.close()
      await folder.remove()
    },
  }
}

async function furnish(kernel: Kernel, store: Store, clock: VirtualClock, given: PhoneOptions) {
  const { projectId, userId } = await addProject(store, clock)
  const { key } = await addKey(kernel, projectId)
  for (let index = 0; index < (given.endpoints ?? 2); index += 1) {
    const endpoint = { id: uuidv7(), projectId, url: `https://example.com/${index}`, secret: '', enabled: true }
    await store.endpoints.insert({ ...endpoint, createdAt: clock.now(), deletedAt: null })
  }
  const agent = await addAgent(store, clock, {
    ...{ projectId, name: 'Desk', description: '', flow: given.flow ?? visitFlow },
  })
  return { projectId, userId, key, agent }
}
