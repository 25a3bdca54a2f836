import type { Collection } from 'mongodb'
import type { EpochMs } from '../../actors/types.ts'
import type { KeyUsage, KeyUsageStore } from '../../ports/side-tables.ts'
import { writeEach } from './unordered.ts'

export interface KeyUsageDocument {
  /** The key's id; of a part, `<keyId>/<node>`. */
  _id: string
  /** Of a part. */
  keyId?: string
  count: number
  lastUsedAt: EpochMs
}

/**
 * Counts of requests. Where updates are not atomic, each node keeps a part of its own (`part`), which nobody else
 * changes, and changes it once at a time.
 */
export function createKeyUsageStore(keyUsage: Collection<KeyUsageDocument>, part?: string): KeyUsageStore {
  let inTurn = Promise.resolve()

  async function add(usage: readonly KeyUsage[]): Promise<void> {
    let operations = usage.map(({ keyId, count, lastUsedAt }) => {
      const counted = { $inc: { count }, $max: { lastUsedAt } }
      if (part === undefined) return { updateOne: { filter: { _id: keyId }, update: counted, upsert: true } }
      const filter = { _id: `${keyId}/${part}` }
      return { updateOne: { filter, update: { ...counted, $set: { keyId } }, upsert: true } }
    })
    // One that loses the race to be a key's first use finds it there the second time.
    while (operations.length > 0) {
      const lost = await writeEach(keyUsage, operations)
      operations = operations.filter((_operation, place) => lost.has(place))
    }
  }

  return {
    async add(usage) {
      if (part === undefined) return add(usage)
      const added = inTurn.then(() => add(usage))
      inTurn = added.catch(() => {})
      return added
    },
    findMany: (keyIds) => readUsage(keyUsage, keyIds),
  }
}

/** With all parts added up. */
export async function readUsage(
  keyUsage: Collection<KeyUsageDocument>,
  keyIds: readonly string[],
): Promise<KeyUsage[]> {
  if (keyIds.length === 0) return []
  const ids = { $in: [...keyIds] }
  const sums = new Map<string, KeyUsage>()
  for (const { _id, keyId = _id, count, lastUsedAt } of await keyUsage
    .find({ $or: [{ _id: ids }, { keyId: ids }] })
    .toArray()) {
    const sum = sums.get(keyId) ?? { keyId, count: 0, lastUsedAt: 0 }
    sums.set(keyId, { keyId, count: sum.count + count, lastUsedAt: Math.max(sum.lastUsedAt, lastUsedAt) })
  }
  return [...sums.values()]
}
