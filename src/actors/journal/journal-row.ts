import { hash } from 'node:crypto'
import { checkBytes, MAX_ENTRY_BYTES } from './limits.ts'
import type { JournalRow } from '../ports/actor-store.ts'
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
  const { actorId, seq: firstSeq } = first
  let body = headOf(first)
  for (const [index, entry] of entries.entries()) {
    body += index === 0 ? '[' : ','
    body += encodeEntry(entry, events[index])
  }
  body += ']}'
  const row = { actorId, firstSeq, seq: last.seq, eventId, hash: '', body }
  const before = textBefore(previousHash, row)
  const text = before + body
  row.hash = hash('sha256', text, 'hex')
  row.body = text.slice(before.length) // of the text that hashing has made one piece of
  for (const entry of entries) entry.hash = row.hash
  return row
}

let latestHead = { machine: '', version: '', writer: '', json: '' }

/** What the entries of a row share, up to their list. */
function headOf({ machine, version, writer }: Entry): string {
  if (latestHead.version !== version || latestHead.machine !== machine || latestHead.writer !== writer) {
    const json = `${JSON.stringify({ machine, version, writer }).slice(0, -1)},"entries":`
    latestHead = { machine, version, writer, json }
  }
  return latestHead.json
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
export function hashRow(previousHash: string, row: JournalRow): string {
  return hash('sha256', textBefore(previousHash, row) + row.body, 'hex')
}

function textBefore(previousHash: string, { actorId, firstSeq, seq, eventId }: Omit<JournalRow, 'body'>): string {
  const named = eventId === null ? '' : JSON.stringify(eventId)
  return `${previousHash}\n${actorId}\n${firstSeq}-${seq}\n${named}\n`
}
