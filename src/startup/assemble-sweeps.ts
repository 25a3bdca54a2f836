import type { Kernel } from '../actors/kernel.ts'
import { createChainCheck } from '../actors/runtime/chain-check.ts'
import { createSweeps, HEARTBEATS_PER_LEASE, type Sweeps } from '../actors/runtime/sweeps.ts'
import { showActorMetrics } from './actor-metrics.ts'
import type { RecurringJobs } from './recurring-jobs.ts'
import { scheduleSweeps } from './schedule-sweeps.ts'
import type { ServiceCore } from './service-core.ts'

export interface AssembledSweeps {
  sweeps: Sweeps
  schedule: RecurringJobs
  /** How often this node beats, in ms. */
  beatPeriodMs: number
}

/** Creates what keeps promises across restarts: the sweeps, and the background check of journals. */
export function assembleSweeps(core: ServiceCore, kernel: Kernel): AssembledSweeps {
  const { config, store, isShared, nodeId, clock, log, metrics } = core
  const chainCheck = createChainCheck({
    actors: store.actors,
    scanActors: (after, limit) => store.transfer.scanActors(after, limit),
    progress: store.chainCheck,
    ...{ clock, log },
  })
  showActorMetrics(metrics, kernel, chainCheck)
  const sweeps = createSweeps(kernel, store, { clock, nodeId, isShared, leaseMs: config.NODE_LEASE_MS, log })
  const beatPeriodMs = Math.floor(config.NODE_LEASE_MS / HEARTBEATS_PER_LEASE)
  const schedule = scheduleSweeps({ ...core, sweeps, chainCheck, adoptPeriodMs: beatPeriodMs })
  return { sweeps, schedule, beatPeriodMs }
}
