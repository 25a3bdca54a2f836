import type { ListQuery, StoredRecord } from '../actors/ports.ts'
import type { Runtime } from '../actors/runtime/runtime-types.ts'
import type { ActorRecord } from '../actors/types.ts'
import type { ByteBudget } from '../base/byte-budget.ts'
import type { Store } from '../ports/store.ts'
import { shownCalls } from './calls.ts'
import type { ShownCall } from './responses/call.ts'

/** Bytes of one page of a list, as JSON. The call that goes beyond is the last of its page. */
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
  runtime: Pick<Runtime, 'present'>
  /** For the records that are read, a byte for each character. */
  budget: ByteBudget
}

/** Calls as lists show them, newest first; at most `atMost` are read. */
export function listedCalls(
  source: ListSource,
  found: Omit<Found, 'list'>,
  atMost: number,
): AsyncGenerator<{ row: StoredRecord; shown: ShownCall }, void> {
  return listed(source, { ...found, list: 'calls' }, atMost, (rows) => shownCalls(source.runtime, rows))
}

/** Their records, likewise. */
export function storedCalls(
  source: ListSource,
  found: Omit<Found, 'list'>,
  atMost: number,
): AsyncGenerator<Listed, void> {
  return listedRecords(source, { ...found, list: 'calls' }, atMost)
}

/**
 * A list as it is stored, newest first, read as it is taken: in slices that are the larger, the smaller the records
 * are. Records differ by a hundred times, and 200 large ones are 50 MB. At most `atMost` are read.
 */
export async function* listedRecords(source: ListSource, found: Found, atMost: number): AsyncGenerator<Listed, void> {
  const show = (rows: readonly StoredRecord[]) => source.runtime.present(rows)
  for await (const { row, shown: record } of listed(source, found, atMost, show)) yield { row, record }
}

async function* listed<Shown>(
  { store, budget }: ListSource,
  found: Found,
  atMost: number,
  show: (rows: readonly StoredRecord[]) => Promise<Shown[]>,
): AsyncGenerator<{ row: StoredRecord; shown: Shown }, void> {
  let from = found.before
  let count = 0
  let length = 0
  let limit = Math.min(FIRST_SLICE, atMost)
  while (limit > 0) {
    const rows = await store.actors.list({ ...found, limit, ...(from && { before: from }) })
    await budget(rows.reduce((sum, { body }) => sum + body.length, 0))
    for (const [index, shown] of (await show(rows)).entries()) {
      const row = rows[index]
      if (!row) continue
      yield { row, shown }
      length += row.body.length
    }
    count += rows.length
    from = rows.at(-1)
    if (!from || rows.length < limit) return
    const fitting = Math.floor(MAX_SLICE_LENGTH / Math.max(1, length / count))
    limit = Math.min(Math.max(1, fitting), MAX_SLICE, atMost - count)
  }
}

/** Bytes of a value as JSON in UTF-8. */
export function bytesOf(value: object): number {
  return Buffer.byteLength(JSON.stringify(value))
}
