import type { RecordRow } from '../actors/ports.ts'
import type { ActorId, JsonObject } from '../actors/types.ts'
import type { OptOut } from './opt-outs.ts'
import type { Agent, Connection, Endpoint, Project, User } from './records.ts'
import type { IdempotencyRecord, KeyUsage } from './side-tables.ts'

/**
 * What is carried from one store to another as it is, by kind. Actors are carried by their journals; sessions, nodes
 * and recurring jobs are left behind.
 */
export interface Movables {
  user: User
  project: { project: Project; memberIds: string[] }
  agent: Agent
  flow: { hash: string; flow: JsonObject }
  endpoint: Endpoint
  connection: Connection
  payload: { deliveryId: string; body: string }
  slot: { projectId: string; kind: 'key' | 'endpoint'; place: number; holder: string }
  keyUsage: KeyUsage
  optOut: OptOut
  idempotency: IdempotencyRecord
}

export type MovableKind = keyof Movables

/** How far an import has come; kept in the store that it writes to. */
export interface ImportMark {
  /** Id in the header of the file. */
  fileId: string
  /** Lines of the file that are stored; zero or more, counted from its first. */
  lines: number
  isComplete: boolean
}

/** The whole of a store, page by page, for moving house. Nothing else reads by these methods. */
export interface MovingStore {
  /** In an order of the store's own. `after` is a `key` of a page before, null for the first page. */
  scan<Kind extends MovableKind>(
    kind: Kind,
    after: string | null,
    limit: number,
  ): Promise<{ key: string; thing: Movables[Kind] }[]>
  /** Keeps each thing, unless its place is taken: then what is there stays. */
  insertMissing<Kind extends MovableKind>(kind: Kind, things: readonly Movables[Kind][]): Promise<void>
  /** Records in order of `actorId`, from the first after `after`. */
  scanActors(after: ActorId | null, limit: number): Promise<RecordRow[]>
  findImport(): Promise<ImportMark | null>
  /** Replaces the mark that is there. */
  markImport(mark: ImportMark): Promise<void>
}
