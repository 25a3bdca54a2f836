import type { Collection } from 'mongodb'
import type { EpochMs } from '../../base/time.ts'
import type { Endpoint, EndpointStore } from '../../ports/entities.ts'
import { decode, decodeOrNull, type Kept } from './document.ts'

export interface EndpointDocument extends Kept {
  /** Its project, unless it is deleted. */
  listedIn?: string
  createdAt: EpochMs
}

export function createEndpointStore(endpoints: Collection<EndpointDocument>): EndpointStore {
  return {
    async insert(endpoint) {
      await endpoints.insertOne({ _id: endpoint.id, ...fieldsOf(endpoint) })
    },
    async update(endpoint, before) {
      const { id: _id, projectId: listedIn } = endpoint
      const filter = { _id, listedIn, ...(before && { body: JSON.stringify(before) }) }
      return (await endpoints.replaceOne(filter, fieldsOf(endpoint))).matchedCount > 0
    },
    async find(id) {
      return decodeOrNull<Endpoint>(await endpoints.findOne({ _id: id }))
    },
    async findMany(ids) {
      if (ids.length === 0) return []
      return (await endpoints.find({ _id: { $in: [...ids] } }).toArray()).map(decode<Endpoint>)
    },
    async list(projectId) {
      const found = endpoints.find({ listedIn: projectId }).sort({ createdAt: 1, _id: 1 })
      return (await found.toArray()).map(decode<Endpoint>)
    },
  }
}

export function fieldsOf(endpoint: Endpoint): Omit<EndpointDocument, '_id'> {
  const { projectId, createdAt, deletedAt } = endpoint
  return { ...(deletedAt === null && { listedIn: projectId }), createdAt, body: JSON.stringify(endpoint) }
}
