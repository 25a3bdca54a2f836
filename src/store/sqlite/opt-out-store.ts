import type { OptOut, OptOutStore } from '../../ports/opt-outs.ts'
import type { Database } from './database.ts'

const COLUMNS = 'projectId, number, callId, at'

export function createOptOutStore(database: Database): OptOutStore {
  const add = database.prepare(`INSERT INTO optOuts (${COLUMNS}) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING`)
  const find = database.prepare<OptOut>(`SELECT ${COLUMNS} FROM optOuts WHERE projectId = ? AND number = ?`)
  const list = database.prepare<OptOut>(
    `SELECT ${COLUMNS} FROM optOuts WHERE projectId = ? ORDER BY at DESC, number DESC LIMIT ? + 0`,
  )
  const listBefore = database.prepare<OptOut>(`
    SELECT ${COLUMNS} FROM optOuts WHERE projectId = ? AND (at, number) < (?, ?)
    ORDER BY at DESC, number DESC LIMIT ? + 0`)
  const lift = database.prepare('DELETE FROM optOuts WHERE projectId = ? AND number = ? RETURNING number')
  return {
    async add({ projectId, number, callId, at }) {
      add.run(projectId, number, callId, at)
    },
    async find(projectId, number) {
      return find.get(projectId, number) ?? null
    },
    async list(projectId, limit, before) {
      return before ? listBefore.all(projectId, before.at, before.number, limit) : list.all(projectId, limit)
    },
    async lift(projectId, number) {
      return lift.get(projectId, number) !== undefined
    },
  }
}
