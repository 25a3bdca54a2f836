import type { PayloadStore } from '../../ports/side-tables.ts'
import type { Database } from './database.ts'
import type { Document } from './document.ts'
import type { BatchedTransaction } from './group-commit.ts'

export function createPayloadStore(database: Database, together: BatchedTransaction): PayloadStore {
  const put = database.prepare('INSERT INTO payloads (deliveryId, body) VALUES (?, ?) ON CONFLICT DO NOTHING')
  const find = database.prepare<Document>('SELECT body FROM payloads WHERE deliveryId = ?')
  return {
    putIfAbsent(deliveryId, body) {
      return together(() => {
        const isPut = put.run(deliveryId, body).changes > 0
        return isPut ? body : (find.get(deliveryId)?.body ?? body)
      })
    },
    async find(deliveryId) {
      return find.get(deliveryId)?.body ?? null
    },
  }
}
