import type { Collection } from 'mongodb'
import type { SlotKind, SlotStore } from '../../ports/side-tables.ts'
import { insertIfFree } from './document.ts'

export interface SlotDocument {
  /** `<projectId>/<kind>/<slot>` */
  _id: string
  projectId: string
  kind: SlotKind
  /** 0 and up, below the most that there may be: the unique key of it is the limit. */
  slot: number
  holder: string
}

/** The unique key of a slot. */
export function slotId({ projectId, kind, slot }: Pick<SlotDocument, 'projectId' | 'kind' | 'slot'>): string {
  return `${projectId}/${kind}/${slot}`
}

export function createSlotStore(slots: Collection<SlotDocument>): SlotStore {
  const taken = (projectId: string, kind: SlotDocument['kind']) =>
    slots.find({ projectId, kind }).sort({ slot: 1 }).toArray()

  return {
    async claim(projectId, kind, max, holder) {
      for (;;) {
        const others = await taken(projectId, kind)
        if (others.some((other) => other.holder === holder)) return true
        const claimed = new Set(others.map(({ slot }) => slot))
        const free = Array.from({ length: max }, (_, index) => index).filter((index) => !claimed.has(index))
        // A random one, so that concurrent claims do not all try the same.
        const slot = free[Math.floor(Math.random() * free.length)]
        if (slot === undefined || others.length >= max) return false
        if (await insertIfFree(slots, { _id: slotId({ projectId, kind, slot }), projectId, kind, slot, holder }))
          return true
      }
    },
    async release(projectId, kind, holder) {
      await slots.deleteOne({ projectId, kind, holder })
    },
    async holders(projectId, kind) {
      return (await taken(projectId, kind)).map(({ holder }) => holder)
    },
  }
}
