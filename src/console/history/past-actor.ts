import type { MachineDefinition } from '../../actors/contract/definition.ts'
import { recordOf } from '../../actors/journal/actor-state.ts'
import type { ActorState } from '../../actors/journal/actor-state.ts'
import type { ActorId, ActorRecord } from '../../actors/types.ts'
import { Conflict, NotFound } from '../../base/errors.ts'
import type { ConsoleDeps } from '../console-deps.ts'

export interface PastActor {
  definition: MachineDefinition
  state: ActorState
}

/** An actor as it was after an entry. Throws 404 without such an entry, 409 when the machine of that time is gone. */
export async function pastActorOf(
  { history }: ConsoleDeps,
  { actorId, index }: ActorRecord,
  seq: number,
): Promise<PastActor> {
  const past = await history.stateAt(index.projectId, actorId, seq)
  if (!past) throw noSuchEntry()
  const { definition, state } = past
  if (!definition || !state) throw machineIsGone(seq)
  return { definition, state }
}

/** The record that it had then. */
export function pastRecord({ definition, state }: PastActor, actorId: ActorId): ActorRecord {
  return recordOf(definition, state, actorId, '')
}

export function noSuchEntry(): NotFound {
  return new NotFound('The journal has no entry with this number.')
}

export function machineIsGone(seq: number): Conflict {
  return new Conflict(`This version of the service does not have the machine that entry ${seq} was made by.`)
}
