import type { Collection } from 'mongodb'
import type { Connection, ConnectionStore } from '../../ports/entities.ts'
import { decode, decodeOrNull, upsert, type Kept } from './document.ts'

export interface ConnectionDocument extends Kept {
  projectId: string
  provider: string
}

export function createConnectionStore(connections: Collection<ConnectionDocument>): ConnectionStore {
  return {
    async put(connection) {
      const { projectId, provider } = connection
      const fields = { projectId, provider, body: JSON.stringify(connection) }
      await upsert(connections, idOf(projectId, provider), { $set: fields })
    },
    async delete(projectId, provider) {
      await connections.deleteOne({ _id: idOf(projectId, provider) })
    },
    async find(projectId, provider) {
      return decodeOrNull<Connection>(await connections.findOne({ _id: idOf(projectId, provider) }))
    },
    async list(projectId) {
      return (await connections.find({ projectId }).sort({ provider: 1 }).toArray()).map(decode<Connection>)
    },
  }
}

export function idOf(projectId: string, provider: string): string {
  return `${projectId}/${provider}`
}
