import type { EpochMs } from '../base/time.ts'

/** A thing of a project that the console lists. */
export interface ChangedThing {
  projectId: string
  kind: 'call' | 'delivery' | 'agent' | 'key'
  id: string
}

/**
 * Tells nodes that share a store what the others change, in projects that somebody watches through them. What is told
 * is a hint to read the thing again: one may be lost with a node.
 */
export interface ChangeFeed {
  /** Stores which projects this node's viewers watch, replacing the previous list. Valid until `until`. */
  watch(projectIds: readonly string[], until: EpochMs): Promise<void>
  /** Projects that are watched through other nodes. */
  watchedElsewhere(now: EpochMs): Promise<string[]>
  publish(things: readonly ChangedThing[]): Promise<void>
  /**
   * Returns what other nodes have published in these projects since the last call, each change once. The first call,
   * and the first after one without projects, starts with what is published from then on.
   */
  read(projectIds: readonly string[]): Promise<ChangedThing[]>
  /** Deletes changes published before this time, and the lists of nodes that are gone. */
  deleteBefore(at: EpochMs): Promise<void>
}
