import type { DailyCounts } from '../../ports/side-tables.ts'
import type { Database } from './database.ts'

export function createDailyCounts(database: Database): DailyCounts {
  const add = database.prepare(`
    INSERT INTO dailyCounts (name, day, count) VALUES (?, ?, 1)
    ON CONFLICT (name, day) DO UPDATE SET count = count + 1 WHERE count < ?`)
  const remove = database.prepare('DELETE FROM dailyCounts WHERE day < ?')
  return {
    async add(name, day, max) {
      return max > 0 && add.run(name, day, max).changes > 0
    },
    async deleteBefore(day) {
      remove.run(day)
    },
  }
}
