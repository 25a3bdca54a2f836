import type { ApiConfig } from '../api/deps.ts'
import type { Config } from '../config.ts'

const BODY_LIMIT_BYTES = 1024 * 1024
/** Longer than any response takes: a turn makes at most four model requests. */
const CONNECTION_TIMEOUT_MS = 90_000

/** The part of the settings that the public API goes by. */
export function apiConfig(config: Config): ApiConfig {
  return {
    rateLimitPerMinute: config.RATE_LIMIT_PER_MINUTE,
    webOrigin: config.WEB_ORIGIN ?? null,
    publicUrl: config.PUBLIC_URL ?? null,
    host: config.HOST,
    ...(config.TRUST_PROXY !== undefined && { trustProxy: config.TRUST_PROXY }),
    bodyLimitBytes: BODY_LIMIT_BYTES,
    timeZone: config.TIME_ZONE,
    connectionTimeoutMs: Math.max(CONNECTION_TIMEOUT_MS, 4 * config.MODEL_TIMEOUT_MS + 10_000),
    ...(config.METRICS_TOKEN !== undefined && { metricsToken: config.METRICS_TOKEN }),
    nodeLeaseMs: config.NODE_LEASE_MS,
  }
}
