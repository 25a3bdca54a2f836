import { LEASE_MS } from '../actors/runtime/sweeps.ts'
import type { EpochMs } from '../base/time.ts'
import { Conflict } from '../base/errors.ts'
import type { Store } from '../ports/store.ts'
import { KINDS } from './file-format.ts'

/** Throws `Conflict` while a node that shares the store shows signs of life. */
export async function rejectRunningNodes(store: Pick<Store, 'nodes'>, now: EpochMs, leaseMs = LEASE_MS): Promise<void> {
  const aliveNodes = await store.nodes.listAlive(now - leaseMs)
  if (aliveNodes.length === 0) return
  const nodes = aliveNodes.length === 1 ? 'A node is' : `${aliveNodes.length} nodes are`
  throw new Conflict(
    `${nodes} running on this store. Stop the service first; one that was killed counts as running for ${leaseMs / 1_000} s.`,
  )
}

export async function isEmpty({ transfer }: Pick<Store, 'transfer'>): Promise<boolean> {
  for (const kind of KINDS) if ((await transfer.scan(kind, null, 1)).length > 0) return false
  return (await transfer.scanActors(null, 1)).length === 0
}
