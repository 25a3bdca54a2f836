import { typeOf } from '../../actors/journal/records.ts'
import type { StoredRecord } from '../../actors/ports/actor-store.ts'
import type { ActorRecord, ActorStatus } from '../../actors/types.ts'
import { decodeCursor, encodeCursor } from '../../api/cursor.ts'
import { listedRecords, type Listed, type ListSource } from '../../api/stored-calls.ts'
import { yieldRegularly } from '../../base/yield-regularly.ts'
import { MAX_SCANNED, MAX_SCANNED_LENGTH } from '../scan-limits.ts'

/** The list that actors of each type are in. */
const LISTS = { call: 'calls', conversation: 'calls', 'api-key': 'keys', 'webhook-delivery': 'deliveries' } as const

export interface ActorFilter {
  type?: keyof typeof LISTS
  status?: ActorStatus
  before?: string
}

/** Newest first. `next` is the place to go on from, null after the last actor. */
export async function findActors(
  source: ListSource,
  projectId: string,
  { type, status, before }: ActorFilter,
  limit: number,
): Promise<{ actors: ActorRecord[]; next: string | null }> {
  const lists = type === undefined ? [...new Set(Object.values(LISTS))] : [LISTS[type]]
  const position = before === undefined ? {} : { before: decodeCursor(before) }
  const found = lists.map((list) => listedRecords(source, { projectId, list, ...position }, MAX_SCANNED + 1))
  const giveWay = yieldRegularly()
  const actors: ActorRecord[] = []
  let [count, length] = [0, 0]
  let last: StoredRecord | undefined

  for await (const { row, record } of merged(found)) {
    const isFull = actors.length === limit || count === MAX_SCANNED || length > MAX_SCANNED_LENGTH
    if (last && isFull) return { actors, next: encodeCursor(last) }
    const isOfType = type === undefined || typeOf(row.actorId) === type
    if (isOfType && (status === undefined || record.snapshot.status === status)) actors.push(record)
    length += row.body.length
    count += 1
    last = row
    await giveWay()
  }
  return { actors, next: null }
}

/** Several lists as one: newest first, as each of them is. */
async function* merged(lists: AsyncGenerator<Listed, void>[]): AsyncGenerator<Listed> {
  const heads = await Promise.all(lists.map(async (list) => ({ list, head: await nextOf(list) })))
  for (;;) {
    let newest: (typeof heads)[number] | undefined
    for (const one of heads) if (one.head && (!newest?.head || isNewer(one.head, newest.head))) newest = one
    if (!newest?.head) return
    yield newest.head
    newest.head = await nextOf(newest.list)
  }
}

async function nextOf(list: AsyncGenerator<Listed, void>): Promise<Listed | undefined> {
  return (await list.next()).value ?? undefined
}

function isNewer({ row: one }: Listed, { row: other }: Listed): boolean {
  return one.listedAt === other.listedAt ? one.actorId > other.actorId : one.listedAt > other.listedAt
}
