import type { StoredRow } from '../../actors/ports.ts'
import type { ActorId } from '../../actors/types.ts'
import type { Database } from './database.ts'

/** Rows that actors record. They are written in a transaction of the caller's. */
export interface RowStore {
  insert(rows: readonly StoredRow[]): void
  /** The rows as the text that the journal keeps; null when they need a place of their own at once. */
  asKept(actorId: ActorId, rows: readonly StoredRow[]): string | null
  /** Gives those that the actor's journal keeps a place of their own: to be called before its record is written. */
  place(actorId: ActorId, no: number): void
  /** All of one owner, in order of position. */
  read(kind: StoredRow['kind'], owner: string): StoredRow[]
}

/** Types of actors that record rows of which they are the owner. */
const OWNERS = ['conversation', 'call']
/** No JSON has one outside of its texts, nor inside, where it is escaped. */
const SEPARATOR = '\n'
/** Kind, position and body. */
const PARTS = 3

/**
 * A row has a page of its own conversation, which no other commit of the group changes: written with each turn it costs
 * three quarters of what SQLite does for a message. So a turn that leaves the record as it is keeps its rows beside its
 * entries, in the journal's last page, and the next commit with a record gives all of them their place.
 */
export function createRowStore(database: Database): RowStore {
  const insertRow = database.prepare(
    'INSERT INTO actorRows (kind, owner, position, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const readPlaced = database.prepare<Pick<StoredRow, 'position' | 'body'>>(
    'SELECT position, body FROM actorRows WHERE kind = ? AND owner = ? ORDER BY position',
  )
  const findKept = database.prepare<{ rows: string }>(`
    SELECT rows FROM journal
    WHERE actor = ? AND firstSeq > (SELECT seq FROM actors WHERE no = actor) AND rows IS NOT NULL ORDER BY firstSeq`)
  const findNo = database.prepare<{ no: number }>('SELECT no FROM actors WHERE actorId = ?')

  function insert(rows: readonly StoredRow[]): void {
    for (const { kind, owner, position, body } of rows) insertRow.run(kind, owner, position, body)
  }

  function keptBy(no: number, owner: string): StoredRow[] {
    return findKept.all(no).flatMap(({ rows }) => decode(rows, owner))
  }

  return {
    insert,

    asKept(actorId, rows) {
      if (rows.length === 0 || !rows.every(({ owner }) => isOwner(actorId, owner))) return null
      return rows.map(({ kind, position, body }) => [kind, position, body].join(SEPARATOR)).join(SEPARATOR)
    },

    place(actorId, no) {
      insert(keptBy(no, actorId.slice(actorId.indexOf('/') + 1)))
    },

    read(kind, owner) {
      const placed = readPlaced.all(kind, owner).map(({ position, body }) => ({ kind, owner, position, body }))
      const found = OWNERS.flatMap((type) => findNo.get(`${type}/${owner}`) ?? [])
      const kept = found.flatMap(({ no }) => keptBy(no, owner)).filter((row) => row.kind === kind)
      if (kept.length === 0) return placed
      // Written once: the first one stays.
      const byPosition = new Map([...placed, ...kept].toReversed().map((row) => [row.position, row]))
      return [...byPosition.values()].sort((a, b) => a.position - b.position)
    },
  }
}

function isOwner(actorId: ActorId, owner: string): boolean {
  return OWNERS.some((type) => actorId === `${type}/${owner}`)
}

function decode(kept: string, owner: string): StoredRow[] {
  const parts = kept.split(SEPARATOR)
  return Array.from({ length: parts.length / PARTS }, (_, index) => {
    const [kind, position, body = ''] = parts.slice(index * PARTS, (index + 1) * PARTS)
    return { kind: kind as StoredRow['kind'], owner, position: Number(position), body }
  })
}
