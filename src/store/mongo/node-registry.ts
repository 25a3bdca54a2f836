import type { Collection } from 'mongodb'
import type { NodeRegistry } from '../../actors/ports.ts'
import { createServerTime, type ServerTime } from './server-time.ts'
import type { NodeDocument } from './schema.ts'

/**
 * A beat, and a leave, say that the node has left nothing undone; `settle` sees to it and fails where it cannot. The
 * times given are by the server's clock, as far as this node's distance from it was known; each beat compares them
 * again.
 */
export function createNodeRegistry(
  nodes: Collection<NodeDocument>,
  reconcile: () => Promise<void>,
  serverTime: ServerTime = createServerTime(),
): NodeRegistry {
  function write(nodeId: string, beatAt: number): Promise<void> {
    return serverTime.compare(async () => {
      const beat = { $set: { beatAt }, $currentDate: { seenAt: true } as const }
      const found = await nodes.findOneAndUpdate({ _id: nodeId }, beat, { upsert: true, returnDocument: 'after' })
      return found?.seenAt
    })
  }

  return {
    async heartbeat(nodeId, at) {
      await reconcile()
      const knownAheadMs = serverTime.aheadMs
      await write(nodeId, at)
      const changeMs = serverTime.aheadMs - knownAheadMs
      if (changeMs !== 0) await write(nodeId, at - changeMs)
    },
    async listAlive(since, until = Infinity) {
      const beatAt = { $gte: since, ...(until !== Infinity && { $lte: until }) }
      return (await nodes.find({ beatAt }).toArray()).map(({ _id }) => _id)
    },
    async deregister(nodeId) {
      await reconcile()
      await nodes.deleteOne({ _id: nodeId })
    },
  }
}
