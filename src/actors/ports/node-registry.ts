import type { EpochMs } from '../../base/time.ts'

/** Which processes share the store. */
export interface NodeRegistry {
  heartbeat(nodeId: string, at: EpochMs): Promise<void>
  /** Nodes that beat at `since` or later, but not after `until`: that was a clock that was ahead. Default: no end. */
  listAlive(since: EpochMs, until?: EpochMs): Promise<string[]>
  deregister(nodeId: string): Promise<void>
}
