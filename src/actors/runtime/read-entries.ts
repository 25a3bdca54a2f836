import type { ActorStore, StoredEntry } from '../ports.ts'
import type { ActorId } from '../types.ts'

const FIRST_PAGE = 20
const MAX_PAGE = 200
/** Characters that are read at once, about: entries differ by a hundred times. */
const PAGE_LENGTH = 512 * 1024

/** The entries of a journal with `seq > after`, in order, read in pages that are the larger, the smaller the entries are. */
export async function* readEntries(
  store: Pick<ActorStore, 'readJournal'>,
  actorId: ActorId,
  after = 0,
): AsyncGenerator<StoredEntry> {
  let [seq, limit, count, length] = [after, FIRST_PAGE, 0, 0]
  for (;;) {
    const page = await store.readJournal(actorId, seq, limit)
    yield* page
    const last = page.at(-1)
    if (!last || page.length < limit) return
    seq = last.seq
    count += page.length
    length += page.reduce((sum, { body }) => sum + body.length, 0)
    limit = Math.max(1, Math.min(MAX_PAGE, Math.floor(PAGE_LENGTH / (length / count))))
  }
}
