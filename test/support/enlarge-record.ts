import { MAX_RECORD_LENGTH } from '../../src/actors/journal/limits.ts'
import type { ActorId } from '../../src/actors/types.ts'
import type { Kit } from './kernel/kernel-kit.ts'

/** Replaces an actor's stored record by one that is too large to load. */
export async function enlargeRecord({ everything, unverified }: Kit, actorId: ActorId): Promise<void> {
  const record = (await everything.actors.load(actorId))?.record
  if (!record) throw new Error(`${actorId} was not stored.`)
  const body = JSON.stringify({ ...(JSON.parse(record.body) as object), padding: 'x'.repeat(MAX_RECORD_LENGTH) })
  await everything.actors.commit([{ actorId, journal: null, record: { ...record, body }, rows: [], creates: [] }])
  unverified.add(actorId)
}
