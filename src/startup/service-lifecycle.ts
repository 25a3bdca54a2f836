import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Kernel } from '../actors/kernel.ts'
import { WAKE_PERIOD_MS, type Sweeps } from '../actors/runtime/sweeps.ts'
import type { BatchedKeyUsage } from '../api/key-usage.ts'
import type { ProjectChanges } from '../console/events/project-changes.ts'
import type { CallCounter } from '../console/stats/call-counter.ts'
import type { Phone } from '../telephony/phone.ts'
import type { Webhooks } from './assemble-webhooks.ts'
import { connectionLimit } from './connection-limit.ts'
import type { ProviderAccess } from './provider-access.ts'
import type { RecurringJobs } from './recurring-jobs.ts'
import type { ServiceCore } from './service-core.ts'
import type { StartableCarriers } from './simulated-carriers.ts'
import type { SimulationThreads } from './simulations.ts'
import type { Ticks } from './ticks.ts'

/** How long a stop waits for running requests; unfinished work is done by another node, or at the next start. */
const REQUEST_DRAIN_MS = { alone: 1_000, amongOthers: 5_000 }

/** The parts of the service that begin and end in a certain order. */
export interface ServiceParts {
  core: ServiceCore
  kernel: Kernel
  server: FastifyInstance
  sweeps: Sweeps
  schedule: RecurringJobs
  ticks: Ticks
  /** How often this node beats, in ms. */
  beatPeriodMs: number
  phone: Phone
  /** Null where nothing is simulated, or by somebody else. */
  simulator: StartableCarriers | null
  simulations: SimulationThreads
  changes: ProjectChanges
  callCounter: CallCounter
  keyUsage: BatchedKeyUsage
  webhooks: Webhooks
  providers: ProviderAccess
}

/** Adopts what a dead process left behind, starts the sweeps and listens. Returns the address. */
export async function startService(parts: ServiceParts): Promise<string> {
  const { core, kernel, server, sweeps, schedule, ticks, beatPeriodMs, phone, simulator, changes } = parts
  const { config, store, isShared, clock, log } = core
  const startedAt = clock.now()
  await simulator?.start()
  await sweeps.heartbeat()
  ticks.every('heartbeat', beatPeriodMs, () => sweeps.heartbeat())
  // Each sweep runs on one node at a time, but every node has to notice what others did to the actors it holds.
  if (isShared) ticks.every('catch-up', WAKE_PERIOD_MS, () => kernel.catchUp())
  await store.idempotency.letGoOf({ notIn: await sweeps.aliveNodes() })
  // All that ring at first: with the others' next beats it is known which of them are theirs.
  await phone.capacityRecovery.count()
  const recheck = async () => phone.capacityRecovery.recheck(await othersAlive(core, startedAt))
  if (isShared) ticks.every('ringing-calls', beatPeriodMs, recheck)
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
}

/**
 * Takes no more calls, lets those that there are end, accepts nothing more, finishes running requests and closes
 * everything in order: what others still use comes last.
 */
export async function stopService(parts: ServiceParts): Promise<void> {
  const { core, kernel, server, phone, keyUsage } = parts
  const { config, store, isShared, nodeId } = core
  phone.capacity.close()
  await Promise.all([pause(config.DRAIN_MS), phone.capacity.drained(config.callDrainMs)])
  const closed = server.close()
  const drainMs = config.isProduction || isShared ? REQUEST_DRAIN_MS.amongOthers : REQUEST_DRAIN_MS.alone
  await Promise.race([closed, pause(drainMs, undefined, { ref: false })])
  parts.simulations.close()
  await kernel.stop()
  await closed
  parts.ticks.stop()
  await parts.changes.stop()
  await parts.callCounter.stop()
  await parts.schedule.stop()
  parts.webhooks.close()
  await parts.providers.close()
  await parts.simulator?.stop()
  await keyUsage.close()
  await store.nodes.deregister(nodeId)
  await store.close()
}

async function othersAlive({ store, nodeId }: ServiceCore, since: number): Promise<string[]> {
  return (await store.nodes.listAlive(since)).filter((id) => id !== nodeId)
}
