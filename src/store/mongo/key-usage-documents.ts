import type { Collection } from 'mongodb'
import type { EpochMs } from '../../base/time.ts'
import type { KeyUsage } from '../../ports/side-tables.ts'
import { insertIfFree } from './document.ts'

export interface KeyUsageDocument {
  /** The key's id; of a part, `<keyId>/<node>`; of a sum, `<keyId>/sum/<no>`. */
  _id: string
  /** Of a part and of a sum. */
  keyId?: string
  count: number
  lastUsedAt: EpochMs
  /** Of a sum. The newest counts, in place of the one before and of the parts that it names. */
  no?: number
  sumOf?: string[]
}

/** Returns the request count of each key, added up over all its documents. */
export async function readUsage(
  keyUsage: Collection<KeyUsageDocument>,
  keyIds: readonly string[],
): Promise<KeyUsage[]> {
  if (keyIds.length === 0) return []
  const ids = { $in: [...keyIds] }
  // Two queries: not every server joins two indexes for an `$or`.
  const documents = await Promise.all([{ _id: ids }, { keyId: ids }].map((filter) => keyUsage.find(filter).toArray()))
  const byKey = Map.groupBy(documents.flat(), ({ _id, keyId = _id }) => keyId)
  return [...byKey].map(([keyId, ofKey]) => ({ keyId, ...added(sorted(ofKey).valid) }))
}

/**
 * Puts the parts of nodes that are gone into one sum, as each start of a process makes new parts. Whoever inserts the
 * next sum has decided; what it stands for is then removed, or next time, if this is interrupted.
 *
 * @param livingNodes those that may still count, also ones that have been silent for a while
 */
export async function foldUsage(
  keyUsage: Collection<KeyUsageDocument>,
  keyId: string,
  livingNodes: readonly string[],
): Promise<void> {
  const { newest, valid, past } = await look(keyUsage, keyId)
  const isGone = ({ _id }: KeyUsageDocument) => !livingNodes.some((node) => _id === `${keyId}/${node}`)
  const folded = valid.filter((one) => one !== newest && isGone(one))
  await remove(keyUsage, past)
  if (folded.length === 0) return
  const no = (newest?.no ?? 0) + 1
  const sum = {
    ...{ _id: `${keyId}/sum/${no}`, keyId, no, sumOf: folded.map(({ _id }) => _id) },
    ...added(newest ? [newest, ...folded] : folded),
  }
  if (!(await insertIfFree(keyUsage, sum))) return
  // Other nodes may have counted meanwhile, which makes this sum outdated.
  const after = await look(keyUsage, keyId)
  if (after.newest?._id === sum._id) await remove(keyUsage, after.past)
}

async function look(keyUsage: Collection<KeyUsageDocument>, keyId: string) {
  return sorted(await keyUsage.find({ keyId }).toArray())
}

/** A key's documents: the valid ones, and those that the newest sum has replaced. */
function sorted(documents: readonly KeyUsageDocument[]) {
  const newest = documents.reduce<KeyUsageDocument | undefined>(
    (latest, one) => ((one.no ?? 0) > (latest?.no ?? 0) ? one : latest),
    undefined,
  )
  const isPast = (one: KeyUsageDocument) =>
    one !== newest && (one.no !== undefined || newest?.sumOf?.includes(one._id) === true)
  return { newest, valid: documents.filter((one) => !isPast(one)), past: documents.filter(isPast) }
}

function added(documents: readonly KeyUsageDocument[]): { count: number; lastUsedAt: EpochMs } {
  return {
    count: documents.reduce((sum, { count }) => sum + count, 0),
    lastUsedAt: Math.max(...documents.map(({ lastUsedAt }) => lastUsedAt)),
  }
}

async function remove(keyUsage: Collection<KeyUsageDocument>, documents: readonly KeyUsageDocument[]): Promise<void> {
  if (documents.length > 0) await keyUsage.deleteMany({ _id: { $in: documents.map(({ _id }) => _id) } })
}
