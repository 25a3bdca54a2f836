import { LRUCache } from 'lru-cache'
import type { ActorId } from '../../actors/types.ts'
import type { ActorStatements } from './actor-statements.ts'
import type { InlineRows } from './inline-rows.ts'

/** What is known of an actor without its record. */
export interface KnownActor {
  /** Its row number. */
  no: number
  /** As this process has last written it, if it has. */
  lookup?: string | null
  /** Whether its journal keeps rows that have no place of their own yet; undefined when unknown. */
  hasRowsInJournal?: boolean
  /** What its row says of its rows; undefined when unknown. */
  inline?: InlineRows
}

/** More than are busy at a time. */
const KEPT = 10_000

/** Numbers never change, nor do actors leave the file; but all are forgotten when something written is taken back. */
export class KnownActors {
  readonly #actors = new LRUCache<ActorId, KnownActor>({ max: KEPT })
  readonly #sql: Pick<ActorStatements, 'findNo'>

  constructor(sql: Pick<ActorStatements, 'findNo'>) {
    this.#sql = sql
  }

  /** Whether it is known without asking the database. */
  has(actorId: ActorId): boolean {
    return this.#actors.has(actorId)
  }

  find(actorId: ActorId): KnownActor | undefined {
    const known = this.#actors.get(actorId)
    if (known) return known
    const found = this.#sql.findNo.get(actorId)
    if (found) this.#actors.set(actorId, found)
    return found
  }

  add(actorId: ActorId, known: KnownActor): void {
    this.#actors.set(actorId, known)
  }

  forgetAll(): void {
    this.#actors.clear()
  }
}
