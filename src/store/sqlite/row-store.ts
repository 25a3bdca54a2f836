import { LRUCache } from 'lru-cache'
import type { StoredRow } from '../../actors/ports/actor-store.ts'
import type { ActorId } from '../../actors/types.ts'
import type { Database } from './database.ts'
import { inlineBodies, isCompleteText, isOwner, OWNERS, SEPARATOR } from './inline-rows.ts'

/** Rows that actors record. They are written in a transaction of the caller's. */
export interface RowStore {
  insert(rows: readonly StoredRow[]): void
  /** The rows as text for the actor's journal row; null when they have to go into the table `actorRows` at once. */
  encodeForJournal(actorId: ActorId, no: number | undefined, rows: readonly StoredRow[]): string | null
  /** The rows in the actor's journal, which have to be written elsewhere with its record: that ends their time there. */
  takeFromJournal(actorId: ActorId, no: number): StoredRow[]
  /** What is beside the actor's record, in the form of `inline-rows.ts`. */
  readInline(no: number): string | null
  /** All of one owner, in order of position. */
  read(kind: StoredRow['kind'], owner: string): StoredRow[]
}

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
 * A row in the table has a page of its own conversation, which no other commit of the group changes: written with each
 * turn it costs three quarters of what SQLite does for a message. So a turn that leaves the record as it is keeps its
 * rows beside its entries, in the journal's last page. The next commit with a record writes them beside the record, or
 * to the table where they have become many.
 *
 * `findActor`: finds an actor. `isOnlyWriter`: no other process writes to the file; what a call's summary is made of is
 * then not read again when the call's last commit takes its rows.
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
  const selectInline = database.prepare<{ rows: string | null }>('SELECT rows FROM actors WHERE no = ?')
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

  function readInline(no: number): string | null {
    return selectInline.get(no)?.rows ?? null
  }

  function actorOf(owner: string): OwningActor | undefined {
    for (const type of OWNERS) {
      const actor = findActor(`${type}/${owner}`)
      if (actor) return actor
    }
    return undefined
  }

  function rowsInJournalOf({ no, hasRowsInJournal }: OwningActor, owner: string): StoredRow[] {
    if (hasRowsInJournal === false) return []
    const inJournal = rowsInJournal(no, owner)
    if (isOnlyWriter) justRead.set(no, inJournal)
    return inJournal
  }

  return {
    insert,
    readInline,

    encodeForJournal(actorId, no, rows) {
      if (no !== undefined) justRead.delete(no)
      if (rows.length === 0 || !rows.every(({ owner }) => isOwner(actorId, owner))) return null
      return rows.map(({ kind, position, body }) => [kind, position, body].join(SEPARATOR)).join(SEPARATOR)
    },

    takeFromJournal(actorId, no) {
      const rows = justRead.get(no) ?? rowsInJournal(no, actorId.slice(actorId.indexOf('/') + 1))
      justRead.delete(no)
      return rows
    },

    read(kind, owner) {
      const actor = actorOf(owner)
      const text = actor ? readInline(actor.no) : null
      const inline = inlineBodies(text ?? '').map((body, position) => ({ kind, owner, position, body }))
      const inTable =
        text !== null && isCompleteText(text) ? [] : readTable.all(kind, owner).map((row) => ({ kind, owner, ...row }))
      const inJournal = actor ? rowsInJournalOf(actor, owner).filter((row) => row.kind === kind) : []
      const rows = [...inline, ...inTable, ...inJournal]
      if (isAscending(rows)) return rows
      // Written once: the first one stays.
      const byPosition = new Map(rows.toReversed().map((row) => [row.position, row]))
      return [...byPosition.values()].sort((a, b) => a.position - b.position)
    },
  }
}

/** Whether each row is at a later position than the one before. */
function isAscending(rows: readonly StoredRow[]): boolean {
  return rows.every(({ position }, index) => index === 0 || position > (rows[index - 1]?.position ?? Infinity))
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
