import type { EpochMs } from '../base/time.ts'
import type { Json, JsonObject } from '../base/json.ts'

/**
 * The kernel's terms:
 *
 * - actor: one durable statechart, addressed `type/id` (`conversation/0197…`)
 * - event: something that happened or is asked for; carries `at`, the only clock a machine sees
 * - step: pure function: snapshot + event → next snapshot and what is owed because of it
 * - entry: one step, written down; the entries of an actor, in order of `seq`, are its journal, those of one turn in one row
 * - commit: the insert of that row under its unique key: whoever inserts `(actorId, firstSeq)` first has decided
 * - record: projection of the journal: snapshot, live timers, pending effects, and what lists need; may lag some turns
 * - tail: the rows of the journal that the record does not cover yet
 * - timer: absolute deadline with its `generation` (the seq that set it); one of an older generation is dropped
 * - effect: outside work that a state asked for when it was entered; runs after the commit, at least once, under a stable id
 * - create: another actor that starts in the same commit
 * - fork: an actor that begins with the state that another one had after an entry
 * - row: a fact kept beside the actor because it may grow without bound (a conversation's turns)
 * - writer: the process that committed an entry
 */

/** `type/id`. The type is the machine's name; the id is a lower-case UUID. */
export type ActorId = `${string}/${string}`

/** An event as machines see it and as the journal keeps it. */
export interface ActorEvent {
  type: string
  /** Never less than that of the actor's event before. */
  at: EpochMs
  /** The machine's clock if it was behind the actor's last event: deadlines are measured from it. */
  clockAt?: EpochMs
  [key: string]: Json
}

export type ActorStatus = 'active' | 'done' | 'error' | 'stopped'

export type StateValue = string | { [key: string]: StateValue | undefined }

/** An XState snapshot without what JSON cannot represent. */
export interface PlainSnapshot {
  value: StateValue
  context: JsonObject
  status: ActorStatus
  historyValue?: Json
  output?: Json
  error?: Json
}

export interface Timer {
  /** The delayed event's id, such as `xstate.after.untilIdle.conversation.active`. */
  id: string
  /** `seq` of the entry that set it. */
  generation: number
  at: EpochMs
  /** Type of the event that it fires. */
  event: string
}

export interface Effect {
  /** `actorId#seq#childId`: stable over repeats, so that outside parties can recognise one. */
  id: string
  childId: string
  src: string
  input: Json
}

/** Another actor to start, in the same commit. Starting one that exists already changes nothing. */
export interface Create {
  type: string
  id: string
  machine: string
  version: string
  input: JsonObject
}

/** The state from which a forked actor starts: the payload of its first event, `actor.forked`. */
export interface ForkedState {
  from: { actorId: ActorId; seq: number }
  snapshot: PlainSnapshot
  /** Timers still to fire, with how long they have left. */
  timers: { id: string; event: string; delayMs: number }[]
}

/** An actor to start in a state that another one had. */
export interface Fork extends Omit<Create, 'input'> {
  state: ForkedState
  /** Facts that belong to that state. */
  rows: Row[]
}

/** A fact kept beside the actor: `(kind, owner, position)` is unique and written once. */
export interface Row {
  kind: 'turn'
  /** Id, without type, of the thing it belongs to (a call's id for a turn). */
  owner: string
  position: number
  body: JsonObject
}

/** An actor in the state that is about to be committed. */
export interface UncommittedActor {
  actorId: ActorId
  snapshot: PlainSnapshot
  /** Those that are committed with it; none of them is in the store. */
  rows: readonly Row[]
}

/** A step that could not be taken: the guard or action threw. The actor stays as it was. */
export interface Rejection {
  name: string
  message: string
}

export interface Entry {
  actorId: ActorId
  /** Counts from 1 without gaps. */
  seq: number
  /** One that its sender chose is unique per actor: the same event offered twice is taken once. */
  eventId: string
  event: ActorEvent
  startEffects: Effect[]
  stopEffects: string[]
  timersSet: Timer[]
  timersCancelled: string[]
  records: Row[]
  creates: Create[]
  value: StateValue
  status: ActorStatus
  machine: string
  version: string
  writer: string
  rejected?: Rejection
  /** SHA-256 in hex over the previous row's hash and the bytes of the row that this entry stands in. */
  hash: string
}

/** Columns for lists and look-ups, computed from an actor's snapshot by its definition. */
export interface ActorIndex {
  projectId: string
  /** The list it appears in (`calls`, `keys`, `deliveries`), newest first by `listedAt`; null for none. */
  list: string | null
  listedAt: EpochMs
  agentId: string | null
  /** Exact-match handle that finds it again (a key's hash, a live delivery's endpoint), or null. */
  lookup: string | null
}

export interface ActorRecord {
  actorId: ActorId
  seq: number
  /** Of the last event. */
  at: EpochMs
  /** Of the row that ends with the entry `seq`: what the rows that follow are chained to. */
  hash: string
  machine: string
  version: string
  snapshot: PlainSnapshot
  timers: Timer[]
  effects: Effect[]
  /** Earliest timer, null without one. */
  wakeAt: EpochMs | null
  /** Process that runs the pending effects, null when there are none; of several, all, separated by blanks. */
  owner: string | null
  /** Node that runs each pending effect, by effect id; only where `owner` names several. */
  owners?: Record<string, string>
  index: ActorIndex
}
