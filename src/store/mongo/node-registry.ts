import type { Collection } from 'mongodb'
import type { NodeRegistry } from '../../actors/ports.ts'
import { upsert } from './document.ts'
import type { NodeDocument } from './schema.ts'

/** A beat, and a leave, say that the node has left nothing undone; `settle` sees to it and fails where it cannot. */
export function createNodeRegistry(nodes: Collection<NodeDocument>, settle: () => Promise<void>): NodeRegistry {
  return {
    async beat(nodeId, at) {
      await settle()
      await upsert(nodes, nodeId, { $set: { beatAt: at } })
    },
    async living(since) {
      return (await nodes.find({ beatAt: { $gte: since } }).toArray()).map(({ _id }) => _id)
    },
    async leave(nodeId) {
      await settle()
      await nodes.deleteOne({ _id: nodeId })
    },
  }
}
