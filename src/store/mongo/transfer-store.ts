import type { Collection, Db, Filter, OptionalUnlessRequiredId } from 'mongodb'
import type { ImportMark, ExportKind, ExportKinds, TransferStore } from '../../ports/transfer.ts'
import { decode as decodeRecord } from './actor-documents.ts'
import { toCounts, toDocument as figuresDocument, type CallFiguresDocument } from './call-figures.ts'
import { fieldsOf as agentFields, type AgentDocument } from './agent-store.ts'
import { idOf as connectionId, type ConnectionDocument } from './connection-store.ts'
import { decode, upsert, type Kept } from './document.ts'
import { toDocument as draftDocument, toDraft, type DraftDocument } from './draft-store.ts'
import { fieldsOf as endpointFields, type EndpointDocument } from './endpoint-store.ts'
import { decode as decodeClaim, encode as encodeClaim, type IdempotencyDocument } from './idempotency-store.ts'
import { readUsage, type KeyUsageDocument } from './key-usage-documents.ts'
import { toDocument as optOutDocument, toOptOut, type OptOutDocument } from './opt-out-store.ts'
import type { ProjectDocument } from './project-store.ts'
import { COLLECTIONS, type ActorDocument } from './schema.ts'
import { slotId, type SlotDocument } from './slot-store.ts'
import { insertEach } from './insert-each.ts'
import type { UserDocument } from './user-store.ts'
import { toDocument as versionDocument, toVersion, type VersionDocument } from './version-store.ts'

/** `_id` of the mark in the collection `meta`. */
const IMPORT_ID = 'import'

export function createTransferStore(database: Db): TransferStore {
  const collections = createExportCollections(database)
  const actors = database.collection<ActorDocument>(COLLECTIONS.actors)
  const marks = database.collection<ImportMark & { _id: string }>(COLLECTIONS.meta)
  return {
    scan: (kind, after, limit) => collections[kind].scan(after, limit),
    insertMissing: (kind, items) => collections[kind].insertMissing(items),
    async scanActors(after, limit) {
      return (await actors.find(isAfter(after)).sort({ _id: 1 }).limit(limit).toArray()).map(decodeRecord)
    },
    async findImport() {
      const found = await marks.findOne({ _id: IMPORT_ID })
      return found && { fileId: found.fileId, lines: found.lines, isComplete: found.isComplete }
    },
    async markImport({ fileId, lines, isComplete }) {
      await upsert(marks, IMPORT_ID, { $set: { fileId, lines, isComplete } })
    },
  }
}

/** One collection, read and filled as a whole. */
interface ExportCollection<Item> {
  scan(after: string | null, limit: number): Promise<{ key: string; item: Item }[]>
  insertMissing(items: readonly Item[]): Promise<void>
}

type ExportCollections = { [Kind in ExportKind]: ExportCollection<ExportKinds[Kind]> }

function createExportCollections(database: Db): ExportCollections {
  const exported = <Stored extends { _id: string }, Item>(
    name: keyof typeof COLLECTIONS,
    toDocument: (item: Item) => Stored,
    toItem: (document: Stored) => Item,
  ) => createExportCollection(database.collection<Stored>(COLLECTIONS[name]), toDocument, toItem)
  return {
    user: exported<UserDocument, ExportKinds['user']>(
      'users',
      (user) => ({ _id: user.id, email: user.email, body: JSON.stringify(user) }),
      decode,
    ),
    project: exported<ProjectDocument, ExportKinds['project']>(
      'projects',
      ({ project, memberIds }) => {
        const { id, createdAt } = project
        return { _id: id, members: memberIds, createdAt, body: JSON.stringify(project) }
      },
      (document) => ({ project: decode(document), memberIds: document.members }),
    ),
    agent: exported<AgentDocument, ExportKinds['agent']>(
      'agents',
      (agent) => ({ _id: agent.id, ...agentFields(agent) }),
      decode,
    ),
    flow: exported<Kept, ExportKinds['flow']>(
      'flows',
      ({ hash, flow }) => ({ _id: hash, body: JSON.stringify(flow) }),
      (document) => ({ hash: document._id, flow: decode(document) }),
    ),
    draft: exported<DraftDocument, ExportKinds['draft']>('agentDrafts', draftDocument, toDraft),
    layout: exported<Kept, ExportKinds['layout']>(
      'agentLayouts',
      (layout) => ({ _id: layout.agentId, body: JSON.stringify(layout) }),
      decode,
    ),
    version: exported<VersionDocument, ExportKinds['version']>('agentVersions', versionDocument, toVersion),
    endpoint: exported<EndpointDocument, ExportKinds['endpoint']>(
      'endpoints',
      (endpoint) => ({ _id: endpoint.id, ...endpointFields(endpoint) }),
      decode,
    ),
    connection: exported<ConnectionDocument, ExportKinds['connection']>(
      'connections',
      (connection) => {
        const { projectId, provider } = connection
        return { _id: connectionId(projectId, provider), projectId, provider, body: JSON.stringify(connection) }
      },
      decode,
    ),
    payload: exported<Kept, ExportKinds['payload']>(
      'payloads',
      ({ deliveryId, body }) => ({ _id: deliveryId, body }),
      ({ _id, body }) => ({ deliveryId: _id, body }),
    ),
    slot: exported<SlotDocument, ExportKinds['slot']>(
      'slots',
      (slot) => ({ _id: slotId(slot), ...slot }),
      ({ projectId, kind, slot, holder }) => ({ projectId, kind, slot, holder }),
    ),
    keyUsage: keyUsageCollection(database.collection(COLLECTIONS.keyUsage)),
    callFigures: exported<CallFiguresDocument, ExportKinds['callFigures']>('callFigures', figuresDocument, toCounts),
    optOut: exported<OptOutDocument, ExportKinds['optOut']>('optOuts', optOutDocument, toOptOut),
    idempotency: exported<IdempotencyDocument, ExportKinds['idempotency']>('idempotency', encodeClaim, decodeClaim),
  }
}

function isAfter<Id extends string>(after: Id | null): { _id?: { $gt: Id } } {
  return after === null ? {} : { _id: { $gt: after } }
}

/** A count that several nodes keep parts of is one item. */
function keyUsageCollection(collection: Collection<KeyUsageDocument>): ExportCollection<ExportKinds['keyUsage']> {
  return {
    async scan(after, limit) {
      const parts = await collection.find(isAfter(after)).sort({ _id: 1 }).limit(limit).toArray()
      const usage = await readUsage(collection, [...new Set(parts.map(({ _id, keyId = _id }) => keyId))])
      // Behind all parts of the key: `0` comes next to `/`.
      return usage.sort((a, b) => (a.keyId < b.keyId ? -1 : 1)).map((item) => ({ key: `${item.keyId}0`, item }))
    },
    async insertMissing(usage) {
      await insertEach(
        collection,
        usage.map(({ keyId, count, lastUsedAt }) => ({ _id: keyId, count, lastUsedAt })),
      )
    },
  }
}

function createExportCollection<Stored extends { _id: string }, Item>(
  collection: Collection<Stored>,
  toDocument: (item: Item) => Stored,
  toItem: (document: Stored) => Item,
): ExportCollection<Item> {
  return {
    async scan(after, limit) {
      const documents = await collection
        .find(isAfter(after) as Filter<Stored>)
        .sort({ _id: 1 })
        .limit(limit)
        .toArray()
      return documents.map((document) => ({ key: document._id, item: toItem(document as Stored) }))
    },
    async insertMissing(items) {
      await insertEach(collection, items.map(toDocument) as OptionalUnlessRequiredId<Stored>[])
    },
  }
}
