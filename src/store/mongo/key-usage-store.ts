import type { Collection } from 'mongodb'
import type { EpochMs } from '../../actors/types.ts'
import type { KeyUsageStore } from '../../ports/side-tables.ts'
import { writeEach } from './unordered.ts'

export interface KeyUsageDocument {
  _id: string
  count: number
  lastUsedAt: EpochMs
}

export function createKeyUsageStore(keyUsage: Collection<KeyUsageDocument>): KeyUsageStore {
  return {
    async add(usage) {
      let operations = usage.map(({ keyId, count, lastUsedAt }) => ({
        updateOne: { filter: { _id: keyId }, update: { $inc: { count }, $max: { lastUsedAt } }, upsert: true },
      }))
      // One that loses the race to be a key's first use finds it there the second time.
      while (operations.length > 0) {
        const lost = await writeEach(keyUsage, operations)
        operations = operations.filter((_operation, place) => lost.has(place))
      }
    },
    async findMany(keyIds) {
      if (keyIds.length === 0) return []
      const found = await keyUsage.find({ _id: { $in: [...keyIds] } }).toArray()
      return found.map(({ _id, count, lastUsedAt }) => ({ keyId: _id, count, lastUsedAt }))
    },
  }
}
