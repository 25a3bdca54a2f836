import { Conflict } from '../base/errors.ts'
import { claimSlot as claim, freeAbandonedSlots, type ProjectSlots } from '../ports/claim-slot.ts'
import type { ConsoleDeps } from './console-deps.ts'
import { isDone } from './is-done.ts'

/** A limit on the number of a project's keys or endpoints. */
export interface Quota extends ProjectSlots {
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
  const isGone = (other: string) => isAbandoned(deps, quota, other)
  const isWithin = async () => (await slots.holders(projectId, kind)).length <= max
  if (!(await claim(slots, quota, holder, isGone))) throw new Conflict(quota.refusal)
  if (await isWithin()) return
  // A holder has a slot beyond the limit (see `claimExtraSlot`), so the free number was not really free.
  await freeAbandonedSlots(slots, quota, isGone)
  if (await isWithin()) return
  await slots.release(projectId, kind, holder)
  throw new Conflict(quota.refusal)
}

/** Claims a slot even if all are taken, for a holder that is about to replace another one. */
export async function claimExtraSlot(deps: ConsoleDeps, quota: Quota, holder: string): Promise<void> {
  const { projectId, kind, max } = quota
  if (!(await deps.store.slots.claim(projectId, kind, max * 10, holder))) throw new Conflict(quota.refusal)
}

/** Frees the slot of a holder that needs it no more. Where this fails, it is freed when a slot is needed. */
export async function releaseSlot(
  { store }: ConsoleDeps,
  { projectId, kind }: ProjectSlots,
  holder: string,
): Promise<void> {
  await isDone(() => store.slots.release(projectId, kind, holder))
}

async function isAbandoned(deps: ConsoleDeps, { isHolderAlive }: Quota, holder: string): Promise<boolean> {
  const isAlive = (await isHolderAlive(holder)) ?? deps.clock.now() - createdAtOf(holder) < ON_ITS_WAY_MS
  return !isAlive
}

/** Milliseconds since the epoch are the first 48 bits of a UUIDv7. */
function createdAtOf(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16)
}
