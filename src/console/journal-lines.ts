import { decodeEntry } from '../actors/entries.ts'
import type { ActorStore } from '../actors/ports.ts'
import { typeOf } from '../actors/records.ts'
import type { ActorId } from '../actors/types.ts'
import { masked } from './masked.ts'

const ENTRIES_AT_ONCE = 200

/** The entries of an actor as JSON Lines, up to and including `lastSeq`. */
export async function* journalLines(actors: ActorStore, actorId: ActorId, lastSeq: number): AsyncGenerator<string> {
  const type = typeOf(actorId)
  for (let after = 0; after < lastSeq;) {
    const rows = await actors.readJournal(actorId, after, Math.min(ENTRIES_AT_ONCE, lastSeq - after))
    if (rows.length === 0) return
    for (const row of rows) {
      const { hash, ...entry } = decodeEntry(row)
      // The chain's own hash tells nothing about what is hidden.
      yield `${JSON.stringify({ ...masked(type, entry), hash })}\n`
      after = row.seq
    }
  }
}
