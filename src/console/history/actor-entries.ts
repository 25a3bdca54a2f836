import { decodeEntries } from '../../actors/journal/journal-row.ts'
import type { ActorStore } from '../../actors/ports/actor-store.ts'
import { readEntries } from '../../actors/runtime/read-journal.ts'
import type { ActorId, Entry, StateValue } from '../../actors/types.ts'
import { bytesOf, MAX_PAGE_BYTES } from '../../api/stored-calls.ts'
import { yieldRegularly } from '../../base/yield-regularly.ts'
import type { Schema } from '../operation.ts'
import { entryResponse } from '../responses/entry.ts'

/** Entries read before a page, to know the state before its first one; a longer commit is read as a whole. */
const LOOK_BACK = 10
/** No commit has more entries. */
const MAX_COMMIT_ENTRIES = 210

/** At most `limit` entries of a journal after `after`, fewer where they are large. */
export async function findActorEntries(
  store: Pick<ActorStore, 'readJournal'>,
  actorId: ActorId,
  after: number,
  limit: number,
): Promise<Schema<'Entry'>[]> {
  const giveWay = yieldRegularly()
  let before = await positionAfter(store, actorId, after)
  const entries: Schema<'Entry'>[] = []
  let bytes = 0
  for await (const entry of readEntries(store, actorId, after)) {
    before = nextPosition(before, entry)
    const shown = entryResponse(entry, before.from, before.index)
    entries.push(shown)
    bytes += bytesOf(shown)
    if (entries.length === limit || bytes > MAX_PAGE_BYTES) break
    await giveWay()
  }
  return entries
}

/** Position of an entry: the states around it and its index within its commit. */
interface EntryPosition {
  /** The state before it, and after it. */
  from: StateValue | null
  to: StateValue | null
  /** Its index within its commit; the entries after it there are results of effects computed within the commit. */
  index: number
  computed: ReadonlySet<string>
}

const FIRST: EntryPosition = { from: null, to: null, index: -1, computed: new Set() }

async function positionAfter(
  store: Pick<ActorStore, 'readJournal'>,
  actorId: ActorId,
  seq: number,
): Promise<EntryPosition> {
  for (const count of [LOOK_BACK, MAX_COMMIT_ENTRIES]) {
    const start = Math.max(0, seq - count)
    const rows = seq === 0 ? [] : await store.readJournal(actorId, start, seq - start)
    const entries = rows.flatMap(decodeEntries).filter((entry) => entry.seq > start && entry.seq <= seq)
    const isWhole =
      start === 0 || entries.some(({ event }) => event.effectId === undefined && event.type !== 'actor.rowsGiven')
    if (isWhole || count === MAX_COMMIT_ENTRIES) return entries.reduce(nextPosition, FIRST)
  }
  return FIRST
}

function nextPosition({ to, index, computed }: EntryPosition, { event, value, startEffects }: Entry): EntryPosition {
  // The input of an effect that was computed before the commit is not written down.
  const begun = startEffects.filter(({ input }) => input === null).map(({ id }) => id)
  const isResult = typeof event.effectId === 'string' && computed.has(event.effectId)
  const continues = isResult || event.type === 'actor.rowsGiven'
  return {
    from: to,
    to: value,
    index: continues ? index + 1 : 0,
    computed: new Set(continues ? [...computed, ...begun] : begun),
  }
}
