import { readEntries } from '../actors/runtime/read-journal.ts'
import type { ActorStore } from '../actors/ports/actor-store.ts'
import { redact } from '../actors/inspection/redact.ts'
import type { ActorId } from '../actors/types.ts'
import type { Json } from '../base/json.ts'

/** Yields an actor's entries as JSON Lines, up to and including `lastSeq`. Idempotency ids are masked. */
export async function* journalLines(actors: ActorStore, actorId: ActorId, lastSeq: number): AsyncGenerator<string> {
  for await (const { hash, ...entry } of readEntries(actors, actorId)) {
    if (entry.seq > lastSeq) return
    // The chain's own hash is no secret, and shows that nothing is missing.
    yield `${JSON.stringify({ ...shown(entry), hash })}\n`
  }
}

function shown(entry: object): object {
  return redact(entry as Json, true) as object
}
