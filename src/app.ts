import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { pino, type Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import { v7 as uuidv7 } from 'uuid'
import { allMachines } from './actors/all-machines.ts'
import type { Clock } from './actors/ports.ts'
import type { Kernel } from './actors/kernel.ts'
import { createRuntime } from './actors/runtime.ts'
import {
  BEATS_PER_LEASE,
  createSweeps,
  SHARED_WAKE_SWEEPS,
  sharesOfPartitions,
  WAKE_PERIOD_MS,
  type Sweeps,
} from './actors/sweeps.ts'
import { systemClock } from './actors/system-clock.ts'
import type { ApiDeps } from './api/deps.ts'
import { createKeyUsage } from './api/key-usage.ts'
import { createMetrics } from './api/plugins/metrics.ts'
import { buildServer } from './api/server.ts'
import type { Config } from './config.ts'
import type { ConsoleDeps } from './console/console-deps.ts'
import { consolePlugin } from './console/console-plugin.ts'
import { SECRET_PURPOSE } from './console/endpoints.ts'
import { inspectSocket } from './console/inspect-socket.ts'
import { acceptWebSockets } from './console/web-sockets.ts'
import { parseModel } from './language/model-name.ts'
import type { SimulatedCarriers } from './phone/accounts.ts'
import type { Phone } from './phone/phone.ts'
import type { Store } from './ports/store.ts'
import type { CarrierExchange } from './providers/carrier-exchange.ts'
import { createLanguageModel } from './providers/models/language-model.ts'
import { createSchedule } from './scheduling/schedule.ts'
import { createSeal } from './secrets/seal.ts'
import { assembleEffects } from './startup/assemble-effects.ts'
import { assemblePhone } from './startup/assemble-phone.ts'
import { credentialsFromSettings, providerCredentials } from './startup/credentials.ts'
import { openStore } from './startup/open-store.ts'
import { refuseHalfImport } from './startup/refuse-half-import.ts'
import { resultPayload } from './startup/result-payload.ts'
import { agreeOnSecretKey, loadSecretKey } from './startup/secret-key.ts'
import { simulatorHost } from './startup/simulated-carriers.ts'
import { createWebhookAgent } from './webhooks/guarded-connector.ts'
import { createGuardedFetch } from './webhooks/guarded-fetch.ts'
import { createLanes } from './webhooks/lanes.ts'
import { createPostWebhook, type PostWebhook } from './webhooks/post-webhook.ts'
import { createDnsResolve, resolveLocally } from './webhooks/resolve.ts'

const BODY_LIMIT_BYTES = 1024 * 1024
const HOUSEKEEPING_PERIOD_MS = 10 * 60_000
/** How long a stop waits for requests in hand; what is unfinished then is finished by another node, or at the next start. */
const HAND_LIMIT_MS = { alone: 1_000, amongOthers: 5_000 }

export interface App {
  server: FastifyInstance
  kernel: Kernel
  store: Store
  sweeps: Sweeps
  console: ConsoleDeps
  phone: Phone
  /** Projects without a carrier of their own call simulated people. */
  simulatesCalls: boolean
  /** What a database server was seen to do, in one line; null without one. */
  guarantees: string | null
  /** Adopts what a dead process left behind, starts the sweeps and listens. Answers the address. */
  start(): Promise<string>
  /**
   * Sends clients elsewhere for `DRAIN_MS`, lets phone calls end within `CALL_DRAIN_MS`, then takes nothing more, finishes the requests in hand, and closes
   * everything in order.
   */
  stop(): Promise<void>
}

export interface AppOptions {
  clock?: Clock
  log?: Logger
  /** Stands in for the simulator that would be started, with its own way of being reached. */
  simulated?: SimulatedCarriers & { exchange: CarrierExchange }
}

/** Puts the service together from its parts. Nothing runs before `start`. */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const clock = options.clock ?? systemClock
  const log = options.log ?? pino({ level: config.LOG_LEVEL })
  const nodeId = randomUUID()
  const { store, agendaBackend, isShared, guarantees, agrees } = await openStore(config, { nodeId, log })
  await refuseHalfImport(store)

  const secretKey = loadSecretKey(config)
  await agreeOnSecretKey(secretKey, agrees)
  const seal = createSeal(secretKey)
  const fromSettings = credentialsFromSettings(config)
  const credentials = providerCredentials(store.connections, seal, fromSettings)
  const resolve = config.isProduction ? createDnsResolve() : resolveLocally
  const guarded = createGuardedFetch({ resolve })
  const trusted = config.allowsPrivateModelUrls ? null : new Set(fromSettings.values())
  const languageWithin = (timeoutMs: number) =>
    createLanguageModel({
      credentials,
      clock,
      timeoutMs,
      fetchFor: (account) => (trusted === null || trusted.has(account) ? undefined : guarded.fetch),
    })
  const language = languageWithin(config.MODEL_TIMEOUT_MS)
  const languageOnCalls = languageWithin(Math.min(config.MODEL_TIMEOUT_MS, config.CALL_MODEL_TIMEOUT_MS))
  const agent = createWebhookAgent({ production: config.isProduction, resolve })
  const lanes = createLanes()

  const metrics = createMetrics()
  const publicUrl = config.PUBLIC_URL ?? null
  if (config.isProduction && publicUrl?.startsWith('http:')) {
    log.warn('PUBLIC_URL is not https: carriers may refuse to send audio there, and what they send can be overheard.')
  }
  const simulator = options.simulated
    ? null
    : simulatorHost(config, fromSettings, { clock, server: () => server.server })
  const simulated = options.simulated ?? simulator
  const phone = assemblePhone({
    runtime: {
      read: (actorId) => kernel.read(actorId),
      send: (actorId, event) => kernel.send(actorId, event),
      ask: (...asked) => kernel.ask(...asked),
      createAndAsk: (...asked) => kernel.createAndAsk(...asked),
    },
    ...{ store, credentials, simulated, publicUrl, trusted, resolve, secretKey, metrics, clock, log },
    maxLiveCalls: config.MAX_LIVE_CALLS,
    ...(options.simulated && { exchange: options.simulated.exchange }),
  })

  const machines = allMachines(store.flows)
  const kernel: Kernel = createRuntime({
    store: store.actors,
    machines,
    handlers: assembleEffects({
      ...{ language, languageOnCalls, phone, store, clock },
      postWebhook: (input, context) => postWebhook(input, context),
    }),
    clock,
    nodeId,
    log,
    isShared,
  })
  const postWebhook: PostWebhook = createPostWebhook({
    endpoints: store.endpoints,
    payloads: store.payloads,
    decryptSecret: (sealed) => seal.open(sealed, SECRET_PURPOSE),
    renderCall: resultPayload(kernel, store.actors),
    agent,
    lanes,
    clock,
    production: config.isProduction,
  })

  const keyUsage = createKeyUsage(store.keyUsage, clock, (error) =>
    log.warn({ err: error }, 'key usage is kept for later'),
  )
  const newId = () => uuidv7()
  const models: ApiDeps['models'] = {
    isKnown: (model) => parseModel(model) !== undefined,
    async isConnected(projectId, model) {
      const provider = parseModel(model)?.provider
      if (provider === undefined) return false
      return provider === 'builtin' || (await credentials.find(projectId, provider)) !== null
    },
  }
  const webOrigin = config.WEB_ORIGIN ?? null
  const console: ConsoleDeps = {
    runtime: kernel,
    store,
    models,
    clock,
    newId,
    seal,
    connectedOutside(provider, kind, saved) {
      if (provider === 'builtin' && kind === 'model') return 'builtin'
      if (fromSettings.has(provider)) return 'environment'
      const isSimulated = simulated !== null && !saved.has('telephony_a') && !saved.has('telephony_b')
      return isSimulated && (kind === 'telephony' || provider === 'builtin') ? 'builtin' : null
    },
    resolve,
    config: {
      production: config.isProduction,
      webOrigin,
      publicUrl,
      host: config.HOST,
      allowsPrivateModelUrls: config.allowsPrivateModelUrls,
    },
  }
  let isStopping = false
  observeKernel(metrics, kernel)
  kernel.observe((committed) => phone.observe(committed))
  const server: FastifyInstance = await buildServer(
    {
      runtime: kernel,
      store,
      models,
      phone: phone.calls,
      clock,
      newId,
      nodeId,
      config: {
        rateLimitPerMinute: config.RATE_LIMIT_PER_MINUTE,
        webOrigin,
        publicUrl,
        host: config.HOST,
        ...(config.TRUST_PROXY !== undefined && { trustProxy: config.TRUST_PROXY }),
        bodyLimitBytes: BODY_LIMIT_BYTES,
        nodeLeaseMs: config.NODE_LEASE_MS,
      },
      log,
      keyUsage,
    },
    {
      async console(app) {
        await consolePlugin(console)(app)
        await inspectSocket(console, { kernel, machines })(app)
        await acceptWebSockets(app)
        await phone.routes(app)
      },
      metrics,
      isStopping: () => isStopping,
    },
  )

  const sweeps = createSweeps(kernel, store, { clock, nodeId, isShared, leaseMs: config.NODE_LEASE_MS })
  const beatPeriodMs = Math.floor(config.NODE_LEASE_MS / BEATS_PER_LEASE)
  const schedule = createSchedule({ backend: agendaBackend, nodeId, log })
  for (const [share, partitions] of sharesOfPartitions(isShared ? SHARED_WAKE_SWEEPS : 1).entries()) {
    const name = share === 0 ? 'wake-due-actors' : `wake-due-actors-${share + 1}`
    schedule.every(name, WAKE_PERIOD_MS, () => sweeps.wakeDueActors(partitions))
  }
  schedule.every('adopt-orphans', beatPeriodMs, () => sweeps.adoptOrphans())
  schedule.every('housekeeping', HOUSEKEEPING_PERIOD_MS, async () => {
    await store.sessions.deleteExpired(clock.now())
    await store.idempotency.deleteExpired(clock.now(), 10_000)
  })
  const ticking: NodeJS.Timeout[] = []
  const others = async (since: number) => (await store.nodes.living(since)).filter((id) => id !== nodeId)

  return {
    server,
    kernel,
    store,
    sweeps,
    console,
    phone,
    simulatesCalls: simulated !== null,
    guarantees,
    async start() {
      const startedAt = clock.now()
      await simulator?.start()
      await sweeps.beat()
      ticking.push(setInterval(() => void sweeps.beat().catch(() => {}), beatPeriodMs))
      // Each sweep runs on one node at a time, but each node has to see by itself what others did to what it holds.
      if (isShared) ticking.push(setInterval(() => void kernel.catchUp().catch(() => {}), WAKE_PERIOD_MS))
      await store.idempotency.releaseOf({ notIn: await sweeps.livingNodes() })
      // All that ring at first: with the others' next beats it is known which of them are theirs.
      await phone.recall.count()
      const lookAgain = async () => phone.recall.lookAgain(await others(startedAt))
      if (isShared) ticking.push(setInterval(() => void lookAgain().catch(() => {}), beatPeriodMs))
      // After all nodes have died together it takes a while; requests need not wait for what any node can do.
      if (!isShared) await sweeps.adoptOrphans()
      else sweeps.adoptOrphans().catch((error: unknown) => log.warn({ err: error }, 'orphans are adopted later'))
      await schedule.start()
      return server.listen({ port: config.PORT, host: config.HOST })
    },
    async stop() {
      isStopping = true
      phone.capacity.close()
      await Promise.all([pause(config.DRAIN_MS), phone.capacity.drained(config.callDrainMs)])
      const closed = server.close()
      const handLimitMs = config.isProduction || isShared ? HAND_LIMIT_MS.amongOthers : HAND_LIMIT_MS.alone
      await Promise.race([closed, pause(handLimitMs, undefined, { ref: false })])
      await kernel.stop()
      await closed
      for (const timer of ticking) clearInterval(timer)
      await schedule.stop()
      await agent.destroy()
      await guarded.close()
      await simulator?.stop()
      await keyUsage.close()
      await store.nodes.leave(nodeId)
      await store.close()
    },
  }
}

function observeKernel(registry: Registry, kernel: Kernel): void {
  new Gauge({
    name: 'parley_resident_actors',
    help: 'Actors that are in memory.',
    registers: [registry],
    collect() {
      this.set(kernel.residentCount)
    },
  })
}
