import type { Collection } from 'mongodb'
import type { JsonObject } from '../../base/json.ts'
import type { AgentVersion, ListedVersion, VersionStore } from '../../ports/agent-drafts.ts'
import { insertIfFree } from './document.ts'

export interface VersionDocument {
  /** `<agentId>/<version in nine digits>`: sorts as the versions do. */
  _id: string
  /** All but the flow, as JSON. */
  body: string
  flow: string
}

export function createVersionStore(versions: Collection<VersionDocument>): VersionStore {
  return {
    insert: (version) => insertIfFree(versions, toDocument(version)),
    async find(agentId, version) {
      const found = await versions.findOne({ _id: idOf(agentId, version) })
      return found && toVersion(found)
    },
    async list(agentId, limit, before) {
      const found = versions
        .find({ _id: rangeOf(agentId, before) })
        .project<Pick<VersionDocument, 'body'>>({ body: 1 })
        .sort({ _id: -1 })
        .limit(limit)
      return (await found.toArray()).map(({ body }) => JSON.parse(body) as ListedVersion)
    },
    async delete(agentId, before) {
      await versions.deleteMany({ _id: rangeOf(agentId, before) })
    },
  }
}

const DIGITS = 9

function idOf(agentId: string, version: number): string {
  return `${agentId}/${String(version).padStart(DIGITS, '0')}`
}

function rangeOf(agentId: string, before?: number): { $gt: string; $lt: string } {
  return { $gt: `${agentId}/`, $lt: before === undefined ? `${agentId}0` : idOf(agentId, before) } // `0` follows `/`
}

export function toDocument({ flow, ...listed }: AgentVersion): VersionDocument {
  const { agentId, version } = listed
  return { _id: idOf(agentId, version), body: JSON.stringify(listed), flow: JSON.stringify(flow) }
}

export function toVersion({ body, flow }: VersionDocument): AgentVersion {
  return { ...(JSON.parse(body) as ListedVersion), flow: JSON.parse(flow) as JsonObject }
}
