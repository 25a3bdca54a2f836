import { JournalDamaged, restoreActor } from '../actors/journal/load.ts'
import type { MachineLookup } from '../actors/machine-lookup.ts'
import { encodeRecord } from '../actors/journal/records.ts'
import { recordOf } from '../actors/journal/actor-state.ts'
import type { JournalRow, StoredRecord } from '../actors/ports/actor-store.ts'
import type { Store } from '../ports/store.ts'
import { EXPORTED_OWNER } from './file-format.ts'

/** More than can be in the air at once. */
const MAX_ORPHANS = 1_000_000

/**
 * Finishes what dead processes left unfinished: records behind their journals, and created actors that were not
 * started. No node may be running on the store.
 */
export async function repairRecords({ actors }: Pick<Store, 'actors'>, machines: MachineLookup): Promise<void> {
  for (const actorId of await actors.listOrphans([], MAX_ORPHANS)) {
    const stored = await actors.load(actorId)
    if (!stored || (stored.record && stored.tail.length === 0)) continue
    const loaded = await restoreActor(actors, machines, actorId, stored).catch(unlessDamaged)
    if (!loaded) continue
    const { definition, state } = loaded
    const record = encodeRecord(recordOf(definition, state, actorId, EXPORTED_OWNER), definition)
    await actors.commit([{ actorId, journal: null, record, rows: [], creates: [] }])
  }
}

/** The record that belongs to the end of its journal: the stored one may be some turns behind. */
export async function repairedRecord(
  actors: Store['actors'],
  machines: MachineLookup,
  record: StoredRecord,
  journal: readonly JournalRow[],
): Promise<StoredRecord> {
  const { actorId } = record
  if (journal.at(-1)?.seq === record.seq) return record
  const stored = await actors.load(actorId)
  const loaded = stored && (await restoreActor(actors, machines, actorId, stored).catch(unlessDamaged))
  if (!loaded) return record
  return encodeRecord(recordOf(loaded.definition, loaded.state, actorId, EXPORTED_OWNER), loaded.definition)
}

/** The state of a damaged actor is unknown; it is exported as it is. */
function unlessDamaged(error: unknown): null {
  if (error instanceof JournalDamaged) return null
  throw error
}
