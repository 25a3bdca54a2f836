import { hash } from 'node:crypto'
import type { StoredEntry } from '../ports.ts'
import type { ActorId, Entry } from '../types.ts'

/** The hash that an actor's first entry builds on. */
export const GENESIS_HASH = ''

const EMPTY = { startEffects: [], stopEffects: [], timersSet: [], timersCancelled: [], records: [], creates: [] }

/** Writes an entry once, as the text that is hashed and stored. Empty lists are left out. */
export function encodeEntry(entry: Omit<Entry, 'hash'>, previousHash: string): StoredEntry {
  const { actorId, seq, eventId, event, value, status, machine, version, writer } = entry
  const content: Partial<Entry> = { event, value, status, machine, version, writer }
  if (entry.startEffects.length > 0) content.startEffects = entry.startEffects
  if (entry.stopEffects.length > 0) content.stopEffects = entry.stopEffects
  if (entry.timersSet.length > 0) content.timersSet = entry.timersSet
  if (entry.timersCancelled.length > 0) content.timersCancelled = entry.timersCancelled
  if (entry.records.length > 0) content.records = entry.records
  if (entry.creates.length > 0) content.creates = entry.creates
  if (entry.rejected) content.rejected = entry.rejected
  const body = JSON.stringify(content)
  return { actorId, seq, eventId, body, hash: hashEntry(previousHash, actorId, seq, eventId, body) }
}

export function decodeEntry(row: StoredEntry): Entry {
  const content = JSON.parse(row.body) as Omit<Entry, 'actorId' | 'seq' | 'eventId' | 'hash'>
  return { ...EMPTY, ...content, actorId: row.actorId, seq: row.seq, eventId: row.eventId, hash: row.hash }
}

/** The first entry that does not follow from the one before it, or undefined when the chain is whole. */
export function findBreak(
  rows: readonly StoredEntry[],
  previousHash = GENESIS_HASH,
  afterSeq = 0,
): StoredEntry | undefined {
  let expectedHash = previousHash
  let expectedSeq = afterSeq
  for (const row of rows) {
    expectedSeq += 1
    expectedHash = hashEntry(expectedHash, row.actorId, row.seq, row.eventId, row.body)
    if (row.seq !== expectedSeq || row.hash !== expectedHash) return row
  }
  return undefined
}

/** Hash of an entry, by which the next one is chained to it. */
export function hashEntry(previousHash: string, actorId: ActorId, seq: number, eventId: string, body: string): string {
  return hash('sha256', `${previousHash}\n${actorId}\n${seq}\n${eventId}\n${body}`, 'hex')
}
