import type { StoredRecord } from '../actors/ports/actor-store.ts'
import type { ActorId } from '../actors/types.ts'
import type { StoredCallPage } from './call-pages.ts'

/**
 * The record of a key, found by its look-up handle, and with it what the request that carries the key is about: one
 * look at the store where two would be one after the other.
 */
export interface KeyLookup {
  /** With `seq` of an actor's latest entry, 0 where there is no such actor or key. */
  withSeq(lookup: string, actorId: ActorId): Promise<{ key: StoredRecord | null; seq: number }>
  /** With the page of a call, unless there is no such key. */
  withPage(lookup: string, callId: string): Promise<{ key: StoredRecord | null; page: StoredCallPage | null }>
}
