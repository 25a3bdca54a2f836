import type { FastifyBaseLogger } from 'fastify'
import type { ByteBudget } from '../base/byte-budget.ts'
import type { Clock, EpochMs } from '../base/time.ts'
import type { ActorHistory } from '../actors/inspection/actor-history.ts'
import type { Runtime } from '../actors/runtime/runtime-types.ts'
import type { Store } from '../ports/store.ts'
import type { ListQueue } from './list-queue.ts'
import type { OpenConversations } from './open-conversations.ts'
import type { PhoneCalls } from '../ports/phone-calls.ts'

/** Everything the public API needs from the rest of the service. */
export interface ApiDeps {
  runtime: Runtime
  /** Finds what a request had come to before its process died. */
  history: Pick<ActorHistory, 'replay'>
  store: Store
  readList: ListQueue
  /** For what lists read, one for all of both APIs. */
  listBudget: ByteBudget
  models: Models
  openConversations: Pick<OpenConversations, 'check'>
  /** Null if no telephony provider can reach this service: phone calls then get 503. */
  phone: PhoneCalls | null
  clock: Clock
  /** A fresh UUIDv7. */
  newId: () => string
  nodeId: string
  config: ApiConfig
  log: FastifyBaseLogger
  keyUsage: KeyUsageCounter
}

export interface ApiConfig {
  /** 0 switches the limit off. */
  rateLimitPerMinute: number
  /** Origin of a web app that is served from elsewhere, or null. */
  webOrigin: string | null
  publicUrl: string | null
  /** Name or address that it listens on. */
  host?: string
  /** Trusted proxies, whose `X-Forwarded-For` is used: their number, or their addresses and ranges. Default none. */
  trustProxy?: number | string[]
  bodyLimitBytes: number
  /** Time zone of conversations whose flow names none; default the machine's. */
  timeZone?: string
  /** Bearer token for `/metrics`; without one only internal addresses may read it. */
  metricsToken?: string
  /** How long nothing may move on a connection. Default 90,000. */
  connectionTimeoutMs?: number
  /** Bytes of responses that clients together may leave unread. Default 64 MiB. */
  maxUnreadBytes?: number
  /** How long a client may take to send a whole request. Default 30,000. */
  requestTimeoutMs?: number
  /** Time in ms without a heartbeat after which another node counts as gone. Default 20,000. */
  nodeLeaseMs?: number
}

export interface Models {
  /** Whether the text is `<provider>:<model>` and names a provider that there is. */
  isKnown(model: string): boolean
  isConnected(projectId: string, model: string): Promise<boolean>
}

export interface KeyUsageCounter {
  /** Counts one request of this key; called for every authenticated request, refused ones included. */
  record(keyId: string, at: EpochMs): void
}
