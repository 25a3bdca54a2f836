import { decodeEntries } from '../../actors/journal/journal-row.ts'
import type { ActorStore } from '../../actors/ports/actor-store.ts'
import type { ActorId, ActorRecord } from '../../actors/types.ts'

const AT_ONCE = 20

/** Why the latest event of each of these actors could not be taken, for those where it could not. */
export async function lastRejections(
  store: Pick<ActorStore, 'readJournal'>,
  actors: readonly ActorRecord[],
): Promise<Map<ActorId, string>> {
  const rejections = new Map<ActorId, string>()
  // A finished actor accepts no more events.
  const running = actors.filter(({ snapshot }) => snapshot.status === 'active')
  for (let first = 0; first < running.length; first += AT_ONCE) {
    const pages = running
      .slice(first, first + AT_ONCE)
      .map(({ actorId, seq }) => store.readJournal(actorId, seq - 1, 1))
    for (const row of (await Promise.all(pages)).flat()) {
      const rejected = decodeEntries(row).at(-1)?.rejected
      if (rejected) rejections.set(row.actorId, rejected.message)
    }
  }
  return rejections
}
