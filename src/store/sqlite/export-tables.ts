import type { SQLInputValue } from 'node:sqlite'
import type { JsonObject } from '../../base/json.ts'
import type { ExportKind, ExportKinds } from '../../ports/transfer.ts'
import type { IdempotencyRecord } from '../../ports/side-tables.ts'
import type { Database } from './database.ts'
import { toCounts, type CallFiguresRow } from './call-figures.ts'
import { toDraft } from './draft-store.ts'
import { decodeResponse, encodeResponse } from './idempotency-store.ts'
import { toRow as versionRow, toVersion, type VersionRow } from './version-store.ts'

/** One table, read and filled as a whole. */
interface ExportTable<Item> {
  scan(after: string | null, limit: number): { key: string; item: Item }[]
  insert(item: Item): void
}

export type ExportTables = { [Kind in ExportKind]: ExportTable<ExportKinds[Kind]> }

type Row = Record<string, unknown>

/** Converts an item to its row and back; other properties than the table's columns are dropped. */
interface Codec<Item> {
  toRow(item: Item): Row
  toItem(row: Row): Item
}

interface Table {
  name: string
  columns: readonly string[]
  /** The primary key, each column with a value that comes before all others. */
  key: Record<string, SQLInputValue>
  /** Further columns of a query. */
  extra?: string
}

export function createExportTables(database: Database): ExportTables {
  const exported = <Item extends object>(table: Table, codec: Codec<Item>) => createExportTable(database, table, codec)
  return {
    user: exported({ name: 'users', key: { id: '' }, columns: ['id', 'email', 'body'] }, document()),
    project: createProjectTable(database),
    agent: exported(
      { name: 'agents', key: { id: '' }, columns: ['id', 'projectId', 'updatedAt', 'deletedAt', 'body'] },
      document(),
    ),
    flow: exported(
      { name: 'flows', key: { hash: '' }, columns: ['hash', 'body'] },
      {
        toRow: ({ hash, flow }) => ({ hash, body: JSON.stringify(flow) }),
        toItem: ({ hash, body }) => ({ hash: hash as string, flow: JSON.parse(body as string) as JsonObject }),
      },
    ),
    draft: exported(
      { name: 'agentDrafts', key: { agentId: '' }, columns: ['agentId', 'revision', 'draft'] },
      {
        toRow: ({ draft, ...rest }) => ({ ...rest, draft: draft && JSON.stringify(draft) }),
        toItem: (row) => toDraft(row as unknown as Parameters<typeof toDraft>[0]),
      },
    ),
    layout: exported({ name: 'agentLayouts', key: { agentId: '' }, columns: ['agentId', 'body'] }, document()),
    version: exported(
      { name: 'agentVersions', key: { agentId: '', version: -1 }, columns: ['agentId', 'version', 'body', 'flow'] },
      {
        toRow: (version) => ({ ...versionRow(version) }),
        toItem: (row) => toVersion(row as unknown as VersionRow),
      },
    ),
    endpoint: exported(
      { name: 'endpoints', key: { id: '' }, columns: ['id', 'projectId', 'createdAt', 'deletedAt', 'body'] },
      document(),
    ),
    connection: exported(
      { name: 'connections', key: { projectId: '', provider: '' }, columns: ['projectId', 'provider', 'body'] },
      document(),
    ),
    payload: exported({ name: 'payloads', key: { deliveryId: '' }, columns: ['deliveryId', 'body'] }, plain()),
    slot: exported(
      {
        name: 'slots',
        key: { projectId: '', kind: '', slot: -1 },
        columns: ['projectId', 'kind', 'slot', 'holder'],
      },
      plain(),
    ),
    keyUsage: exported({ name: 'keyUsage', key: { keyId: '' }, columns: ['keyId', 'count', 'lastUsedAt'] }, plain()),
    callFigures: exported(
      {
        name: 'callFigures',
        key: { projectId: '', agentId: '', hour: -1 },
        columns: ['projectId', 'agentId', 'hour', 'counts'],
      },
      {
        toRow: ({ counts, ...rest }) => ({ ...rest, counts: JSON.stringify(counts) }),
        toItem: (row) => toCounts(row as unknown as CallFiguresRow),
      },
    ),
    optOut: exported(
      {
        name: 'optOuts',
        key: { projectId: '', number: '' },
        columns: ['projectId', 'number', 'callId', 'at'],
      },
      plain(),
    ),
    idempotency: exported(
      { name: 'idempotency', key: { id: '' }, columns: ['id', 'requestHash', 'runningOn', 'answer', 'expiresAt'] },
      {
        toRow: (record) => ({ ...record, answer: encodeResponse(record.answer) }),
        toItem: (row) => ({ ...row, answer: decodeResponse(row.answer as string | null) }) as IdempotencyRecord,
      },
    ),
  }
}

function createExportTable<Item>(database: Database, { name, columns, key, extra }: Table, codec: Codec<Item>) {
  const keyColumns = Object.keys(key)
  const scan = database.prepare<Row>(`
    SELECT ${[...columns, ...(extra === undefined ? [] : [extra])].join(', ')} FROM ${name}
    WHERE (${keyColumns.join(', ')}) > (${placeholders(keyColumns)}) ORDER BY ${keyColumns.join(', ')} LIMIT ? + 0`)
  const insert = database.prepare(
    `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${placeholders(columns)}) ON CONFLICT DO NOTHING`,
  )
  return {
    scan(after: string | null, limit: number) {
      const from = after === null ? Object.values(key) : (JSON.parse(after) as SQLInputValue[])
      return scan.all(...from, limit).map((row) => ({
        key: JSON.stringify(keyColumns.map((column) => row[column])),
        item: codec.toItem(row),
      }))
    },
    insert(item: Item) {
      const row = codec.toRow(item)
      insert.run(...columns.map((column) => row[column] as SQLInputValue))
    },
  }
}

/** Projects with their members, which have a table of their own here. */
function createProjectTable(database: Database): ExportTable<ExportKinds['project']> {
  const memberIds = '(SELECT json_group_array(userId) FROM members WHERE projectId = projects.id) AS memberIds'
  const table = createExportTable<ExportKinds['project']>(
    database,
    { name: 'projects', key: { id: '' }, columns: ['id', 'body'], extra: memberIds },
    {
      toRow: ({ project }) => ({ id: project.id, body: JSON.stringify(project) }),
      toItem: (row) => ({
        project: JSON.parse(row['body'] as string) as ExportKinds['project']['project'],
        memberIds: JSON.parse(row['memberIds'] as string) as string[],
      }),
    },
  )
  const join = database.prepare(
    'INSERT INTO members (userId, projectId, projectCreatedAt) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  )
  return {
    ...table,
    insert(moved) {
      table.insert(moved)
      for (const userId of moved.memberIds) join.run(userId, moved.project.id, moved.project.createdAt)
    },
  }
}

/** Kept as JSON, beside the columns that it is found by. */
function document<Item extends object>(): Codec<Item> {
  return {
    toRow: (item) => ({ ...item, body: JSON.stringify(item) }),
    toItem: (row) => JSON.parse(row['body'] as string) as Item,
  }
}

function plain<Item extends object>(): Codec<Item> {
  return { toRow: (item) => item as Row, toItem: (row) => row as Item }
}

function placeholders(columns: readonly string[]): string {
  return columns.map(() => '?').join(', ')
}
