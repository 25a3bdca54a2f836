import { LRUCache } from 'lru-cache'
import type { StoredRecord } from '../../actors/ports/actor-store.ts'
import type { ActorId } from '../../actors/types.ts'

/** As many keys as may be in use at a time. */
const KEPT = 1_000

/**
 * Records that were found by their handle. What is kept is what is stored, as long as this process alone writes to the
 * file and says of each record that it writes it: one that was found by a handle is forgotten with its next change.
 */
export class KnownLookups {
  readonly #records = new LRUCache<string, StoredRecord>({ max: KEPT, dispose: (record) => this.#forget(record) })
  readonly #lookups = new Map<ActorId, string>()

  find(lookup: string): StoredRecord | undefined {
    return this.#records.get(lookup)
  }

  keep(lookup: string, record: StoredRecord): void {
    this.#records.set(lookup, record)
    this.#lookups.set(record.actorId, lookup)
  }

  /** To be called with every write of a record, before or after it. */
  written(actorId: ActorId): void {
    if (this.#lookups.size === 0) return
    const lookup = this.#lookups.get(actorId)
    if (lookup !== undefined) this.#records.delete(lookup)
  }

  #forget({ actorId }: StoredRecord): void {
    this.#lookups.delete(actorId)
  }
}
