import type { JsonObject } from '../../base/json.ts'
import type { AgentVersion, ListedVersion, VersionStore } from '../../ports/agent-drafts.ts'
import type { Database } from './database.ts'

/** The flow, which may be 256 KiB, is kept beside the rest: a list does not read it. */
export interface VersionRow {
  agentId: string
  version: number
  body: string
  flow: string
}

export function createVersionStore(database: Database): VersionStore {
  const insert = database.prepare(
    'INSERT INTO agentVersions (agentId, version, body, flow) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const find = database.prepare<VersionRow>(
    'SELECT agentId, version, body, flow FROM agentVersions WHERE agentId = ? AND version = ?',
  )
  const list = database.prepare<{ body: string }>(`
    SELECT body FROM agentVersions WHERE agentId = ? AND version < ? ORDER BY version DESC LIMIT ? + 0`)
  const remove = database.prepare('DELETE FROM agentVersions WHERE agentId = ? AND version < ?')
  return {
    async insert(version) {
      const { agentId, body, flow } = toRow(version)
      return insert.run(agentId, version.version, body, flow).changes > 0
    },
    async find(agentId, version) {
      const row = find.get(agentId, version)
      return row ? toVersion(row) : null
    },
    async list(agentId, limit, before = Number.MAX_SAFE_INTEGER) {
      return list.all(agentId, before, limit).map(({ body }) => JSON.parse(body) as ListedVersion)
    },
    async delete(agentId, before = Number.MAX_SAFE_INTEGER) {
      remove.run(agentId, before)
    },
  }
}

export function toRow({ flow, ...listed }: AgentVersion): VersionRow {
  const { agentId, version } = listed
  return { agentId, version, body: JSON.stringify(listed), flow: JSON.stringify(flow) }
}

export function toVersion({ body, flow }: Pick<VersionRow, 'body' | 'flow'>): AgentVersion {
  return { ...(JSON.parse(body) as ListedVersion), flow: JSON.parse(flow) as JsonObject }
}
