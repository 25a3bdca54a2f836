import type { Db } from 'mongodb'
import type { NodeRegistry } from '../../actors/ports/node-registry.ts'
import { inTime } from './failures.ts'

const REACHED_WITHIN_MS = 10_000

/**
 * Whether the store can do its work: it answers, and took the latest heartbeat, a write that has to reach a majority as
 * every commit has. A primary that has lost its majority, or whose disk is full, is still pinged without complaint.
 */
export function createHealthCheck(database: Db, nodes: NodeRegistry) {
  let takesWrites = true
  return {
    /** The same, watched. */
    nodes: {
      ...nodes,
      async heartbeat(nodeId, at) {
        try {
          await nodes.heartbeat(nodeId, at)
          takesWrites = true
        } catch (error) {
          takesWrites = false
          throw error
        }
      },
    } satisfies NodeRegistry,
    async isReachable(): Promise<boolean> {
      if (!takesWrites) return false
      try {
        await inTime(database.command({ ping: 1 }), REACHED_WITHIN_MS)
        return true
      } catch {
        return false
      }
    },
  }
}
