import type { ActorStore, StoredEntry } from '../ports.ts'
import type { ActorId } from '../types.ts'

/** Entries that are read at once; with the limit of an entry this bounds the memory that a page takes. */
const PAGE = 100

/** The entries of a journal with `seq > after`, in order, read a page at a time. */
export async function* readEntries(
  store: Pick<ActorStore, 'readJournal'>,
  actorId: ActorId,
  after = 0,
): AsyncGenerator<StoredEntry> {
  for (let seq = after; ;) {
    const page = await store.readJournal(actorId, seq, PAGE)
    yield* page
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    seq = last.seq
  }
}
