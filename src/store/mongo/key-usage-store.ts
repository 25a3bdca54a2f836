import type { Collection } from 'mongodb'
import type { KeyUsage, KeyUsageStore } from '../../ports/side-tables.ts'
import { foldUsage, readUsage, type KeyUsageDocument } from './key-usage-documents.ts'
import { writeEach } from './insert-each.ts'

/** Of a node, where updates are not atomic. */
export interface KeyUsagePart {
  nodeId: string
  /** Nodes that may still count. Counts of a node wrongly taken for gone are lost. */
  livingNodes(this: void): Promise<readonly string[]>
}

/**
 * Counts of requests. Where updates are not atomic, each node keeps a part of its own, which nobody else changes, and
 * changes it once at a time. When it has counted a key for the first time, it folds the parts of nodes that are gone.
 */
export function createKeyUsageStore(keyUsage: Collection<KeyUsageDocument>, part?: KeyUsagePart): KeyUsageStore {
  let inTurn = Promise.resolve()
  const folded = new Set<string>()

  async function add(usage: readonly KeyUsage[]): Promise<void> {
    let operations = usage.map(({ keyId, count, lastUsedAt }) => {
      const counted = { $inc: { count }, $max: { lastUsedAt } }
      if (part === undefined) return { updateOne: { filter: { _id: keyId }, update: counted, upsert: true } }
      const filter = { _id: `${keyId}/${part.nodeId}` }
      return { updateOne: { filter, update: { ...counted, $set: { keyId } }, upsert: true } }
    })
    // One that loses the race to be a key's first use finds it there the second time.
    while (operations.length > 0) {
      const lost = await writeEach(keyUsage, operations)
      operations = operations.filter((_operation, index) => lost.has(index))
    }
  }

  async function fold(keyIds: readonly string[], { nodeId, livingNodes }: KeyUsagePart): Promise<void> {
    const first = keyIds.filter((keyId) => !folded.has(keyId))
    if (first.length === 0) return
    const living = [nodeId, ...(await livingNodes())]
    for (const keyId of first) {
      await foldUsage(keyUsage, keyId, living)
      folded.add(keyId)
    }
  }

  return {
    async add(usage) {
      if (part === undefined) return add(usage)
      const added = inTurn.then(() => add(usage))
      // A failed fold is repeated with the next count; the parts stay valid.
      const keyIds = usage.map(({ keyId }) => keyId)
      inTurn = added.then(() => fold(keyIds, part)).catch(() => {})
      return added
    },
    findMany: (keyIds) => readUsage(keyUsage, keyIds),
  }
}
