import type { KeyUsage, KeyUsageStore } from '../../ports/side-tables.ts'
import type { Database } from './database.ts'

export function createKeyUsageStore(database: Database): KeyUsageStore {
  const add = database.prepare(`
    INSERT INTO keyUsage (keyId, count, lastUsedAt) VALUES (?, ?, ?)
    ON CONFLICT (keyId) DO UPDATE SET count = count + excluded.count,
      lastUsedAt = max(lastUsedAt, excluded.lastUsedAt)`)
  const find = database.prepare<KeyUsage>('SELECT keyId, count, lastUsedAt FROM keyUsage WHERE keyId = ?')
  return {
    async add(usage) {
      database.transaction(() => usage.forEach(({ keyId, count, lastUsedAt }) => add.run(keyId, count, lastUsedAt)))
    },
    async findMany(keyIds) {
      return keyIds.flatMap((keyId) => find.get(keyId) ?? [])
    },
  }
}
