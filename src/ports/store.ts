import type { ActorStore } from '../actors/ports/actor-store.ts'
import type { ChainCheckProgress } from '../actors/ports/chain-check-progress.ts'
import type { NodeRegistry } from '../actors/ports/node-registry.ts'
import type { DraftStore, LayoutStore, VersionStore } from './agent-drafts.ts'
import type { CallFigures } from './call-figures.ts'
import type { ChangeFeed } from './change-feed.ts'
import type { CallPages } from './call-pages.ts'
import type { KeyLookup } from './key-lookup.ts'
import type { TransferStore } from './transfer.ts'
import type { OptOutStore } from './opt-outs.ts'
import type {
  AgentStore,
  ConnectionStore,
  EndpointStore,
  FlowStore,
  ProjectStore,
  SessionStore,
  UserStore,
} from './entities.ts'
import type { DailyCounts, IdempotencyStore, KeyUsageStore, PayloadStore, SlotStore } from './side-tables.ts'

/** Everything durable: in one SQLite file, or in one MongoDB database. */
export interface Store {
  actors: ActorStore
  callPages: CallPages
  callFigures: CallFigures
  /** Only where one look costs less than two. */
  keyLookup?: KeyLookup
  nodes: NodeRegistry
  /** Only where several nodes may share the store. */
  changeFeed?: ChangeFeed
  chainCheck: ChainCheckProgress
  projects: ProjectStore
  agents: AgentStore
  flows: FlowStore
  drafts: DraftStore
  layouts: LayoutStore
  versions: VersionStore
  endpoints: EndpointStore
  connections: ConnectionStore
  users: UserStore
  sessions: SessionStore
  idempotency: IdempotencyStore
  payloads: PayloadStore
  slots: SlotStore
  dailyCounts: DailyCounts
  keyUsage: KeyUsageStore
  optOuts: OptOutStore
  transfer: TransferStore
  /** True when the store answers a trivial read and is not known to refuse writes; backs `/readyz`. */
  isReachable(): Promise<boolean>
  close(): Promise<void>
}
