import { Conflict, StoreUnavailable } from '../base/errors.ts'
import type { SlotStore } from '../ports/side-tables.ts'
import type { ConsoleDeps } from './console-deps.ts'

interface Slot {
  projectId: string
  kind: 'key' | 'endpoint'
}

/** A limit on the number of a project's keys or endpoints. */
export interface Quota extends Slot {
  max: number
  /** Error message when all slots are taken. */
  refusal: string
  /** Whether this holder still needs its slot; null if it does not exist (yet). */
  isHolderAlive: (holder: string) => Promise<boolean | null>
}

/** How long a holder that is not stored yet may still be being stored, in ms. */
const ON_ITS_WAY_MS = 60_000

/**
 * Claims a slot for `holder`; throws `Conflict` when none is free. Slots of holders that no longer exist are released
 * here, when one is needed.
 */
export async function claimSlot(deps: ConsoleDeps, quota: Quota, holder: string): Promise<void> {
  const { slots } = deps.store
  const { projectId, kind, max } = quota
  if (!(await slots.claim(projectId, kind, max, holder))) {
    await releaseAbandonedSlots(deps, quota)
    if (!(await slots.claim(projectId, kind, max, holder))) throw new Conflict(quota.refusal)
  }
  if (!(await isWithin(slots, quota))) {
    // A holder has a slot beyond the limit (see `claimExtraSlot`), so the free number was not really free.
    await releaseAbandonedSlots(deps, quota)
    if (await isWithin(slots, quota)) return
    await slots.release(projectId, kind, holder)
    throw new Conflict(quota.refusal)
  }
}

/** Claims a slot even if all are taken, for a holder that is about to replace another one. */
export async function claimExtraSlot(deps: ConsoleDeps, quota: Quota, holder: string): Promise<void> {
  const { projectId, kind, max } = quota
  if (!(await deps.store.slots.claim(projectId, kind, max * 10, holder))) throw new Conflict(quota.refusal)
}

/** Frees the slot of a holder that needs it no more. Where this fails, it is freed when a slot is needed. */
export async function releaseSlot({ store }: ConsoleDeps, { projectId, kind }: Slot, holder: string): Promise<void> {
  try {
    await store.slots.release(projectId, kind, holder)
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
  }
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
