import type { Collection } from 'mongodb'
import type { NodeRegistry } from '../../actors/ports.ts'
import type { EpochMs } from '../../actors/types.ts'
import type { MongoActorStore } from './actor-store.ts'
import { upsert } from './document.ts'

export interface NodeDocument {
  _id: string
  beatAt: EpochMs
  /** Of a dead node: the last of its batches that is known to be projected, with all before it. */
  projected?: number
}

/** A beat, and a leave, say that the node has left nothing undone; `settle` sees to it and fails where it cannot. */
export function createNodeRegistry(nodes: Collection<NodeDocument>, settle: MongoActorStore['settle']): NodeRegistry {
  return {
    async beat(nodeId, at) {
      await settle({ late: true })
      await upsert(nodes, nodeId, { $set: { beatAt: at } })
    },
    async living(since) {
      return (await nodes.find({ beatAt: { $gte: since } }).toArray()).map(({ _id }) => _id)
    },
    async leave(nodeId) {
      await settle({ late: true })
      await nodes.deleteOne({ _id: nodeId })
    },
  }
}
