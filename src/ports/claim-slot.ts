import type { SlotKind, SlotStore } from './side-tables.ts'

export interface ProjectSlots {
  projectId: string
  kind: SlotKind
}

/** Whether this holder needs its slot no more. */
type IsGone = (holder: string) => Promise<boolean>

/** Claims one of `max` slots. Those of holders that are gone are freed only when none is free: until then it costs nothing. */
export async function claimSlot(
  slots: SlotStore,
  of: ProjectSlots & { max: number },
  holder: string,
  isGone: IsGone,
): Promise<boolean> {
  const { projectId, kind, max } = of
  if (await slots.claim(projectId, kind, max, holder)) return true
  await freeAbandonedSlots(slots, of, isGone)
  return slots.claim(projectId, kind, max, holder)
}

export async function freeAbandonedSlots(
  slots: Pick<SlotStore, 'holders' | 'release'>,
  { projectId, kind }: ProjectSlots,
  isGone: IsGone,
): Promise<void> {
  for (const holder of await slots.holders(projectId, kind)) {
    if (await isGone(holder)) await slots.release(projectId, kind, holder)
  }
}
