import type { Models } from '../api/deps.ts'
import type { Clock } from '../actors/ports.ts'
import type { Runtime } from '../actors/runtime-types.ts'
import type { Store } from '../ports/store.ts'
import type { Seal } from '../secrets/seal.ts'
import type { Resolve } from '../webhooks/resolve.ts'
import type { ProviderKind } from './provider-catalogue.ts'

/** Everything the console's API needs from the rest of the service. */
export interface ConsoleDeps {
  runtime: Runtime
  store: Store
  models: Models
  clock: Clock
  /** A fresh UUIDv7. */
  newId(): string
  seal: Seal
  /** Connections that no project has to save: from environment variables, or built in. Null for none. */
  connectedOutside(
    provider: string,
    kind: ProviderKind,
    /** What the project has saved: simulated carriers give way to real ones. */
    saved: ReadonlySet<string>,
  ): 'environment' | 'builtin' | null
  /** Looks up a webhook host's addresses. */
  resolve: Resolve
  config: ConsoleConfig
}

export interface ConsoleConfig {
  /** Switches on what needs HTTPS: secure cookies, strict webhook addresses. */
  production: boolean
  /** Origin of a web app that is served from elsewhere, or null. */
  webOrigin: string | null
  publicUrl: string | null
  /** Name or address that it listens on. */
  host?: string
  /** Whether a project's providers may be reached at addresses that are not public. Default true. */
  allowsPrivateModelUrls?: boolean
}
