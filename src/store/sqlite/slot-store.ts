import type { SlotStore } from '../../ports/side-tables.ts'
import type { Database } from './database.ts'

export function createSlotStore(database: Database): SlotStore {
  const holders = database.prepare<{ slot: number; holder: string }>(
    'SELECT slot, holder FROM slots WHERE projectId = ? AND kind = ? ORDER BY slot',
  )
  const insert = database.prepare('INSERT INTO slots (projectId, kind, slot, holder) VALUES (?, ?, ?, ?)')
  const release = database.prepare('DELETE FROM slots WHERE projectId = ? AND kind = ? AND holder = ?')
  return {
    async claim(projectId, kind, max, holder) {
      return database.transaction(() => {
        const taken = holders.all(projectId, kind)
        if (taken.some((slot) => slot.holder === holder)) return true
        if (taken.length >= max) return false
        const gap = taken.findIndex(({ slot }, index) => slot !== index)
        insert.run(projectId, kind, gap === -1 ? taken.length : gap, holder)
        return true
      })
    },
    async release(projectId, kind, holder) {
      release.run(projectId, kind, holder)
    },
    async holders(projectId, kind) {
      return holders.all(projectId, kind).map(({ holder }) => holder)
    },
  }
}
