import type { Commit, CommitResult, JournalRow, StoredRecord, StoredRow } from '../../actors/ports/actor-store.ts'
import type { ActorStatements } from './actor-statements.ts'
import { addedText, inlineRowsIn, inlineText, SEPARATOR, type InlineRows } from './inline-rows.ts'
import type { KnownActor, KnownActors } from './known-actors.ts'
import type { KnownLookups } from './known-lookups.ts'
import type { RowStore } from './row-store.ts'

export interface ActorWriterDeps {
  sql: ActorStatements
  actors: KnownActors
  knownLookups: KnownLookups
  rowStore: RowStore
}

/** Returns what writes one commit, as part of a transaction; it throws where another writer came first. */
export function createActorWriter(deps: ActorWriterDeps): (commit: Commit) => CommitResult {
  const { sql, actors, knownLookups, rowStore } = deps

  /** Writes the record unless a newer one exists, and these rows in any case. Returns the actor's row number. */
  function project(record: StoredRecord, rows: readonly StoredRow[]): number {
    const { actorId, seq, partition, wakeAt, owner, projectId, list, listedAt, agentId, lookup, summary, body } = record
    const known = actors.find(actorId)
    if (!known) return insert(record, rows)
    knownLookups.written(actorId)
    const { no, lookup: lookupBefore = lookup } = known
    known.lookup = lookup
    const inline = rows.length === 0 ? null : inlineOf(known)
    const added = inline && addedText(inline, actorId, rows)
    const values = [seq, wakeAt, owner, summary, body, added] as const
    const place = [partition, projectId, list, listedAt, agentId, lookup] as const
    // What is known may be wrong where something older was written; neither statement does harm then.
    const isWritten =
      (lookupBefore === lookup && sql.updateRecord.run(...values, no, seq, ...place).changes > 0) ||
      sql.replaceRecord.run(...values, ...place, no, seq).changes > 0
    if (inline && added !== null && isWritten) {
      inline.count += rows.length
      inline.length += added.length
    } else insertRows(known, rows)
    return no
  }

  function inlineOf(known: KnownActor): InlineRows {
    return (known.inline ??= inlineRowsIn(rowStore.readInline(known.no)))
  }

  /** Writes rows to the table, and beside the record that there are some. */
  function insertRows(known: KnownActor, rows: readonly StoredRow[]): void {
    if (rows.length === 0) return
    rowStore.insert(rows)
    const inline = inlineOf(known)
    if (inline.isComplete) sql.appendToRows.run(SEPARATOR, known.no)
    inline.isComplete = false
  }

  /** The same for an actor that is known to have none. */
  function insert({ actorId, lookup, ...record }: StoredRecord, rows: readonly StoredRow[]): number {
    const { seq, partition, wakeAt, owner, projectId, list, listedAt, agentId, summary, body } = record
    const place = [partition, projectId, list, listedAt, agentId, lookup] as const
    const text = inlineText(actorId, rows)
    const { rowid } = sql.insertRecord.run(actorId, ...place, seq, wakeAt, owner, summary, body, text)
    if (text === null) rowStore.insert(rows)
    knownLookups.written(actorId)
    // One that neither runs nor waits for anything is not busy: it has been written once and for all, most likely.
    if (owner !== null || wakeAt !== null) {
      actors.add(actorId, { no: rowid, lookup, hasRowsInJournal: false, inline: inlineRowsIn(text) })
    }
    return rowid
  }

  function writeJournal(
    no: number,
    { firstSeq, seq, eventId, hash, body }: JournalRow,
    kept: string | null = null,
  ): void {
    sql.insertJournal.run(no, firstSeq, seq, eventId, hash, body, kept)
  }

  return ({ actorId, journal, record: given, rows, creates, owes = false }) => {
    const record = owes && given ? { ...given, owner: null } : given
    // A first row tells that there is no record. Where there is one after all, its insert fails, as the row's would.
    const isFirst = journal?.firstSeq === 1 && !actors.has(actorId)
    const known = isFirst ? undefined : actors.find(actorId)
    let written = rows
    if (record && known && known.hasRowsInJournal !== false) {
      written = [...rowStore.takeFromJournal(actorId, known.no), ...rows]
      known.hasRowsInJournal = false
    }
    const no = record ? (isFirst ? insert(record, written) : project(record, written)) : known?.no
    if (no === undefined) throw new Error(`${actorId} has no record yet, so that its first commit brings one.`)
    if (owes && given?.owner) sql.owe.run(no, given.owner)
    const kept = record || !journal ? null : rowStore.encodeForJournal(actorId, no, rows)
    if (journal) writeJournal(no, journal, kept)
    if (kept !== null && known) known.hasRowsInJournal = true
    else if (known && !record) insertRows(known, rows)
    let begun = 0
    for (const create of creates) {
      if (actors.find(create.record.actorId)) continue
      writeJournal(insert(create.record, create.rows), create.journal)
      begun += 1
    }
    return begun > 0 && begun === creates.length ? 'begun' : 'committed'
  }
}
