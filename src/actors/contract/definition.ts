import type { AnyStateMachine } from 'xstate'
import type { ActorIndex, PlainSnapshot, Timer } from '../types.ts'

/** A machine as the kernel hosts it. */
export interface MachineDefinition {
  /** Actor type and machine id; a stored name. */
  name: string
  /** Stored with every actor. A snapshot of another version is migrated or refused. */
  version: string
  machine: AnyStateMachine
  /** Events that callers may send; any other is refused. */
  publicEvents: readonly string[]
  /** Columns for lists and look-ups, computed from the snapshot at every commit. */
  index(snapshot: PlainSnapshot): ActorIndex
  /**
   * What lists and pages show of an actor that has ended, as JSON: kept beside its record, so that they read no more of
   * it. Null while the actor goes on.
   */
  summary?(snapshot: PlainSnapshot): string | null
  /**
   * How many rows of the journal the stored record may lack, as long as they change nothing that lists, sweeps or
   * adoption use. Code that shows such a record passes it to `Runtime.present`, which applies the missing rows. Default
   * 0: the record is written at every commit.
   */
  maxTailRows?: number
  /**
   * Whether an actor that is created when another one ends may be written late, after its first result or a few seconds,
   * where no other process shares the store: until then it can be created again from the last row of its creator's
   * journal. For actors whose first effect soon tells all that is worth keeping. Default false.
   */
  mayBeginUnwritten?: boolean
  /**
   * Whether an actor leaves memory as soon as nothing of it runs and no timer is set, though it has not ended: for one
   * that hardly anybody turns to again. Default false.
   */
  leavesAtRest?: boolean
  /**
   * Characters of JSON of the stored data that it was made from, such as a flow; absent for a machine that is always
   * there.
   */
  dataLength?: number
  /** Brings an actor of an older version here; absent or null means that it is refused. */
  migrate?(old: MigratedActor, fromVersion: string): MigratedActor | null
}

/** What a migration may rename: states in the snapshot, and the ids and events of live timers. */
interface MigratedActor {
  snapshot: PlainSnapshot
  timers: Timer[]
}
