import { NOBODY, type IdempotencyRecord, type IdempotencyStore } from '../../ports/side-tables.ts'
import type { Database } from './database.ts'
import type { BatchedTransaction } from './group-commit.ts'

interface StoredRecord extends Omit<IdempotencyRecord, 'answer'> {
  /** JSON. */
  answer: string | null
}

export function createIdempotencyStore(database: Database, together: BatchedTransaction): IdempotencyStore {
  const claim = database.prepare(`
    INSERT INTO idempotency (id, requestHash, runningOn, answer, expiresAt) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET requestHash = excluded.requestHash, runningOn = excluded.runningOn,
      answer = excluded.answer, expiresAt = excluded.expiresAt
    WHERE idempotency.expiresAt <= ?`)
  const find = database.prepare<StoredRecord>(
    'SELECT id, requestHash, runningOn, answer, expiresAt FROM idempotency WHERE id = ?',
  )
  const answer = database.prepare('UPDATE idempotency SET runningOn = NULL, answer = ? WHERE id = ?')
  const release = database.prepare('DELETE FROM idempotency WHERE id = ? AND (? IS NULL OR runningOn = ?)')
  const pass = database.prepare('UPDATE idempotency SET runningOn = ? WHERE id = ? AND runningOn = ?')
  const letGoOf = database.prepare('UPDATE idempotency SET runningOn = ? WHERE runningOn = ?')
  const nextNode = database.prepare<{ nodeId: string }>(
    'SELECT runningOn AS nodeId FROM idempotency WHERE runningOn > ? ORDER BY runningOn LIMIT 1',
  )
  const deleteExpired = database.prepare(
    'DELETE FROM idempotency WHERE rowid IN (SELECT rowid FROM idempotency WHERE expiresAt <= ? LIMIT ?)',
  )
  return {
    claim(record, now) {
      return together(() => {
        const { id, requestHash, runningOn, expiresAt } = record
        const isClaimed =
          claim.run(id, requestHash, runningOn, encodeResponse(record.answer), expiresAt, now).changes > 0
        const found = isClaimed ? undefined : find.get(id)
        return found ? { ...found, answer: decodeResponse(found.answer) } : null
      })
    },
    async answer(id, given) {
      await together(() => answer.run(encodeResponse(given), id))
    },
    async release(id, runningOn) {
      release.run(id, runningOn ?? null, runningOn ?? null)
    },
    async letGo(id, runningOn) {
      pass.run(NOBODY, id, runningOn)
    },
    async takeOver(id, runningOn) {
      return pass.run(runningOn, id, NOBODY).changes > 0
    },
    async letGoOf({ notIn }) {
      database.transaction(() => {
        let nodeId = nextNode.get(NOBODY)?.nodeId
        while (nodeId !== undefined) {
          if (!notIn.includes(nodeId)) letGoOf.run(NOBODY, nodeId)
          nodeId = nextNode.get(nodeId)?.nodeId
        }
      })
    },
    async deleteExpired(now, limit) {
      return deleteExpired.run(now, limit).changes
    },
  }
}

export function encodeResponse(answer: IdempotencyRecord['answer']): string | null {
  return answer && JSON.stringify(answer)
}

export function decodeResponse(answer: string | null): IdempotencyRecord['answer'] {
  return answer === null ? null : (JSON.parse(answer) as IdempotencyRecord['answer'])
}
