import type { Logger } from 'pino'
import { CHAIN_CHECK_PERIOD_MS, type ChainCheck } from '../actors/runtime/chain-check.ts'
import { SHARED_WAKE_SWEEPS, sharesOfPartitions, WAKE_PERIOD_MS, type Sweeps } from '../actors/runtime/sweeps.ts'
import type { Clock } from '../base/time.ts'
import type { RecurringBackend } from '../ports/recurring-backend.ts'
import type { Store } from '../ports/store.ts'
import { deleteExpired } from './delete-expired.ts'
import { createRecurringJobs, type RecurringJobs } from './recurring-jobs.ts'

const HOUSEKEEPING_PERIOD_MS = 60_000

export interface SweepScheduleDeps {
  agendaBackend: RecurringBackend
  sweeps: Sweeps
  chainCheck: Pick<ChainCheck, 'run'>
  store: Store
  clock: Clock
  nodeId: string
  log: Logger
  /** Whether other nodes take a part of the sweeps. */
  isShared: boolean
  /** How often orphans are looked for. */
  adoptPeriodMs: number
}

/** Everything that one of the nodes does for all, each job by itself. */
export function scheduleSweeps(deps: SweepScheduleDeps): RecurringJobs {
  const { agendaBackend, sweeps, chainCheck, store, clock, nodeId, log, isShared, adoptPeriodMs } = deps
  const jobs = createRecurringJobs({ backend: agendaBackend, nodeId, log })
  for (const [share, partitions] of sharesOfPartitions(isShared ? SHARED_WAKE_SWEEPS : 1).entries()) {
    const name = share === 0 ? 'wake-due-actors' : `wake-due-actors-${share + 1}`
    jobs.every(name, WAKE_PERIOD_MS, () => sweeps.wakeDueActors(partitions))
  }
  jobs.every('adopt-orphans', adoptPeriodMs, () => sweeps.adoptOrphans())
  jobs.every('verify-journals', CHAIN_CHECK_PERIOD_MS, () => chainCheck.run())
  jobs.every('housekeeping', HOUSEKEEPING_PERIOD_MS, () => deleteExpired(store, clock))
  agendaBackend.onClockSetBack((aheadMs) => {
    sweeps.correctDeadlines(aheadMs).catch((err: unknown) => log.warn({ err }, 'Deadlines could not be corrected.'))
  })
  return jobs
}
