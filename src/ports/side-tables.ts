import type { EpochMs } from '../base/time.ts'

/** Small tables beside the actors, each with one rule that the store itself upholds. */

/** Where the work of a claim was begun, perhaps done, and nobody is on it any more. */
export const NOBODY = ''

/** A response stored under an `Idempotency-Key`. */
export interface IdempotencyRecord {
  /** SHA-256 over project, operation and key. */
  id: string
  /** SHA-256 of the request's body. */
  requestHash: string
  /** Node that is working on it; null once answered, `NOBODY` if it was let go. */
  runningOn: string | null
  /** Null while running. */
  answer: { status: number; body: string } | null
  expiresAt: EpochMs
}

export interface IdempotencyStore {
  /** Inserts unless one with this id is there and not expired, which is returned instead. Atomic. */
  claim(record: IdempotencyRecord, now: EpochMs): Promise<IdempotencyRecord | null>
  answer(id: string, answer: { status: number; body: string }): Promise<void>
  /** Deletes a claim whose request had no effect; with `runningOn`, only one that this node has not completed. */
  release(id: string, runningOn?: string): Promise<void>
  /** Leaves an unfinished claim of this node to nobody: it stays known what was asked for, and since when. */
  letGo(id: string, runningOn: string): Promise<void>
  /** The same for all of nodes that are gone. */
  letGoOf(nodeIds: { notIn: readonly string[] }): Promise<void>
  /** Gives a claim that was let go to this node; returns false if there is none. Atomic. */
  takeOver(id: string, runningOn: string): Promise<boolean>
  deleteExpired(now: EpochMs, limit: number): Promise<number>
}

/** The exact bytes of a webhook delivery: written once, sent on every attempt. */
export interface PayloadStore {
  /** Stores `body` unless there is one; returns the stored one. Atomic. */
  putIfAbsent(deliveryId: string, body: string): Promise<string>
  find(deliveryId: string): Promise<string | null>
}

/** Kinds of numbered slots of a project; a unique key decides races. */
export type SlotKind = 'key' | 'endpoint' | 'call'

/** Numbered slots of a project (20 for working keys, 5 for endpoints): an insert under a unique key decides a race. */
export interface SlotStore {
  /** Claims a free slot for `holder`; returns false when all `max` are taken. Atomic. */
  claim(projectId: string, kind: SlotKind, max: number, holder: string): Promise<boolean>
  release(projectId: string, kind: SlotKind, holder: string): Promise<void>
  holders(projectId: string, kind: SlotKind): Promise<string[]>
}

export interface KeyUsage {
  keyId: string
  count: number
  lastUsedAt: EpochMs
}

/** Request counts of keys: added up, so that several nodes may report; `lastUsedAt` only moves forward. */
export interface KeyUsageStore {
  add(usage: readonly KeyUsage[]): Promise<void>
  findMany(keyIds: readonly string[]): Promise<KeyUsage[]>
}

/** Counts of a day, such as a project's phone calls. */
export interface DailyCounts {
  /** Adds one and returns true; returns false if the count is `max`. `day` counts from the epoch. Atomic. */
  add(name: string, day: number, max: number): Promise<boolean>
  deleteBefore(day: number): Promise<void>
}
