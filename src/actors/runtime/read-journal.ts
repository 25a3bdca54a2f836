import { decodeEntries } from '../journal/journal-row.ts'
import { JournalDamaged } from '../journal/load.ts'
import type { ActorStore, JournalRow } from '../ports/actor-store.ts'
import type { ActorId, Entry } from '../types.ts'

const FIRST_PAGE = 20
const MAX_PAGE = 200
/** Characters that are read at once, about: rows differ by a hundred times. */
const PAGE_LENGTH = 512 * 1024

/**
 * The rows of a journal that have entries with `seq > after`, in order, read in pages that are the larger, the smaller
 * the rows are.
 */
export async function* readRows(
  store: Pick<ActorStore, 'readJournal'>,
  actorId: ActorId,
  after = 0,
): AsyncGenerator<JournalRow> {
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

/**
 * The entries of a journal with `seq > after`, in order.
 *
 * @throws JournalDamaged when one cannot even be read
 */
export async function* readEntries(
  store: Pick<ActorStore, 'readJournal'>,
  actorId: ActorId,
  after = 0,
): AsyncGenerator<Entry> {
  for await (const row of readRows(store, actorId, after)) {
    for (const entry of decode(row)) if (entry.seq > after) yield entry
  }
}

function decode(row: JournalRow): Entry[] {
  try {
    return decodeEntries(row)
  } catch {
    throw new JournalDamaged(row.actorId, row.firstSeq)
  }
}
