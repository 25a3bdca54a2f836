import type * as Undici from 'undici'
import { lazyRequire } from '../base/lazy-require.ts'
import { isPublicAddress } from './public-address.ts'
import { createGuardedConnector } from './guarded-connector.ts'
import type { Resolve } from './resolve.ts'

const undici = lazyRequire<typeof Undici>('undici')
const CONNECT_TIMEOUT_MS = 10_000

export interface GuardedFetch {
  fetch: typeof globalThis.fetch
  close(): Promise<void>
}

/** A `fetch` that connects to public addresses only, redirects included; anything else fails with `BlockedAddress`. */
export function createGuardedFetch({ resolve }: { resolve: Resolve }): GuardedFetch {
  const connect = createGuardedConnector({ isAllowed: isPublicAddress, resolve, connectTimeoutMs: CONNECT_TIMEOUT_MS })
  let dispatcher: Undici.Agent | undefined
  // undici's own types and the ones that Node ships differ in name only.
  const guarded = (input: unknown, init?: unknown) => {
    const { Agent, fetch } = undici()
    dispatcher ??= new Agent({ connect, allowH2: false })
    return fetch(input as Undici.RequestInfo, { ...(init as Undici.RequestInit), dispatcher })
  }
  return { fetch: guarded, close: async () => dispatcher?.destroy() }
}
