import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { v7 as uuidv7 } from 'uuid'
import { createActorHistory } from './actors/inspection/actor-history.ts'
import type { Kernel } from './actors/kernel.ts'
import type { MachineLookup } from './actors/machine-lookup.ts'
import type { Sweeps } from './actors/runtime/sweeps.ts'
import { buildServer } from './api/http/server.ts'
import { acceptWebSockets } from './api/http/web-sockets.ts'
import { createKeyUsage } from './api/key-usage.ts'
import { createListQueue } from './api/list-queue.ts'
import { createOpenConversations } from './api/open-conversations.ts'
import { createByteBudget } from './base/byte-budget.ts'
import { LIMITS } from './base/limits.ts'
import type { Clock } from './base/time.ts'
import type { Config } from './config.ts'
import type { ConsoleDeps } from './console/console-deps.ts'
import { consolePlugin } from './console/console-plugin.ts'
import { eventsSocket } from './console/events/events-socket.ts'
import { createProjectChanges, type ProjectChanges } from './console/events/project-changes.ts'
import { inspectSocket } from './console/inspect/inspect-socket.ts'
import { createCallCounter } from './console/stats/call-counter.ts'
import { voiceSocket } from './console/voice/voice-socket.ts'
import type { Store } from './ports/store.ts'
import type { CarrierHttp } from './providers/carrier-http.ts'
import { apiConfig } from './startup/api-config.ts'
import { assembleConsole, type SharedApiDeps } from './startup/assemble-console.ts'
import { assembleEffects } from './startup/assemble-effects.ts'
import { assembleKernel } from './startup/assemble-kernel.ts'
import { assemblePhone } from './startup/assemble-phone.ts'
import { assembleSweeps } from './startup/assemble-sweeps.ts'
import { assembleWebhooks } from './startup/assemble-webhooks.ts'
import { deferredRuntime } from './startup/deferred-runtime.ts'
import { createProviderAccess } from './startup/provider-access.ts'
import { openCore } from './startup/service-core.ts'
import { startService, stopService, type ServiceParts } from './startup/service-lifecycle.ts'
import { createSimulatedCarriers } from './startup/simulated-carriers.ts'
import { createSimulations } from './startup/simulations.ts'
import { createTicks } from './startup/ticks.ts'
import type { SimulatedCarriers } from './telephony/accounts.ts'
import type { OperatorCallLimits } from './telephony/calls/project-limits.ts'
import type { Phone } from './telephony/phone.ts'

/** What lists may read at once after a rest: a few of the largest pages. */
const LIST_BURST_BYTES = 4 * 1024 * 1024

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

/** Puts the service together from its parts, those that others need first. Nothing runs before `start`. */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const core = await openCore(config, options)
  const { store, nodeId, log, clock, metrics } = core
  const newId = () => uuidv7()

  const runtime = deferredRuntime(() => kernel)
  const providers = createProviderAccess(core)
  const simulator = options.simulated
    ? null
    : createSimulatedCarriers(config, providers.fromSettings, { clock, server: () => server.server })
  const simulated = options.simulated ?? simulator
  const simulatesCalls = simulated !== null
  const phone = assemblePhone({
    ...core,
    ...{ runtime, simulated, credentials: providers.credentials, isTrusted: providers.isTrusted },
    publicUrl: config.PUBLIC_URL ?? null,
    maxLiveCalls: config.MAX_LIVE_CALLS,
    timeZone: config.TIME_ZONE,
    projectLimits: operatorCallLimits(config),
    ...(options.simulated && { exchange: options.simulated.exchange }),
  })
  const webhooks = assembleWebhooks(core, runtime)
  const { language, languageOnCalls } = providers
  const { kernel, machines } = assembleKernel({
    ...core,
    handlers: assembleEffects({
      ...{ language, languageOnCalls, phone, store, clock },
      postWebhook: webhooks.post,
      summaries: webhooks.summaries,
    }),
  })

  const openConversations = createOpenConversations({ max: config.maxProjectConversations, clock })
  const changes = createProjectChanges({ clock, ...(store.changeFeed && { others: { feed: store.changeFeed, log } }) })
  const callCounter = createCallCounter({ store, clock, newId, log })
  kernel.observe((committed) => webhooks.summaries.observe(committed))
  kernel.observe((committed) => phone.observe(committed))
  kernel.observe((committed) => openConversations.observe(committed))
  kernel.observe((committed) => changes.observe(committed))
  kernel.observe((committed) => callCounter.observe(committed))

  const shared: SharedApiDeps = {
    ...{ runtime: kernel, store, models: providers.models, openConversations, phone: phone.calls, clock, newId },
    history: createActorHistory({ store: store.actors, machines }),
    readList: createListQueue(),
    listBudget: createByteBudget(clock, { bytesPerSecond: LIMITS.listReadBytes.value, burst: LIST_BURST_BYTES }),
  }
  const simulations = createSimulations()
  const { isBuildingConsole: isBuilding } = options
  const console = assembleConsole({
    ...{ core, providers, shared, machines, simulatesCalls, simulations, changes, callCounter },
    deliveryBodies: webhooks.bodies,
    browserCalls: phone.browserCalls,
    ...(isBuilding && { isBuilding }),
  })
  const keyUsage = createKeyUsage(store.keyUsage, clock, (error) =>
    log.warn({ err: error }, 'key usage could not be stored and is retried'),
  )
  let isStopping = false
  const server: FastifyInstance = await buildServer(
    { ...shared, nodeId, log, keyUsage, config: apiConfig(config) },
    {
      console: (app) => mountConsole(app, { console, kernel, machines, phone }),
      metrics,
      isStopping: () => isStopping,
    },
  )

  const { sweeps, schedule, beatPeriodMs } = assembleSweeps(core, kernel)
  const parts: ServiceParts = {
    ...{ core, kernel, server, sweeps, schedule, beatPeriodMs, phone, simulator, changes, callCounter, keyUsage },
    ...{ simulations, webhooks, providers, ticks: createTicks(log) },
  }

  return {
    ...{ server, kernel, store, sweeps, console, changes, phone, simulatesCalls },
    databaseSummary: core.databaseSummary,
    start: () => startService(parts),
    stop() {
      isStopping = true
      return stopService(parts)
    },
  }
}

function operatorCallLimits(config: Config): OperatorCallLimits {
  return {
    live: config.MAX_PROJECT_LIVE_CALLS,
    perDay: config.MAX_PROJECT_CALLS_PER_DAY,
    destinations: config.CALL_DESTINATIONS,
  }
}

/** Mounts the console with its sockets, and the addresses that carriers call. */
async function mountConsole(
  app: FastifyInstance,
  parts: Pick<App, 'console' | 'kernel' | 'phone'> & { machines: MachineLookup },
) {
  const { console, kernel, machines, phone } = parts
  await consolePlugin(console)(app)
  await inspectSocket(console, { kernel, machines })(app)
  await eventsSocket(console)(app)
  await voiceSocket(console, kernel)(app)
  await acceptWebSockets(app)
  await phone.routes(app)
}
