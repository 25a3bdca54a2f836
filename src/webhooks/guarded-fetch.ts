import { Agent, fetch } from 'undici'
import { isPublicAddress } from './address-rules.ts'
import { createGuardedConnector } from './guarded-connector.ts'
import type { Resolve } from './resolve.ts'

const CONNECT_TIMEOUT_MS = 10_000

export interface GuardedFetch {
  fetch: typeof globalThis.fetch
  close(): Promise<void>
}

/** A `fetch` that connects to public addresses only, redirects included; anything else fails with `BlockedAddress`. */
export function createGuardedFetch({ resolve }: { resolve: Resolve }): GuardedFetch {
  const connect = createGuardedConnector({ isAllowed: isPublicAddress, resolve, connectTimeoutMs: CONNECT_TIMEOUT_MS })
  const dispatcher = new Agent({ connect, allowH2: false })
  // undici's own types and the ones that Node ships for it differ in name alone.
  const guarded = (input: unknown, init?: unknown) =>
    fetch(input as Parameters<typeof fetch>[0], { ...(init as Parameters<typeof fetch>[1]), dispatcher })
  return { fetch: guarded, close: () => dispatcher.destroy() }
}
