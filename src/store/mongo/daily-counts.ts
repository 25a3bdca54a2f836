import type { Collection } from 'mongodb'
import type { DailyCounts } from '../../ports/side-tables.ts'
import { insertIfFree } from './document.ts'

export interface DailyCountDocument {
  /** `<name>/<day>` */
  _id: string
  day: number
  count: number
}

export function createDailyCounts(counts: Collection<DailyCountDocument>): DailyCounts {
  return {
    async add(name, day, max) {
      const _id = `${name}/${day}`
      if (max < 1) return false
      const more = { $inc: { count: 1 } }
      if ((await counts.updateOne({ _id, count: { $lt: max } }, more)).matchedCount > 0) return true
      if (await insertIfFree(counts, { _id, day, count: 1 })) return true
      // It is full, or another has made it meanwhile.
      return (await counts.updateOne({ _id, count: { $lt: max } }, more)).matchedCount > 0
    },
    async deleteBefore(day) {
      await counts.deleteMany({ day: { $lt: day } })
    },
  }
}
