import { randomUUID } from 'node:crypto'
import { pino, type Logger } from 'pino'
import type { Registry } from 'prom-client'
import { createMetrics } from '../api/http/metrics.ts'
import { correctedClock } from '../base/corrected-clock.ts'
import { systemClock } from '../base/system-clock.ts'
import type { Clock } from '../base/time.ts'
import type { Config } from '../config.ts'
import { createDnsResolve, resolveLocally, type Resolve } from '../security/resolve.ts'
import { createSeal, type Seal } from '../security/seal.ts'
import { checkStoredSecrets } from './check-stored-secrets.ts'
import { configWarnings } from './config-warnings.ts'
import { guardTimers } from './guard-timers.ts'
import { openStore, type OpenedStore } from './open-store.ts'
import { rejectIncompleteImport } from './reject-incomplete-import.ts'
import { agreeOnSecretKey, loadSecretKey } from './secret-key.ts'

/** What every part of the service stands on. */
export interface ServiceCore extends Pick<OpenedStore, 'store' | 'agendaBackend' | 'isShared' | 'databaseSummary'> {
  config: Config
  /** Name of this process among those that share the store. */
  nodeId: string
  log: Logger
  /** The time that all nodes agree on. */
  clock: Clock
  metrics: Registry
  secretKey: Uint8Array
  seal: Seal
  /** Looks up the addresses of hosts that users name. */
  resolve: Resolve
}

/** Opens the store, and refuses to go on with one that this process must not work on. */
export async function openCore(config: Config, given: { clock?: Clock; log?: Logger }): Promise<ServiceCore> {
  const log = given.log ?? pino({ level: config.LOG_LEVEL })
  const nodeId = randomUUID()
  const { clockAheadMs, matchesSharedMark, ...opened } = await openStore(config, { nodeId, log })
  await rejectIncompleteImport(opened.store)
  const secretKey = loadSecretKey(config)
  const seal = createSeal(secretKey)
  // First, so that a wrong key leaves no mark, which would refuse the right one.
  await checkStoredSecrets(opened.store, seal, log)
  await agreeOnSecretKey(secretKey, matchesSharedMark)
  for (const warning of configWarnings(config)) log.warn(warning)
  return {
    ...opened,
    config,
    nodeId,
    log,
    clock: correctedClock(given.clock ?? guardTimers(systemClock, log), clockAheadMs),
    metrics: createMetrics(),
    secretKey,
    seal,
    resolve: config.isProduction ? createDnsResolve() : resolveLocally,
  }
}
