import type { Collection } from 'mongodb'
import type { SlotKind, SlotStore } from '../../ports/side-tables.ts'
import { insertIfFree } from './document.ts'

export interface SlotDocument {
  /** `<projectId>/<kind>/<place>` */
  _id: string
  projectId: string
  kind: SlotKind
  /** 0 and up, below the most that there may be: the unique key of it is the limit. */
  place: number
  holder: string
}

/** The unique key of a place. */
export function slotId({ projectId, kind, place }: Pick<SlotDocument, 'projectId' | 'kind' | 'place'>): string {
  return `${projectId}/${kind}/${place}`
}

export function createSlotStore(slots: Collection<SlotDocument>): SlotStore {
  const taken = (projectId: string, kind: SlotDocument['kind']) =>
    slots.find({ projectId, kind }).sort({ place: 1 }).toArray()

  return {
    async claim(projectId, kind, max, holder) {
      for (;;) {
        const others = await taken(projectId, kind)
        if (others.some((slot) => slot.holder === holder)) return true
        const places = new Set(others.map((slot) => slot.place))
        const free = Array.from({ length: max }, (_, place) => place).filter((place) => !places.has(place))
        // A random one, so that concurrent claims do not all try the same.
        const place = free[Math.floor(Math.random() * free.length)]
        if (place === undefined || others.length >= max) return false
        if (await insertIfFree(slots, { _id: slotId({ projectId, kind, place }), projectId, kind, place, holder }))
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
