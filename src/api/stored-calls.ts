import type { ListQuery, StoredRecord } from '../actors/ports/actor-store.ts'
import type { Runtime } from '../actors/runtime/runtime-types.ts'
import type { ActorRecord } from '../actors/types.ts'
import type { ByteBudget } from '../base/byte-budget.ts'
import type { Store } from '../ports/store.ts'
import { listCalls, type ListedCall } from './calls.ts'

/** Bytes of one page of a list of the console, as JSON. What goes beyond is the last of its page. */
export const MAX_PAGE_BYTES = 1024 * 1024

const FIRST_SLICE = 20
const MAX_SLICE = 200
/** Characters of records that are read at once. */
const MAX_SLICE_LENGTH = MAX_PAGE_BYTES / 2

type Found = Omit<ListQuery, 'limit'>

/** One item of a list: its stored record, and its current one. */
export interface Listed {
  row: StoredRecord
  record: ActorRecord
}

export interface ListSource {
  store: Pick<Store, 'actors'>
  runtime: Pick<Runtime, 'present' | 'readCached'>
  /** For what is read or shown, a byte for each character. */
  budget: ByteBudget
}

/** Calls as lists show them, newest first and in slices; at most `atMost` are read. */
export function listedCalls(
  { store, runtime, budget }: ListSource,
  found: Omit<Found, 'list'>,
  atMost: number,
): AsyncGenerator<ListedCall[], void> {
  const read = (query: ListQuery) => listCalls({ store, runtime }, query)
  return slices(read, { ...found, list: 'calls' }, atMost, { budget, lengthOf: ({ shown }) => shown.start.length })
}

/** The records of calls, likewise one by one. */
export function storedCalls(
  source: ListSource,
  found: Omit<Found, 'list'>,
  atMost: number,
): AsyncGenerator<Listed, void> {
  return listedRecords(source, { ...found, list: 'calls' }, atMost)
}

/** A list as it is stored, newest first. At most `atMost` are read. */
export async function* listedRecords(
  { store, runtime, budget }: ListSource,
  found: Found,
  atMost: number,
): AsyncGenerator<Listed, void> {
  const read = (query: ListQuery) => store.actors.list(query)
  for await (const rows of slices(read, found, atMost, { budget, lengthOf: ({ body }) => body.length })) {
    const records = await runtime.present(rows)
    for (const [index, record] of records.entries()) {
      const row = rows[index]
      if (row) yield { row, record }
    }
  }
}

type Position = NonNullable<ListQuery['before']>

/**
 * Reads one slice each time that the caller asks for more. The larger the records read so far, the fewer the next slice
 * has: one record can be a hundred times the size of another, and 200 large ones are 50 MB.
 */
async function* slices<Item extends Position>(
  read: (query: ListQuery) => Promise<Item[]>,
  found: Found,
  atMost: number,
  { budget, lengthOf }: { budget: ByteBudget; lengthOf: (item: Item) => number },
): AsyncGenerator<Item[], void> {
  let from = found.before
  let count = 0
  let length = 0
  let limit = Math.min(FIRST_SLICE, atMost)
  while (limit > 0) {
    const items = await read({ ...found, limit, ...(from && { before: from }) })
    const added = items.reduce((sum, item) => sum + lengthOf(item), 0)
    await budget(added)
    yield items
    length += added
    count += items.length
    from = items.at(-1)
    if (!from || items.length < limit) return
    const fitting = Math.floor(MAX_SLICE_LENGTH / Math.max(1, length / count))
    limit = Math.min(Math.max(1, fitting), MAX_SLICE, atMost - count)
  }
}

/** Bytes of a value as JSON in UTF-8. */
export function bytesOf(value: object): number {
  return Buffer.byteLength(JSON.stringify(value))
}
