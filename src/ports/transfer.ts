import type { HourlyCounts } from './call-figures.ts'
import type { StoredRecord } from '../actors/ports/actor-store.ts'
import type { ActorId } from '../actors/types.ts'
import type { JsonObject } from '../base/json.ts'
import type { AgentDraft, AgentLayout, AgentVersion } from './agent-drafts.ts'
import type { OptOut } from './opt-outs.ts'
import type { Agent, Connection, Endpoint, Project, User } from './entities.ts'
import type { IdempotencyRecord, KeyUsage, SlotKind } from './side-tables.ts'

/**
 * What an export contains, by kind. Actors are exported by their journals; sessions, nodes and recurring jobs are left
 * out.
 */
export interface ExportKinds {
  user: User
  project: { project: Project; memberIds: string[] }
  agent: Agent
  flow: { hash: string; flow: JsonObject }
  draft: AgentDraft
  layout: AgentLayout
  version: AgentVersion
  endpoint: Endpoint
  connection: Connection
  payload: { deliveryId: string; body: string }
  slot: { projectId: string; kind: SlotKind; slot: number; holder: string }
  keyUsage: KeyUsage
  callFigures: HourlyCounts
  optOut: OptOut
  idempotency: IdempotencyRecord
}

export type ExportKind = keyof ExportKinds

/** How far an import has come; kept in the store that it writes to. */
export interface ImportMark {
  /** Id in the header of the file. */
  fileId: string
  /** Lines of the file that are stored; zero or more, counted from its first. */
  lines: number
  isComplete: boolean
}

/** Reads and fills a whole store, page by page, for export and import only. */
export interface TransferStore {
  /** In an order of the store's own. `after` is a `key` of a page before, null for the first page. */
  scan<Kind extends ExportKind>(
    kind: Kind,
    after: string | null,
    limit: number,
  ): Promise<{ key: string; item: ExportKinds[Kind] }[]>
  /** Inserts each item unless its key exists; an existing one stays. */
  insertMissing<Kind extends ExportKind>(kind: Kind, items: readonly ExportKinds[Kind][]): Promise<void>
  /** Records in order of `actorId`, from the first after `after`. */
  scanActors(after: ActorId | null, limit: number): Promise<StoredRecord[]>
  findImport(): Promise<ImportMark | null>
  /** Replaces the mark that is there. */
  markImport(mark: ImportMark): Promise<void>
}
