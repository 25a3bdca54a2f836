import type { StoredRecord } from '../ports/actor-store.ts'
import type { ActorId, ActorRecord, Create, Fork, PlainSnapshot } from '../types.ts'
import type { JsonObject } from '../../base/json.ts'

/** An event as a caller offers it; the kernel stamps `at`. */
export type ExternalEvent = { type: string } & JsonObject

export interface CommandResult {
  actorId: ActorId
  /** Sequence number of the last committed entry that the result includes. */
  seq: number
  /**
   * `taken`     a step was committed
   * `ignored`   the current state has no use for the event; nothing was written
   * `duplicate` an event with this id was taken before; the snapshot is the present one
   * `busy`      asked exclusively while something else was in progress; nothing was written
   * `finished`  the actor had ended before
   * `missing`   there is no such actor
   * `rejected`  the step threw; the refusal is in the journal
   */
  outcome: 'taken' | 'ignored' | 'duplicate' | 'busy' | 'finished' | 'missing' | 'rejected'
  /** Null only when `missing`. */
  snapshot: PlainSnapshot | null
}

export interface SendOptions {
  /** Makes a repeat recognisable; a fresh random one otherwise. */
  eventId?: string
}

export interface AskOptions extends SendOptions {
  /**
   * Give the outcome `busy` rather than queue when the actor has anything in progress, or when another writer came
   * first.
   */
  rejectIfBusy?: boolean
  /**
   * `seq` of the actor's latest entry, 0 without one, as the store had it after the caller was asked: spares another
   * look.
   */
  expectedSeq?: number
  /** Wait even if the event is ignored. The outcome is `ignored` all the same. */
  waitIfIgnored?: boolean
  /** Checks the actor before the event is accepted. If it returns false the result is `missing`. */
  precondition?: Until
}

export type Until = (snapshot: PlainSnapshot) => boolean

export interface Runtime {
  /** Starts an actor. The outcome is `duplicate` if it exists. */
  create(create: Create, options?: SendOptions): Promise<CommandResult>
  /** Sends an event and resolves once it is durable. */
  send(actorId: ActorId, event: ExternalEvent, options?: SendOptions): Promise<CommandResult>
  /**
   * Like `send`, then waits for a committed snapshot for which `until` holds, or for the actor's end. Throws
   * `StoreUnavailable` also when the event was taken, but the store has refused for 5 s what should come of it.
   */
  ask(actorId: ActorId, event: ExternalEvent, until: Until, options?: AskOptions): Promise<CommandResult>
  createAndAsk(create: Create, until: Until, options?: SendOptions): Promise<CommandResult>
  /** Starts an actor where another one was, and waits likewise. */
  forkAndAsk(fork: Fork, until: Until, options?: SendOptions): Promise<CommandResult>
  /** The latest committed record; null when there is no such actor. */
  read(actorId: ActorId): Promise<ActorRecord | null>
  /** The same where it is known without asking the store; null also where others could have changed it. */
  readCached(actorId: ActorId): ActorRecord | null
  /**
   * Writes those that have begun and wait to be written with their first result: to be called before the store is asked
   * for lists or by handles of actors of which some may begin so (`MachineDefinition.mayBeginUnwritten`).
   */
  writeUnwritten(): Promise<void>
  /**
   * The current records of listed rows, in their order: a stored record of an active actor may be some commits behind.
   */
  present(rows: readonly StoredRecord[]): Promise<ActorRecord[]>
}
