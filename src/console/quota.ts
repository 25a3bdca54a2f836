import { Conflict } from '../base/errors.ts'
import type { SlotStore } from '../ports/side-tables.ts'
import type { ConsoleDeps } from './console-deps.ts'

/** What a project has a limited number of. */
export interface Quota {
  projectId: string
  kind: 'key' | 'endpoint'
  max: number
  /** Said when all are taken. */
  refusal: string
  /** Whether this holder still needs its place; `null` when there is no such thing (yet). */
  isHolderAlive: (holder: string) => Promise<boolean | null>
}

/** A holder that is not stored yet may be on its way, for this long. */
const ON_ITS_WAY_MS = 60_000

/**
 * Takes a place for `holder`; throws `Conflict` when none is free. Places of holders that have died are freed here,
 * when somebody needs one, and nowhere else.
 */
export async function claimSlot(deps: ConsoleDeps, quota: Quota, holder: string): Promise<void> {
  const { slots } = deps.store
  const { projectId, kind, max } = quota
  if (!(await slots.claim(projectId, kind, max, holder))) {
    await releaseAbandonedSlots(deps, quota)
    if (!(await slots.claim(projectId, kind, max, holder))) throw new Conflict(quota.refusal)
  }
  if (!(await isWithin(slots, quota))) {
    // Somebody holds a place beyond the limit (see `takeExtraPlace`), so the free number was not really free.
    await releaseAbandonedSlots(deps, quota)
    if (await isWithin(slots, quota)) return
    await slots.release(projectId, kind, holder)
    throw new Conflict(quota.refusal)
  }
}

/** Takes a place even if all are taken, for a holder that is about to replace another one. */
export async function claimExtraSlot(deps: ConsoleDeps, quota: Quota, holder: string): Promise<void> {
  const { projectId, kind, max } = quota
  if (!(await deps.store.slots.claim(projectId, kind, max * 10, holder))) throw new Conflict(quota.refusal)
}

async function isWithin(slots: SlotStore, { projectId, kind, max }: Quota): Promise<boolean> {
  return (await slots.holders(projectId, kind)).length <= max
}

async function releaseAbandonedSlots(deps: ConsoleDeps, { projectId, kind, isHolderAlive }: Quota): Promise<void> {
  const { slots } = deps.store
  const now = deps.clock.now()
  for (const holder of await slots.holders(projectId, kind)) {
    const isAlive = (await isHolderAlive(holder)) ?? now - createdAtOf(holder) < ON_ITS_WAY_MS
    if (!isAlive) await slots.release(projectId, kind, holder)
  }
}

/** Milliseconds since the epoch are the first 48 bits of a UUIDv7. */
function createdAtOf(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16)
}
