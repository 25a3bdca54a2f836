import type { WakeTimers } from './wake-timers.ts'
import type { EffectRunner } from './effect-runner.ts'
import { loadActor, type LoadedActor } from '../journal/load.ts'
import type { MachineLookup } from '../machine-lookup.ts'
import type { ActorStore } from '../ports/actor-store.ts'
import { encodeRecord } from '../journal/records.ts'
import { isRecordDue, markOf } from '../journal/record-mark.ts'
import type { Activation } from './activations.ts'
import { earliest, ownersOf, recordOf } from '../journal/actor-state.ts'
import type { ActorId } from '../types.ts'

export interface ActivationLoader {
  /** Brings the actor into memory as it is stored; one that does not exist stays as it is. */
  load(activation: Activation): Promise<void>
  /** Loads the actor, and takes over those of its effects that belong to none of these nodes, nor to this one. */
  takeOver(activation: Activation, livingNodes: readonly string[]): Promise<void>
  /** Writes the record of a loaded actor, if it is behind the journal. */
  writeRecord(activation: Activation): Promise<void>
}

export interface ActivationLoaderDeps {
  store: ActorStore
  machines: MachineLookup
  nodeId: string
  wakeTimers: WakeTimers
  runner: EffectRunner
  isStopping: () => boolean
  weigh: (activation: Activation, length: { record: number }) => void
  /** Its beginning has been found in the store. */
  written: (activation: Activation) => void
  /** Begins, and writes, the actors that this one has created with its end and that are missing. */
  beginOwed: (actorId: ActorId, seq: number) => void
  /** Called with each actor whose in-doubt commit has been resolved. */
  reconciled: (actorId: ActorId) => void
}

/** Loads an actor from the store into an activation, and sets its wake timer, effects and asks. */
export function createActivationLoader(deps: ActivationLoaderDeps): ActivationLoader {
  const { store, machines, nodeId, wakeTimers, runner, isStopping, weigh, written, beginOwed, reconciled } = deps

  async function load(activation: Activation): Promise<void> {
    const loaded = await loadActor(store, machines, activation.actorId)
    if (loaded && isMisleading(activation.actorId, loaded)) await repairRecord(activation.actorId, loaded)
    reconciled(activation.actorId)
    if (!loaded) return void restoreUnwritten(activation)
    if (activation.unwritten) written(activation)
    activation.definition = loaded.definition
    activation.state = loaded.state
    activation.mark = loaded.mark
    activation.migratedFrom = loaded.migratedFrom
    weigh(activation, { record: loaded.storedLength })
    wakeTimers.set(activation.actorId, earliest(loaded.state.timers))
    activation.mailbox.resolveAsks(loaded.state.plain)
    runner.keepOnly(activation.actorId, loaded.state.effects)
    resumeEffects(activation)
    if (owedBy(activation) === nodeId) beginOwed(activation.actorId, loaded.state.seq)
  }

  /** It has begun, and the store does not have it yet. */
  function restoreUnwritten(activation: Activation): void {
    if (!activation.unwritten) return
    activation.definition = activation.unwritten.definition
    activation.state = activation.unwritten.state
  }

  /** The node that still has to write what the actor has created with its end; null when all is written. */
  function owedBy({ state, mark }: Activation): string | null {
    return state && state.plain.status !== 'active' && mark ? mark.owner : null
  }

  /**
   * Runs this process's effects that are not running: an in-doubt write may have started them, and no other node runs
   * them while this one lives.
   */
  function resumeEffects({ actorId, state }: Activation): void {
    if (!state || isStopping()) return
    for (const effect of state.effects) {
      if ((state.owners?.get(effect.id) ?? nodeId) === nodeId) runner.resume(actorId, effect, state.at, state.hash)
    }
  }

  async function takeOver(activation: Activation, livingNodes: readonly string[]): Promise<void> {
    await load(activation)
    const { actorId, state } = activation
    if (!state || isStopping()) return
    const all = [...(state.owners ?? [])]
    const orphaned = all.filter(([, owner]) => owner !== nodeId && !livingNodes.includes(owner))
    await writeRecord(activation)
    const owing = owedBy(activation)
    if (owing !== null && owing !== nodeId && !livingNodes.includes(owing)) beginOwed(actorId, state.seq)
    if (orphaned.length === 0) return
    const owners = new Map([...all, ...orphaned.map(([effectId]) => [effectId, nodeId] as const)])
    await store.adopt(actorId, state.seq, ownersOf({ ...state, owners }, nodeId))
    activation.state = { ...state, owners }
    activation.mark &&= { ...activation.mark, owner: ownersOf({ ...state, owners }, nodeId) }
    resumeEffects(activation)
  }

  /**
   * A process that died between journal and record may have left a record behind by which lists, sweeps and `adopt` go
   * astray.
   */
  function isMisleading(actorId: ActorId, { definition, state, mark, migratedFrom }: LoadedActor): boolean {
    if (mark?.tailRows === 0 || migratedFrom !== null) return false
    return isRecordDue(definition, mark, recordOf(definition, state, actorId, nodeId))
  }

  async function repairRecord(actorId: ActorId, loaded: Pick<LoadedActor, 'definition' | 'state' | 'mark'>) {
    const { definition, state } = loaded
    const record = encodeRecord(recordOf(definition, state, actorId, nodeId), definition)
    await store.commit([{ actorId, journal: null, record, rows: [], creates: [] }])
    loaded.mark = markOf(record)
  }

  async function writeRecord(activation: Activation): Promise<void> {
    const { actorId, definition, state, mark, migratedFrom } = activation
    if (!definition || !state || mark?.tailRows === 0 || migratedFrom !== null) return
    const loaded = { definition, state, mark }
    await repairRecord(actorId, loaded)
    if (activation.state === state) activation.mark = loaded.mark
  }

  return { load, takeOver, writeRecord }
}
