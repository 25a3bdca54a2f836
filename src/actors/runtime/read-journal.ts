import { decodeEntries } from '../journal/journal-row.ts'
import type { ActorStore, JournalRow } from '../ports.ts'
import type { ActorId, Entry } from '../types.ts'

/** Rows that are read at once; with the limit of an entry this bounds the memory that a page takes. */
const PAGE = 100

/** The rows of a journal that have entries with `seq > after`, in order, read a page at a time. */
export async function* readRows(
  store: Pick<ActorStore, 'readJournal'>,
  actorId: ActorId,
  after = 0,
): AsyncGenerator<JournalRow> {
  for (let seq = after; ;) {
    const page = await store.readJournal(actorId, seq, PAGE)
    yield* page
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    seq = last.seq
  }
}

/** The entries of a journal with `seq > after`, in order. */
export async function* readEntries(
  store: Pick<ActorStore, 'readJournal'>,
  actorId: ActorId,
  after = 0,
): AsyncGenerator<Entry> {
  for await (const row of readRows(store, actorId, after))
    yield* decodeEntries(row).filter((entry) => entry.seq > after)
}
