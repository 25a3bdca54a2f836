import { addCounts, type CallFigures, type HourlyCounts } from '../../ports/call-figures.ts'
import type { Database } from './database.ts'
import type { BatchedTransaction } from './group-commit.ts'

export interface CallFiguresRow {
  projectId: string
  agentId: string
  hour: number
  /** JSON. */
  counts: string
}

/** One process adds one batch after the other: one that is repeated is the last one of each of its hours. */
export function createCallFigures(database: Database, together: BatchedTransaction): CallFigures {
  const find = database.prepare<{ counts: string; lastBatch: string | null }>(
    'SELECT counts, lastBatch FROM callFigures WHERE projectId = ? AND agentId = ? AND hour = ?',
  )
  const put = database.prepare(`
    INSERT INTO callFigures (projectId, agentId, hour, counts, lastBatch) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (projectId, agentId, hour) DO UPDATE SET counts = excluded.counts, lastBatch = excluded.lastBatch`)
  const read = database.prepare<CallFiguresRow>(`
    SELECT projectId, agentId, hour, counts FROM callFigures
    WHERE projectId = ? AND agentId = ? AND hour >= ? AND hour < ? ORDER BY hour`)
  return {
    async add(batchId, added) {
      await together(() => {
        for (const { projectId, agentId, hour, counts } of added) {
          const found = find.get(projectId, agentId, hour)
          if (found?.lastBatch === batchId) continue
          const sums = found ? (JSON.parse(found.counts) as Record<string, number>) : {}
          addCounts(sums, counts)
          put.run(projectId, agentId, hour, JSON.stringify(sums), batchId)
        }
      })
    },
    async read({ projectId, agentId, from, to }) {
      return read.all(projectId, agentId, from, to).map(toCounts)
    },
  }
}

export function toCounts({ counts, ...rest }: CallFiguresRow): HourlyCounts {
  return { ...rest, counts: JSON.parse(counts) as Record<string, number> }
}
