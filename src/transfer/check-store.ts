import { LEASE_MS } from '../actors/runtime/sweeps.ts'
import type { EpochMs } from '../base/time.ts'
import { Conflict } from '../base/errors.ts'
import type { Store } from '../ports/store.ts'
import { KINDS } from './file-format.ts'

/** Throws `Conflict` while a node that shares the store shows signs of life. */
export async function refuseRunning(store: Pick<Store, 'nodes'>, now: EpochMs, leaseMs = LEASE_MS): Promise<void> {
  const living = await store.nodes.listAlive(now - leaseMs)
  if (living.length === 0) return
  const nodes = living.length === 1 ? 'A node is' : `${living.length} nodes are`
  throw new Conflict(
    `${nodes} running on this store. Stop the service first; one that was killed counts as running for ${leaseMs / 1_000} s.`,
  )
}

export async function isEmpty({ moving }: Pick<Store, 'moving'>): Promise<boolean> {
  for (const kind of KINDS) if ((await moving.scan(kind, null, 1)).length > 0) return false
  return (await moving.scanActors(null, 1)).length === 0
}
