import type { RateLimiter } from '../api/http/rate-limit.ts'
import type { Models } from '../api/deps.ts'
import type { ListQueue } from '../api/list-queue.ts'
import type { OpenConversations } from '../api/open-conversations.ts'
import type { JsonObject } from '../base/json.ts'
import type { ByteBudget } from '../base/byte-budget.ts'
import type { Clock } from '../base/time.ts'
import type { ActorHistory } from '../actors/inspection/actor-history.ts'
import type { MachineLookup } from '../actors/machine-lookup.ts'
import type { Runtime } from '../actors/runtime/runtime-types.ts'
import type { Store } from '../ports/store.ts'
import type { DeliveryBodies } from '../webhooks/delivery-bodies.ts'
import type { Seal } from '../security/seal.ts'
import type { FieldValue, ProviderCredentials, UnderstandRequest } from '../ports/language.ts'
import type { BrowserCalls } from '../ports/browser-calls.ts'
import type { Simulations } from '../ports/simulations.ts'
import type { PhoneCalls } from '../ports/phone-calls.ts'
import type { Resolve } from '../security/resolve.ts'
import type { ProjectChanges } from './events/project-changes.ts'
import type { CallCounter } from './stats/call-counter.ts'
import type { PagesOptions } from './pages/serve-pages.ts'
import type { ProviderKind } from './provider-catalogue.ts'
import type { Receivers } from './receivers.ts'
import type { LogInLinks } from './session/log-in-links.ts'

/** Everything the console's API needs from the rest of the service. */
export interface ConsoleDeps {
  runtime: Runtime
  /** Those that the runtime's actors run on. */
  machines: MachineLookup
  /** Past states of actors. */
  history: ActorHistory
  store: Store
  deliveryBodies: Pick<DeliveryBodies, 'find'>
  readList: ListQueue
  /** For what lists read, one for all of both APIs. */
  listBudget: ByteBudget
  models: Models
  openConversations: Pick<OpenConversations, 'check'>
  clock: Clock
  /** A fresh UUIDv7. */
  newId(): string
  seal: Seal
  /** Connections that no project has to save: from environment variables, or built in. Null for none. */
  implicitConnection(
    provider: string,
    kind: ProviderKind,
    /** Connections that the project has saved; they take precedence over simulated carriers. */
    saved: ReadonlySet<string>,
  ): 'environment' | 'builtin' | null
  /** Credentials of a project, or the operator's for every project. */
  credentials: ProviderCredentials
  /**
   * The words of a message that say a field's value, as UTF-16 positions, `end` exclusive; null where it is not known.
   */
  findSaidWords: (request: UnderstandRequest, field: string, value: FieldValue) => { start: number; end: number } | null
  /** The `fetch` for requests to a provider; for a project's own account it may be limited to public addresses. */
  fetchFor: (account: JsonObject) => typeof fetch
  /** Null where no telephony provider could call back. */
  phone: PhoneCalls | null
  browserCalls: BrowserCalls
  simulations: Simulations
  logInLinks: LogInLinks
  receivers: Receivers
  /** Counts the test conversations, forks and test calls that each person starts. */
  testStarts: Pick<RateLimiter, 'take'>
  /** Counts the pings and the repeated deliveries that each person sends. */
  handDeliveries: Pick<RateLimiter, 'take'>
  changes: Pick<ProjectChanges, 'notify' | 'watch'>
  callCounter: Pick<CallCounter, 'flush'>
  service: ServiceFacts
  /** Looks up a webhook host's addresses. */
  resolve: Resolve
  /** The built pages; left out, those in `web/dist`. */
  pages?: PagesOptions
  config: ConsoleConfig
}

/** Facts about the service that the app shows. */
interface ServiceFacts {
  version: string
  /** Simulated numbers that projects without a carrier can call; empty if nothing is simulated. */
  simulatedPeople: readonly { number: string; description: string }[]
}

export interface ConsoleConfig {
  /** Enables what needs HTTPS: secure cookies, strict webhook addresses. */
  production: boolean
  /** Origin of a web app that is served from elsewhere, or null. */
  webOrigin: string | null
  publicUrl: string | null
  /** Name or address that it listens on. */
  host?: string
  /** Time zone of test conversations whose flow names none. */
  timeZone?: string
  /** Whether a project's providers may be reached at addresses that are not public. Default true. */
  allowsPrivateModelUrls?: boolean
  /**
   * Returns why a provider must not be reached at this address without encryption; null if it may be. Default: allowed.
   */
  plainUrlError?: (url: URL) => string | null
}
