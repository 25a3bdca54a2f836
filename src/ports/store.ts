import type { ActorStore, NodeRegistry } from '../actors/ports.ts'
import type { CallPages } from './call-pages.ts'
import type { KeyLooks } from './key-looks.ts'
import type { MovingStore } from './moving.ts'
import type { OptOutStore } from './opt-outs.ts'
import type {
  AgentStore,
  ConnectionStore,
  EndpointStore,
  FlowStore,
  ProjectStore,
  SessionStore,
  UserStore,
} from './records.ts'
import type { IdempotencyStore, KeyUsageStore, PayloadStore, SlotStore } from './side-tables.ts'

/** Everything durable behind one door: one SQLite file, or one MongoDB database. */
export interface Store {
  actors: ActorStore
  callPages: CallPages
  /** Only where one look costs less than two. */
  keyLooks?: KeyLooks
  nodes: NodeRegistry
  projects: ProjectStore
  agents: AgentStore
  flows: FlowStore
  endpoints: EndpointStore
  connections: ConnectionStore
  users: UserStore
  sessions: SessionStore
  idempotency: IdempotencyStore
  payloads: PayloadStore
  slots: SlotStore
  keyUsage: KeyUsageStore
  optOuts: OptOutStore
  moving: MovingStore
  /** True when the store answers a trivial read and is not known to refuse writes; backs `/readyz`. */
  isReachable(): Promise<boolean>
  close(): Promise<void>
}
