import type { MachineDefinition } from '../machines/definition.ts'
import type { Pending } from './advance.ts'
import type { LiveSnapshot } from './step.ts'
import type { ActorId, ActorRecord, EpochMs, PlainSnapshot } from './types.ts'

/** An actor as this process last saw it committed. */
export interface ActorState extends Pending {
  seq: number
  /** Of the last event. */
  at: EpochMs
  hash: string
  live: LiveSnapshot
  plain: PlainSnapshot
  /** Who runs the pending effects that are run elsewhere, by effect id. */
  owners?: ReadonlyMap<string, string>
}

/** The record that a state in memory would be stored as. */
export function recordOf(
  definition: MachineDefinition,
  state: ActorState,
  actorId: ActorId,
  owner: string | null,
): ActorRecord {
  const { seq, hash, plain: snapshot, timers, effects } = state
  const { name: machine, version } = definition
  const index = definition.index(snapshot)
  const wakeAt = earliest(timers)
  const owned = effects.length > 0 ? owner : null
  return { actorId, seq, hash, machine, version, snapshot, timers, effects, wakeAt, owner: owned, index }
}

/** Everyone who runs some of the pending effects, separated by blanks; those that nobody else runs are `nodeId`'s. */
export function ownersOf({ effects, owners }: Pick<ActorState, 'effects' | 'owners'>, nodeId: string): string {
  if (!owners) return nodeId
  return [...new Set(effects.map((effect) => owners.get(effect.id) ?? nodeId))].sort().join(' ')
}

/** When the first of them is due; null when there are none. */
export function earliest(timers: readonly { at: EpochMs }[]): EpochMs | null {
  return timers.length === 0 ? null : Math.min(...timers.map((timer) => timer.at))
}
