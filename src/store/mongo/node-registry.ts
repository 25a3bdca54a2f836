import type { Collection } from 'mongodb'
import type { NodeRegistry } from '../../actors/ports/node-registry.ts'
import { createServerTime, type ServerTime } from './server-time.ts'
import type { NodeDocument } from './schema.ts'

/**
 * A node sends a heartbeat, and removes itself, only after `reconcile` has finished the commits that this node may have
 * left half written; where that fails, nothing is written and the error is thrown. `at` is by the server's clock, as far
 * as the difference to this machine's clock is known. Each heartbeat measures the difference again, and writes a
 * corrected time where it has changed.
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
