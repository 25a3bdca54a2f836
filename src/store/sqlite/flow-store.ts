import type { JsonObject } from '../../base/json.ts'
import type { FlowStore } from '../../ports/entities.ts'
import type { Database } from './database.ts'
import { decodeOrNull, type Document } from './document.ts'

export function createFlowStore(database: Database): FlowStore {
  // The same hash means the same flow, so the first one stays.
  const put = database.prepare('INSERT INTO flows (hash, body) VALUES (?, ?) ON CONFLICT DO NOTHING')
  const find = database.prepare<Document>('SELECT body FROM flows WHERE hash = ?')
  return {
    async put(hash, flow) {
      put.run(hash, JSON.stringify(flow))
    },
    async find(hash) {
      return decodeOrNull<JsonObject>(find.get(hash))
    },
  }
}
