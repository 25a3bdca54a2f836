import { LRUCache } from 'lru-cache'
import type { StoredRow } from '../../actors/ports.ts'
import type { ActorId } from '../../actors/types.ts'
import type { Database } from './database.ts'

/** Rows that actors record. They are written in a transaction of the caller's. */
export interface RowStore {
  insert(rows: readonly StoredRow[]): void
  /** The rows as text for the actor's journal row; null when they have to go into the table `actorRows` at once. */
  encodeForJournal(actorId: ActorId, no: number | undefined, rows: readonly StoredRow[]): string | null
  /** Moves the rows in the actor's journal to the table `actorRows`: to be called before its record is written. */
  moveToTable(actorId: ActorId, no: number): void
  /** All of one owner, in order of position. */
  read(kind: StoredRow['kind'], owner: string): StoredRow[]
}

/** Types of actors that record rows of which they are the owner. */
const OWNERS = ['conversation', 'call']
/** No JSON has one outside of its texts, nor inside, where it is escaped. */
const SEPARATOR = '\n'
/** Kind, position and body. */
const PARTS = 3
/** As many calls as end at a time. */
const MAX_JUST_READ = 256

/** The actor that owns rows, as far as it is known. */
export interface OwningActor {
  /** The actor's row number. */
  no: number
  /** False if there are none in its journal. */
  hasRowsInJournal?: boolean
}

/**
 * A row has a page of its own conversation, which no other commit of the group changes: written with each turn it costs
 * three quarters of what SQLite does for a message. So a turn that leaves the record as it is keeps its rows beside its
 * entries, in the journal's last page, and the next commit with a record moves all of them to the table.
 *
 * `findActor`: finds an actor. `isOnlyWriter`: no other process writes to the file; what a call's summary is made of is
 * then not read again when the call's last commit moves its rows.
 */
export function createRowStore(
  database: Database,
  findActor: (actorId: ActorId) => OwningActor | undefined,
  { isOnlyWriter }: { isOnlyWriter: boolean },
): RowStore {
  const insertRow = database.prepare(
    'INSERT INTO actorRows (kind, owner, position, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const readTable = database.prepare<Pick<StoredRow, 'position' | 'body'>>(
    'SELECT position, body FROM actorRows WHERE kind = ? AND owner = ? ORDER BY position',
  )
  const findInJournal = database.prepare<{ rows: string }>(`
    SELECT rows FROM journal
    WHERE actor = ? AND firstSeq > (SELECT seq FROM actors WHERE no = actor) AND rows IS NOT NULL ORDER BY firstSeq`)
  const justRead = new LRUCache<number, StoredRow[]>({ max: MAX_JUST_READ })

  function insert(rows: readonly StoredRow[]): void {
    for (const { kind, owner, position, body } of rows) insertRow.run(kind, owner, position, body)
  }

  function rowsInJournal(no: number, owner: string): StoredRow[] {
    return findInJournal.all(no).flatMap(({ rows }) => decode(rows, owner))
  }

  function rowsInJournalOf(owner: string): StoredRow[] {
    for (const type of OWNERS) {
      const actor = findActor(`${type}/${owner}`)
      if (!actor) continue
      if (actor.hasRowsInJournal === false) return []
      const inJournal = rowsInJournal(actor.no, owner)
      if (isOnlyWriter) justRead.set(actor.no, inJournal)
      return inJournal
    }
    return []
  }

  return {
    insert,

    encodeForJournal(actorId, no, rows) {
      if (no !== undefined) justRead.delete(no)
      if (rows.length === 0 || !rows.every(({ owner }) => isOwner(actorId, owner))) return null
      return rows.map(({ kind, position, body }) => [kind, position, body].join(SEPARATOR)).join(SEPARATOR)
    },

    moveToTable(actorId, no) {
      insert(justRead.get(no) ?? rowsInJournal(no, actorId.slice(actorId.indexOf('/') + 1)))
      justRead.delete(no)
    },

    read(kind, owner) {
      const inTable = readTable.all(kind, owner).map(({ position, body }) => ({ kind, owner, position, body }))
      const inJournal = rowsInJournalOf(owner).filter((row) => row.kind === kind)
      if (inJournal.length === 0) return inTable
      if (inTable.length === 0 && isAscending(inJournal)) return inJournal
      // Written once: the first one stays.
      const byPosition = new Map([...inTable, ...inJournal].toReversed().map((row) => [row.position, row]))
      return [...byPosition.values()].sort((a, b) => a.position - b.position)
    },
  }
}

/** Whether each row is at a later position than the one before. */
function isAscending(rows: readonly StoredRow[]): boolean {
  return rows.every(({ position }, index) => index === 0 || position > (rows[index - 1]?.position ?? Infinity))
}

function isOwner(actorId: ActorId, owner: string): boolean {
  return OWNERS.some((type) => actorId === `${type}/${owner}`)
}

function decode(inJournal: string, owner: string): StoredRow[] {
  const parts = inJournal.split(SEPARATOR)
  const rows: StoredRow[] = []
  for (let at = 0; at < parts.length; at += PARTS) {
    const [kind, position, body = ''] = [parts[at], parts[at + 1], parts[at + 2]]
    rows.push({ kind: kind as StoredRow['kind'], owner, position: Number(position), body })
  }
  return rows
}
