import { decodeEntry } from '../actors/journal/entries.ts'
import type { ActorStore } from '../actors/ports.ts'
import { redact } from '../actors/inspection/redact.ts'
import type { ActorId } from '../actors/types.ts'
import type { Json } from '../base/json.ts'

const ENTRIES_AT_ONCE = 200

/** The entries of an actor as JSON Lines, up to and including `lastSeq`. What requests are recognised by is masked. */
export async function* journalLines(actors: ActorStore, actorId: ActorId, lastSeq: number): AsyncGenerator<string> {
  for (let after = 0; after < lastSeq;) {
    const rows = await actors.readJournal(actorId, after, Math.min(ENTRIES_AT_ONCE, lastSeq - after))
    if (rows.length === 0) return
    for (const row of rows) {
      // The chain's own hash is no secret, and shows that nothing is missing.
      const { hash, ...entry } = decodeEntry(row)
      yield `${JSON.stringify({ ...shown(entry), hash })}\n`
      after = row.seq
    }
  }
}

function shown(entry: object): object {
  return redact(entry as Json, true) as object
}
