import type { Db } from 'mongodb'
import type { ChainCheckProgress } from '../../actors/ports/chain-check-progress.ts'
import { upsert } from './document.ts'
import { COLLECTIONS } from './schema.ts'

/** `_id` of the progress in the collection `meta`. */
const CHAIN_CHECK_ID = 'chain-check'

export function createChainCheckProgress(database: Db): ChainCheckProgress {
  const marks = database.collection<{ _id: string; progress: string }>(COLLECTIONS.meta)
  return {
    find: async () => (await marks.findOne({ _id: CHAIN_CHECK_ID }))?.progress ?? null,
    save: (progress) => upsert(marks, CHAIN_CHECK_ID, { $set: { progress } }),
  }
}
