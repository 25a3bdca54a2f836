import type { MachineDefinition } from '../contract/definition.ts'
import { machineDefinitionText } from './definition.ts'
import { redact } from './redact.ts'
import type { ActorEvent, ActorId, Effect, PlainSnapshot } from '../types.ts'
import type { EpochMs } from '../../base/time.ts'
import type { Json, JsonObject } from '../../base/json.ts'

/**
 * Stately's inspection protocol, as `@statelyai/inspect` reads it, and beside it `seq`: the number of the journal entry
 * that a message tells of. An actor's numbers have no gaps, so a viewer sees when it has missed something, and where in
 * the journal to find it.
 */
export type InspectionMessage = ActorMessage | EventMessage | SnapshotMessage

interface Base {
  /** Version of the protocol. */
  _version: string
  /** The actor's address, such as `conversation/<id>`. */
  sessionId: string
  rootId: string
  /** Epoch milliseconds in digits. */
  createdAt: string
  id: string
  seq: number
}

/** The first message about an actor. */
export interface ActorMessage extends Base {
  type: '@xstate.actor'
  name: string
  /** The machine's configuration as JSON text. */
  definition: string
  /** Address of the actor that created this one, where that is known. */
  parentId?: string
  snapshot: InspectedSnapshot
}

export interface EventMessage extends Base {
  type: '@xstate.event'
  event: { type: string; [key: string]: Json }
  sourceId?: string
}

export interface SnapshotMessage extends Base {
  type: '@xstate.snapshot'
  event: { type: string; [key: string]: Json }
  snapshot: InspectedSnapshot
}

export interface InspectedSnapshot {
  status: PlainSnapshot['status']
  value?: PlainSnapshot['value']
  context?: Json
  /** Effects that are under way. */
  children?: Record<string, { id: string; src: string }>
  tags?: string[]
  historyValue?: Json
  output?: Json
  error?: Json
}

const PROTOCOL_VERSION = '0.7.2'

/** Where a message belongs: an entry of an actor's journal. */
interface EntryRef {
  actorId: ActorId
  seq: number
  at: EpochMs
}

export function actorMessage(
  entry: EntryRef,
  definition: MachineDefinition,
  snapshot: InspectedSnapshot,
  parentId?: string,
): ActorMessage {
  const message: ActorMessage = {
    type: '@xstate.actor',
    ...base(entry),
    name: definition.name,
    definition: machineDefinitionText(definition),
    snapshot,
  }
  return parentId === undefined ? message : { ...message, parentId }
}

export function eventMessage(entry: EntryRef, event: ActorEvent, unmasked: boolean): EventMessage {
  return { type: '@xstate.event', ...base(entry), event: inspectedEvent(event, unmasked) }
}

export function snapshotMessage(
  entry: EntryRef,
  event: ActorEvent,
  snapshot: InspectedSnapshot,
  unmasked: boolean,
): SnapshotMessage {
  return { type: '@xstate.snapshot', ...base(entry), event: inspectedEvent(event, unmasked), snapshot }
}

/** A snapshot as viewers see it. */
export function inspectedSnapshot(
  plain: PlainSnapshot,
  effects: readonly Effect[],
  tags: readonly string[],
  unmasked: boolean,
): InspectedSnapshot {
  const { status, value, context, historyValue, output, error } = plain
  const inspected: InspectedSnapshot = {
    status,
    value,
    context: redact(context, unmasked),
    children: Object.fromEntries(effects.map(({ id, childId, src }) => [childId, { id, src }])),
    tags: [...tags],
  }
  if (historyValue !== undefined) inspected.historyValue = historyValue
  if (output !== undefined) inspected.output = redact({ output }, unmasked)
  if (error !== undefined) inspected.error = redact(error, unmasked)
  return inspected
}

function base({ actorId, seq, at }: EntryRef): Base {
  const createdAt = String(at)
  return { _version: PROTOCOL_VERSION, sessionId: actorId, rootId: actorId, createdAt, id: `${actorId}#${seq}`, seq }
}

function inspectedEvent(event: ActorEvent, unmasked: boolean): { type: string; [key: string]: Json } {
  const { type, ...rest } = event
  return { type, ...(redact(rest, unmasked) as JsonObject) }
}
