import type { EpochMs } from '../../base/time.ts'
import type { JsonObject } from '../../base/json.ts'
import type { ProviderCredentials } from '../../ports/language.ts'

export interface LanguageModelOptions {
  credentials: ProviderCredentials
  clock: { now(): EpochMs }
  /** Deadline of one request to a vendor, default 20,000 ms. A turn makes at most two. */
  timeoutMs?: number
  /** In place of the global one. */
  fetch?: typeof fetch
  /** The same for one connection, by the credentials that were found; undefined for the one above. */
  fetchFor?: (credentials: JsonObject) => typeof fetch | undefined
}
