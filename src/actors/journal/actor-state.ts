import type { MachineDefinition } from '../contract/definition.ts'
import type { PendingWork } from './pending.ts'
import type { LiveSnapshot } from '../step/step.ts'
import type { ActorId, ActorRecord, PlainSnapshot } from '../types.ts'
import type { EpochMs } from '../../base/time.ts'

/** An actor as this process last saw it committed. */
export interface ActorState extends PendingWork {
  seq: number
  /** Of the last event. */
  at: EpochMs
  hash: string
  live: LiveSnapshot
  plain: PlainSnapshot
  /** Who runs the pending effects that are run elsewhere, by effect id. */
  owners?: ReadonlyMap<string, string>
}

/** The record that a state in memory would be stored as; effects that no other node runs are `nodeId`'s. */
export function recordOf(
  definition: MachineDefinition,
  state: ActorState,
  actorId: ActorId,
  nodeId: string,
): ActorRecord {
  const { seq, at, hash, plain: snapshot, timers, effects } = state
  const { name: machine, version } = definition
  const index = definition.index(snapshot)
  const wakeAt = earliest(timers)
  const owner = effects.length > 0 ? ownersOf(state, nodeId) : null
  const record = { actorId, seq, at, hash, machine, version, snapshot, timers, effects, wakeAt, owner, index }
  if (!owner?.includes(' ')) return record
  const owners = Object.fromEntries(effects.map(({ id }) => [id, state.owners?.get(id) ?? nodeId]))
  return { ...record, owners }
}

/** The nodes that run pending effects, separated by blanks; effects without another owner are `nodeId`'s. */
export function ownersOf({ effects, owners }: Pick<ActorState, 'effects' | 'owners'>, nodeId: string): string {
  if (!owners) return nodeId
  return [...new Set(effects.map((effect) => owners.get(effect.id) ?? nodeId))].sort().join(' ')
}

/** When the first of them is due; null when there are none. */
export function earliest(timers: readonly { at: EpochMs }[]): EpochMs | null {
  let first: EpochMs | null = null
  for (const { at } of timers) if (first === null || at < first) first = at
  return first
}
