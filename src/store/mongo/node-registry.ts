import type { Collection } from 'mongodb'
import type { NodeRegistry } from '../../actors/ports.ts'
import { createServerTime, type ServerTimeOptions } from './server-time.ts'
import type { NodeDocument } from './schema.ts'

/**
 * A beat, and a leave, say that the node has left nothing undone; `settle` sees to it and fails where it cannot. Beats are
 * kept in the server's time: nodes whose clocks differ by more than a lease would take each other for dead.
 */
export function createNodeRegistry(
  nodes: Collection<NodeDocument>,
  settle: () => Promise<void>,
  options: ServerTimeOptions = {},
): NodeRegistry {
  const serverTime = createServerTime(options)

  async function write(nodeId: string, at: number): Promise<boolean> {
    return serverTime.compare(async () => {
      const beat = { $set: { beatAt: serverTime.of(at) }, $currentDate: { seenAt: true } as const }
      const found = await nodes.findOneAndUpdate({ _id: nodeId }, beat, { upsert: true, returnDocument: 'after' })
      return found?.seenAt
    })
  }

  return {
    async beat(nodeId, at) {
      await settle()
      const isAnother = await write(nodeId, at)
      if (isAnother) await write(nodeId, at)
    },
    async living(since) {
      return (await nodes.find({ beatAt: { $gte: serverTime.of(since) } }).toArray()).map(({ _id }) => _id)
    },
    async leave(nodeId) {
      await settle()
      await nodes.deleteOne({ _id: nodeId })
    },
  }
}
