import type { EpochMs } from '../../base/time.ts'
import type { JsonObject } from '../../base/json.ts'
import type { ProviderCredentials } from '../../ports/language.ts'

export interface LanguageModelOptions {
  credentials: ProviderCredentials
  clock: { now(): EpochMs }
  /** Deadline of one request to a vendor in ms, default 20,000. A turn makes at most two. */
  timeoutMs?: number
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch
  /** Returns the `fetch` for one connection, given its credentials; undefined for the one above. */
  fetchFor?: (credentials: JsonObject) => typeof fetch | undefined
}
