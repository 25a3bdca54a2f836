import { LRUCache } from 'lru-cache'
import type { StoredRow } from '../../actors/ports.ts'
import type { ActorId } from '../../actors/types.ts'
import type { Database } from './database.ts'

/** Rows that actors record. They are written in a transaction of the caller's. */
export interface RowStore {
  insert(rows: readonly StoredRow[]): void
  /** The rows as the text that the journal keeps; null when they need a place of their own at once. */
  asKept(actorId: ActorId, no: number | undefined, rows: readonly StoredRow[]): string | null
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
/** As many calls as end at a time. */
const MAX_JUST_READ = 256

/** What keeps rows of an owner, as far as it is known. */
export interface Keeper {
  /** The actor's row number. */
  no: number
  /** False if its journal keeps none. */
  keepsRows?: boolean
}

/**
 * A row has a page of its own conversation, which no other commit of the group changes: written with each turn it costs
 * three quarters of what SQLite does for a message. So a turn that leaves the record as it is keeps its rows beside its
 * entries, in the journal's last page, and the next commit with a record gives all of them their place.
 *
 * `findKeeper`: finds an actor. `isOnlyWriter`: no other process writes to the file; what a call's summary is made of is
 * then not read again when the call's last commit gives it its place.
 */
export function createRowStore(
  database: Database,
  findKeeper: (actorId: ActorId) => Keeper | undefined,
  { isOnlyWriter }: { isOnlyWriter: boolean },
): RowStore {
  const insertRow = database.prepare(
    'INSERT INTO actorRows (kind, owner, position, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const readPlaced = database.prepare<Pick<StoredRow, 'position' | 'body'>>(
    'SELECT position, body FROM actorRows WHERE kind = ? AND owner = ? ORDER BY position',
  )
  const findKept = database.prepare<{ rows: string }>(`
    SELECT rows FROM journal
    WHERE actor = ? AND firstSeq > (SELECT seq FROM actors WHERE no = actor) AND rows IS NOT NULL ORDER BY firstSeq`)
  const justRead = new LRUCache<number, StoredRow[]>({ max: MAX_JUST_READ })

  function insert(rows: readonly StoredRow[]): void {
    for (const { kind, owner, position, body } of rows) insertRow.run(kind, owner, position, body)
  }

  function keptBy(no: number, owner: string): StoredRow[] {
    return findKept.all(no).flatMap(({ rows }) => decode(rows, owner))
  }

  function keptOf(owner: string): StoredRow[] {
    for (const type of OWNERS) {
      const keeper = findKeeper(`${type}/${owner}`)
      if (!keeper) continue
      if (keeper.keepsRows === false) return []
      const kept = keptBy(keeper.no, owner)
      if (isOnlyWriter) justRead.set(keeper.no, kept)
      return kept
    }
    return []
  }

  return {
    insert,

    asKept(actorId, no, rows) {
      if (no !== undefined) justRead.delete(no)
      if (rows.length === 0 || !rows.every(({ owner }) => isOwner(actorId, owner))) return null
      return rows.map(({ kind, position, body }) => [kind, position, body].join(SEPARATOR)).join(SEPARATOR)
    },

    place(actorId, no) {
      insert(justRead.get(no) ?? keptBy(no, actorId.slice(actorId.indexOf('/') + 1)))
      justRead.delete(no)
    },

    read(kind, owner) {
      const placed = readPlaced.all(kind, owner).map(({ position, body }) => ({ kind, owner, position, body }))
      const kept = keptOf(owner).filter((row) => row.kind === kind)
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
  const rows: StoredRow[] = []
  for (let at = 0; at < parts.length; at += PARTS) {
    const [kind, position, body = ''] = [parts[at], parts[at + 1], parts[at + 2]]
    rows.push({ kind: kind as StoredRow['kind'], owner, position: Number(position), body })
  }
  return rows
}
