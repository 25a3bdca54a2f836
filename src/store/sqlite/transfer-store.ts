import type { StoredRecord } from '../../actors/ports/actor-store.ts'
import type { ImportMark, TransferStore } from '../../ports/transfer.ts'
import { RECORD } from './actor-statements.ts'
import type { Database } from './database.ts'
import { createExportTables } from './export-tables.ts'

export function createTransferStore(database: Database): TransferStore {
  const tables = createExportTables(database)
  const scanActors = database.prepare<StoredRecord>(
    `SELECT ${RECORD} FROM actors WHERE actorId > ? ORDER BY actorId LIMIT ? + 0`,
  )
  const findMark = database.prepare<Omit<ImportMark, 'isComplete'> & { isComplete: number }>(
    'SELECT fileId, lines, isComplete FROM importMark WHERE no = 1',
  )
  const mark = database.prepare(`
    INSERT INTO importMark (no, fileId, lines, isComplete) VALUES (1, ?, ?, ?)
    ON CONFLICT (no) DO UPDATE SET fileId = excluded.fileId, lines = excluded.lines, isComplete = excluded.isComplete`)
  return {
    async scan(kind, after, limit) {
      return tables[kind].scan(after, limit)
    },
    async insertMissing(kind, items) {
      const table = tables[kind]
      database.transaction(() => items.forEach((item) => table.insert(item)))
    },
    async scanActors(after, limit) {
      return scanActors.all(after ?? '', limit)
    },
    async findImport() {
      const found = findMark.get()
      return found ? { ...found, isComplete: found.isComplete === 1 } : null
    },
    async markImport({ fileId, lines, isComplete }) {
      mark.run(fileId, lines, Number(isComplete))
    },
  }
}
