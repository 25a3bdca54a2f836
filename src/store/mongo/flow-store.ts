import type { Collection } from 'mongodb'
import type { JsonObject } from '../../base/json.ts'
import type { FlowStore } from '../../ports/entities.ts'
import { decodeOrNull, insertIfFree, type Kept } from './document.ts'

export function createFlowStore(flows: Collection<Kept>): FlowStore {
  return {
    async put(hash, flow) {
      // The same hash means the same flow, so the first one stays.
      await insertIfFree(flows, { _id: hash, body: JSON.stringify(flow) })
    },
    async find(hash) {
      return decodeOrNull<JsonObject>(await flows.findOne({ _id: hash }))
    },
  }
}
