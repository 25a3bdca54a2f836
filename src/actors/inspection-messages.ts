import type { MachineDefinition } from '../machines/definition.ts'
import { machineDefinitionText } from './inspection-definition.ts'
import { sanitise } from './sanitise.ts'
import type { ActorEvent, ActorId, Effect, EpochMs, Json, JsonObject, PlainSnapshot } from './types.ts'

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

/** The first that a viewer hears of an actor. */
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
interface Place {
  actorId: ActorId
  seq: number
  at: EpochMs
}

export function actorMessage(
  place: Place,
  definition: MachineDefinition,
  snapshot: InspectedSnapshot,
  parentId?: string,
): ActorMessage {
  const message: ActorMessage = {
    type: '@xstate.actor',
    ...base(place),
    name: definition.name,
    definition: machineDefinitionText(definition),
    snapshot,
  }
  return parentId === undefined ? message : { ...message, parentId }
}

export function eventMessage(place: Place, event: ActorEvent, reveal: boolean): EventMessage {
  return { type: '@xstate.event', ...base(place), event: inspectedEvent(event, reveal) }
}

export function snapshotMessage(
  place: Place,
  event: ActorEvent,
  snapshot: InspectedSnapshot,
  reveal: boolean,
): SnapshotMessage {
  return { type: '@xstate.snapshot', ...base(place), event: inspectedEvent(event, reveal), snapshot }
}

/** A snapshot as viewers see it. */
export function inspectedSnapshot(
  plain: PlainSnapshot,
  effects: readonly Effect[],
  tags: readonly string[],
  reveal: boolean,
): InspectedSnapshot {
  const { status, value, context, historyValue, output, error } = plain
  const inspected: InspectedSnapshot = {
    status,
    value,
    context: sanitise(context, reveal),
    children: Object.fromEntries(effects.map(({ id, childId, src }) => [childId, { id, src }])),
    tags: [...tags],
  }
  if (historyValue !== undefined) inspected.historyValue = historyValue
  if (output !== undefined) inspected.output = sanitise({ output }, reveal)
  if (error !== undefined) inspected.error = sanitise(error, reveal)
  return inspected
}

function base({ actorId, seq, at }: Place): Base {
  const createdAt = String(at)
  return { _version: PROTOCOL_VERSION, sessionId: actorId, rootId: actorId, createdAt, id: `${actorId}#${seq}`, seq }
}

function inspectedEvent(event: ActorEvent, reveal: boolean): { type: string; [key: string]: Json } {
  const { type, ...rest } = event
  return { type, ...(sanitise(rest, reveal) as JsonObject) }
}
