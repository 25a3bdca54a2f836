import { hash } from 'node:crypto'
import { checkBytes, MAX_ENTRY_BYTES } from './limits.ts'
import type { JournalRow } from '../ports.ts'
import type { Entry } from '../types.ts'

/** The hash that an actor's first row builds on. */
export const GENESIS_HASH = ''

const EMPTY = { startEffects: [], stopEffects: [], timersSet: [], timersCancelled: [], records: [], creates: [] }

/** A row stores what all its entries share once. */
interface RowBody {
  machine: string
  version: string
  writer: string
  entries: EntryBody[]
}

type EntryBody = Pick<Entry, 'eventId' | 'event' | 'value' | 'status'> & Partial<Entry>
type EntryRest = Pick<Entry, 'value' | 'status'> & Partial<Entry>

/**
 * Writes the entries of one turn, in order, as the text that is hashed and stored. Each gets the row's hash. Empty
 * lists are left out. `eventId`: the id by which the caller of this turn would know it again, null where none was
 * given.
 * `events`: JSON of the entries' events, in the same order, as far as it is known.
 *
 * @throws LimitExceeded when one of them is too large
 */
export function encodeRow(
  entries: readonly Entry[],
  eventId: string | null,
  previousHash: string,
  events: readonly (string | undefined)[] = [],
): JournalRow {
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last) throw new Error('A row of the journal holds at least one entry.')
  const { actorId, seq: firstSeq, machine, version, writer } = first
  const head = JSON.stringify({ machine, version, writer })
  const body = `${head.slice(0, -1)},"entries":[${entries.map((entry, index) => encodeEntry(entry, events[index])).join(',')}]}`
  const row = { actorId, firstSeq, seq: last.seq, eventId, hash: '', body }
  row.hash = hashRow(previousHash, row)
  for (const entry of entries) entry.hash = row.hash
  return row
}

function encodeEntry(entry: Entry, event = JSON.stringify(entry.event)): string {
  const { eventId, value, status } = entry
  const content: EntryRest = { value, status }
  if (entry.startEffects.length > 0) content.startEffects = entry.startEffects
  if (entry.stopEffects.length > 0) content.stopEffects = entry.stopEffects
  if (entry.timersSet.length > 0) content.timersSet = entry.timersSet
  if (entry.timersCancelled.length > 0) content.timersCancelled = entry.timersCancelled
  if (entry.records.length > 0) content.records = entry.records
  if (entry.creates.length > 0) content.creates = entry.creates
  if (entry.rejected) content.rejected = entry.rejected
  const json = `{"eventId":${JSON.stringify(eventId)},"event":${event},${JSON.stringify(content).slice(1)}`
  checkBytes('journal entry', json, MAX_ENTRY_BYTES)
  return json
}

/** The entries of a row, in order. */
export function decodeEntries({ actorId, firstSeq, hash, body }: JournalRow): Entry[] {
  const { entries, ...shared } = JSON.parse(body) as RowBody
  return entries.map((entry, index) => ({ ...EMPTY, ...shared, ...entry, actorId, seq: firstSeq + index, hash }))
}

/** The first row that does not follow from the one before it, or undefined when the chain is whole. */
export function findBreak(
  rows: readonly JournalRow[],
  previousHash = GENESIS_HASH,
  afterSeq = 0,
): JournalRow | undefined {
  let expectedHash = previousHash
  let expectedSeq = afterSeq + 1
  for (const row of rows) {
    expectedHash = hashRow(expectedHash, row)
    if (row.firstSeq !== expectedSeq || row.seq < row.firstSeq || row.hash !== expectedHash) return row
    expectedSeq = row.seq + 1
  }
  return undefined
}

/** Hash of a row, by which the next one is chained to it. */
export function hashRow(previousHash: string, { actorId, firstSeq, seq, eventId, body }: JournalRow): string {
  const named = eventId === null ? '' : JSON.stringify(eventId)
  return hash('sha256', `${previousHash}\n${actorId}\n${firstSeq}-${seq}\n${named}\n${body}`, 'hex')
}
