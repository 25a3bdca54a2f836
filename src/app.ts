import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { pino, type Logger } from 'pino'
import { v7 as uuidv7 } from 'uuid'
import { createMachineRegistry } from './effects/machine-registry.ts'
import { createChainCheck } from './actors/runtime/chain-check.ts'
import { LIMITS } from './base/limits.ts'
import type { Clock } from './base/time.ts'
import type { Kernel } from './actors/kernel.ts'
import { createActorHistory } from './actors/inspection/actor-history.ts'
import { createRuntime } from './actors/runtime/runtime.ts'
import { createSweeps, HEARTBEATS_PER_LEASE, WAKE_PERIOD_MS, type Sweeps } from './actors/runtime/sweeps.ts'
import { correctedClock } from './base/corrected-clock.ts'
import { usedHeapShare, withinHeap } from './base/heap.ts'
import { createByteBudget } from './base/byte-budget.ts'
import { systemClock } from './base/system-clock.ts'
import type { ApiDeps } from './api/deps.ts'
import { createKeyUsage } from './api/key-usage.ts'
import { createListQueue } from './api/list-queue.ts'
import { createOpenConversations } from './api/open-conversations.ts'
import { RateLimiter } from './api/http/rate-limit.ts'
import { createMetrics } from './api/http/metrics.ts'
import { buildServer } from './api/http/server.ts'
import { plainUrlError, type Config } from './config.ts'
import type { ConsoleDeps } from './console/console-deps.ts'
import { consolePlugin } from './console/console-plugin.ts'
import { secretPurpose } from './console/endpoints.ts'
import { createReceivers } from './console/receivers.ts'
import { createLogInLinks } from './console/session/log-in-links.ts'
import { eventsSocket } from './console/events/events-socket.ts'
import { createProjectChanges, type ProjectChanges } from './console/events/project-changes.ts'
import { createCallCounter } from './console/stats/call-counter.ts'
import { voiceSocket } from './console/voice/voice-socket.ts'
import { inspectSocket } from './console/inspect/inspect-socket.ts'
import { acceptWebSockets } from './api/http/web-sockets.ts'
import { findSaidWords } from './language/model/said-words.ts'
import { parseModelName } from './language/model/model-name.ts'
import type { SimulatedCarriers } from './telephony/accounts.ts'
import type { Phone } from './telephony/phone.ts'
import type { Store } from './ports/store.ts'
import type { CarrierHttp } from './providers/carrier-http.ts'
import { createLanguageModel } from './language/model/language-model.ts'
import { createSeal } from './security/seal.ts'
import { showActorMetrics } from './startup/actor-metrics.ts'
import { assembleEffects } from './startup/assemble-effects.ts'
import { connectionLimit } from './startup/connection-limit.ts'
import { assemblePhone } from './startup/assemble-phone.ts'
import { credentialsFromSettings, providerCredentials } from './startup/credentials.ts'
import { guardTimers } from './startup/guard-timers.ts'
import { checkStoredSecrets } from './startup/check-stored-secrets.ts'
import { configWarnings } from './startup/config-warnings.ts'
import { openStore } from './startup/open-store.ts'
import { rejectIncompleteImport } from './startup/reject-incomplete-import.ts'
import { scheduleSweeps } from './startup/schedule-sweeps.ts'
import { createTicks } from './startup/ticks.ts'
import { createCallSummaries, type CallSummaries } from './webhooks/call-summaries.ts'
import { createDeliveryBodies } from './webhooks/delivery-bodies.ts'
import { agreeOnSecretKey, loadSecretKey } from './startup/secret-key.ts'
import { createSimulatedCarriers } from './startup/simulated-carriers.ts'
import { createReceiverTokens } from './security/receiver-tokens.ts'
import { simulatedPeople } from './simulator/people/people.ts'
import { createWebhookAgent } from './webhooks/http/webhook-agent.ts'
import { createGuardedFetch } from './security/guarded-fetch.ts'
import { createEndpointLimiter } from './webhooks/endpoint-limiter.ts'
import { createPostWebhook, type PostWebhook } from './webhooks/post-webhook.ts'
import { createDnsResolve, resolveLocally } from './security/resolve.ts'

const { version: VERSION } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}
const BODY_LIMIT_BYTES = 1024 * 1024
/** Longer than any response takes: a turn makes at most four model requests. */
const CONNECTION_TIMEOUT_MS = 90_000
/** Characters of a flow whose machine takes a mebibyte at most: others' large flows do not keep it from being used. */
const SMALL_FLOW_LENGTH = 32 * 1024
/** What lists may read at once after a rest: a few of the largest pages. */
const LIST_BURST_BYTES = 4 * 1024 * 1024
/** How long a stop waits for running requests; unfinished work is done by another node, or at the next start. */
const REQUEST_DRAIN_MS = { alone: 1_000, amongOthers: 5_000 }

export interface App {
  server: FastifyInstance
  kernel: Kernel
  store: Store
  sweeps: Sweeps
  console: ConsoleDeps
  changes: ProjectChanges
  phone: Phone
  /** Projects without a carrier of their own call simulated people. */
  simulatesCalls: boolean
  /** The tested capabilities of the database server in one line; null for SQLite. */
  databaseSummary: string | null
  /** Adopts what a dead process left behind, starts the sweeps and listens. Returns the address. */
  start(): Promise<string>
  /**
   * Reports not ready for `DRAIN_MS`, lets phone calls end within `CALL_DRAIN_MS`, then accepts nothing more, finishes
   * running requests and closes everything in order.
   */
  stop(): Promise<void>
}

export interface AppOptions {
  clock?: Clock
  log?: Logger
  /** Stands in for the simulator that would be started, with its own way of being reached. */
  simulated?: SimulatedCarriers & { exchange: CarrierHttp }
  /** Whether the console's pages are being built, so that a browser asks again soon. */
  isBuildingConsole?: () => boolean
}

/** Puts the service together from its parts. Nothing runs before `start`. */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const log = options.log ?? pino({ level: config.LOG_LEVEL })
  const nodeId = randomUUID()
  const opened = await openStore(config, { nodeId, log })
  const { store, agendaBackend, clockAheadMs, isShared, databaseSummary, matchesSharedMark } = opened
  const clock = correctedClock(options.clock ?? guardTimers(systemClock, log), clockAheadMs)
  await rejectIncompleteImport(store)

  const secretKey = loadSecretKey(config)
  await agreeOnSecretKey(secretKey, matchesSharedMark)
  const seal = createSeal(secretKey)
  await checkStoredSecrets(store, seal, log)
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
  const webhookLimiter = createEndpointLimiter()

  const metrics = createMetrics()
  const publicUrl = config.PUBLIC_URL ?? null
  for (const warning of configWarnings(config)) log.warn(warning)
  const simulator = options.simulated
    ? null
    : createSimulatedCarriers(config, fromSettings, { clock, server: () => server.server })
  const simulated = options.simulated ?? simulator
  const phone = assemblePhone({
    runtime: {
      read: (actorId) => kernel.read(actorId),
      send: (actorId, event) => kernel.send(actorId, event),
      ask: (...asked) => kernel.ask(...asked),
      create: (...asked) => kernel.create(...asked),
      createAndAsk: (...asked) => kernel.createAndAsk(...asked),
    },
    ...{ store, credentials, simulated, publicUrl, trusted, resolve, secretKey, metrics, clock, log },
    maxLiveCalls: config.MAX_LIVE_CALLS,
    timeZone: config.TIME_ZONE,
    projectLimits: {
      live: config.MAX_PROJECT_LIVE_CALLS,
      perDay: config.MAX_PROJECT_CALLS_PER_DAY,
      destinations: config.CALL_DESTINATIONS,
    },
    ...(options.simulated && { exchange: options.simulated.exchange }),
  })

  const maxWarmBytes = withinHeap(config.WARM_MEMORY_MIB * 1_024 * 1_024, 0.3)
  const maxBytes = maxWarmBytes + withinHeap(LIMITS.busyBytes.value, 0.1)
  const isFull = (flowLength: number) =>
    flowLength > SMALL_FLOW_LENGTH ? kernel.activationBytes > maxBytes || usedHeapShare() > 0.7 : usedHeapShare() > 0.85
  const machines = createMachineRegistry(store.flows, isFull)
  const kernel: Kernel = createRuntime({
    store: store.actors,
    machines,
    handlers: assembleEffects({
      ...{ language, languageOnCalls, phone, store, clock },
      postWebhook: (input, context) => postWebhook(input, context),
      summaries: { prepare: (...about) => summaries.prepare(...about) },
    }),
    clock,
    nodeId,
    log,
    isShared,
    maxWarmBytes,
  })
  const summaries: CallSummaries = createCallSummaries(kernel, store.actors)
  const deliveryBodies = createDeliveryBodies({ payloads: store.payloads, summaries })
  const postWebhook: PostWebhook = createPostWebhook({
    endpoints: store.endpoints,
    bodies: deliveryBodies,
    decryptSecret: (sealed, endpointId) => seal.open(sealed, secretPurpose(endpointId)),
    agent,
    limiter: webhookLimiter,
    clock,
    production: config.isProduction,
  })

  const keyUsage = createKeyUsage(store.keyUsage, clock, (error) =>
    log.warn({ err: error }, 'key usage could not be stored and is retried'),
  )
  const newId = () => uuidv7()
  const models: ApiDeps['models'] = {
    isKnown: (model) => parseModelName(model) !== undefined,
    async isConnected(projectId, model) {
      const provider = parseModelName(model)?.provider
      if (provider === undefined) return false
      return provider === 'builtin' || (await credentials.find(projectId, provider)) !== null
    },
  }
  const webOrigin = config.WEB_ORIGIN ?? null
  const openConversations = createOpenConversations({ max: config.maxProjectConversations, clock })
  const changes = createProjectChanges({ clock, ...(store.changeFeed && { feed: store.changeFeed }) })
  const callCounter = createCallCounter({ store, clock, newId, log })
  const readList = createListQueue()
  const listBudget = createByteBudget(clock, {
    bytesPerSecond: LIMITS.listReadBytes.value,
    burst: LIST_BURST_BYTES,
  })
  const history = createActorHistory({ store: store.actors, machines })
  const console: ConsoleDeps = {
    openConversations,
    runtime: kernel,
    machines,
    history,
    store,
    deliveryBodies,
    readList,
    listBudget,
    models,
    clock,
    newId,
    seal,
    implicitConnection(provider, kind, saved) {
      if (provider === 'builtin' && kind === 'model') return 'builtin'
      if (fromSettings.has(provider)) return 'environment'
      const isSimulated = simulated !== null && !saved.has('telephony_a') && !saved.has('telephony_b')
      return isSimulated && (kind === 'telephony' || provider === 'builtin') ? 'builtin' : null
    },
    credentials,
    findSaidWords,
    fetchFor: (account) => (trusted === null || trusted.has(account) ? fetch : guarded.fetch),
    phone: phone.calls,
    browserCalls: phone.browserCalls,
    logInLinks: createLogInLinks(clock),
    testStarts: new RateLimiter(LIMITS.testStartsPerMinute.value),
    handDeliveries: new RateLimiter(LIMITS.handDeliveriesPerMinute.value),
    receivers: createReceivers(createReceiverTokens(secretKey)),
    service: { version: VERSION, simulatedPeople: simulated === null ? [] : simulatedPeople() },
    changes,
    callCounter,
    resolve,
    pages: { ...(options.isBuildingConsole && { isBuilding: options.isBuildingConsole }) },
    config: {
      production: config.isProduction,
      webOrigin,
      publicUrl,
      host: config.HOST,
      timeZone: config.TIME_ZONE,
      allowsPrivateModelUrls: config.allowsPrivateModelUrls,
      plainUrlError: (url) => plainUrlError(url, config.plainProviderUrls),
    },
  }
  let isStopping = false
  const chainCheck = createChainCheck({
    actors: store.actors,
    scanActors: (after, limit) => store.transfer.scanActors(after, limit),
    progress: store.chainCheck,
    clock,
    log,
  })
  showActorMetrics(metrics, kernel, chainCheck)
  kernel.observe((committed) => summaries.observe(committed))
  kernel.observe((committed) => phone.observe(committed))
  kernel.observe((committed) => openConversations.observe(committed))
  kernel.observe((committed) => changes.observe(committed))
  kernel.observe((committed) => callCounter.observe(committed))
  const server: FastifyInstance = await buildServer(
    {
      runtime: kernel,
      history,
      store,
      readList,
      listBudget,
      models,
      openConversations,
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
        timeZone: config.TIME_ZONE,
        connectionTimeoutMs: Math.max(CONNECTION_TIMEOUT_MS, 4 * config.MODEL_TIMEOUT_MS + 10_000),
        ...(config.METRICS_TOKEN !== undefined && { metricsToken: config.METRICS_TOKEN }),
        nodeLeaseMs: config.NODE_LEASE_MS,
      },
      log,
      keyUsage,
    },
    {
      async console(app) {
        await consolePlugin(console)(app)
        await inspectSocket(console, { kernel, machines })(app)
        await eventsSocket(console)(app)
        await voiceSocket(console, kernel)(app)
        await acceptWebSockets(app)
        await phone.routes(app)
      },
      metrics,
      isStopping: () => isStopping,
    },
  )

  const sweeps = createSweeps(kernel, store, { clock, nodeId, isShared, leaseMs: config.NODE_LEASE_MS, log })
  const beatPeriodMs = Math.floor(config.NODE_LEASE_MS / HEARTBEATS_PER_LEASE)
  const schedule = scheduleSweeps({
    ...{ backend: agendaBackend, sweeps, chainCheck, store, clock, nodeId, log, isShared },
    adoptPeriodMs: beatPeriodMs,
  })
  const ticks = createTicks(log)
  const others = async (since: number) => (await store.nodes.listAlive(since)).filter((id) => id !== nodeId)

  return {
    server,
    kernel,
    store,
    sweeps,
    console,
    changes,
    phone,
    simulatesCalls: simulated !== null,
    databaseSummary,
    async start() {
      const startedAt = clock.now()
      await simulator?.start()
      await sweeps.heartbeat()
      ticks.every('heartbeat', beatPeriodMs, () => sweeps.heartbeat())
      // Each sweep runs on one node at a time, but every node has to notice what others did to the actors it holds.
      if (isShared) ticks.every('catch-up', WAKE_PERIOD_MS, () => kernel.catchUp())
      await store.idempotency.letGoOf({ notIn: await sweeps.aliveNodes() })
      // All that ring at first: with the others' next beats it is known which of them are theirs.
      await phone.capacityRecovery.count()
      const lookAgain = async () => phone.capacityRecovery.recheck(await others(startedAt))
      if (isShared) ticks.every('ringing-calls', beatPeriodMs, lookAgain)
      // When all nodes crashed together this takes a while; requests need not wait for it, as any node can do it.
      if (!isShared) await sweeps.adoptOrphans()
      else
        sweeps
          .adoptOrphans()
          .catch((error: unknown) => log.warn({ err: error }, 'orphans could not be adopted; the next sweep retries'))
      await schedule.start()
      changes.start()
      const limit = connectionLimit()
      if (limit !== undefined) server.server.maxConnections = limit
      return server.listen({ port: config.PORT, host: config.HOST })
    },
    async stop() {
      isStopping = true
      phone.capacity.close()
      await Promise.all([pause(config.DRAIN_MS), phone.capacity.drained(config.callDrainMs)])
      const closed = server.close()
      const handLimitMs = config.isProduction || isShared ? REQUEST_DRAIN_MS.amongOthers : REQUEST_DRAIN_MS.alone
      await Promise.race([closed, pause(handLimitMs, undefined, { ref: false })])
      await kernel.stop()
      await closed
      ticks.stop()
      await changes.stop()
      await callCounter.stop()
      await schedule.stop()
      agent.destroy()
      await guarded.close()
      await simulator?.stop()
      await keyUsage.close()
      await store.nodes.deregister(nodeId)
      await store.close()
    },
  }
}
