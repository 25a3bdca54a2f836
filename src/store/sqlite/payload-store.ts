import type { PayloadStore } from '../../ports/side-tables.ts'
import type { Database } from './database.ts'
import type { Document } from './document.ts'

export function createPayloadStore(database: Database): PayloadStore {
  const put = database.prepare('INSERT INTO payloads (deliveryId, body) VALUES (?, ?) ON CONFLICT DO NOTHING')
  const find = database.prepare<Document>('SELECT body FROM payloads WHERE deliveryId = ?')
  return {
    async putIfAbsent(deliveryId, body) {
      return database.transaction(() => {
        put.run(deliveryId, body)
        return find.get(deliveryId)?.body ?? body
      })
    },
    async find(deliveryId) {
      return find.get(deliveryId)?.body ?? null
    },
  }
}
